import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { OperatorError } from '../runtime/operatorError.ts'

/** Raised when a file of the new kind cannot be read by the code before. */
const FORMAT = 1

const header = z.object({
  aspenrow: z.literal('backup'),
  format: z.number(),
  takenAt: z.string(),
  /** What had been played on the database, oldest first: its tables are as these leave them. */
  migrations: z.array(z.string()),
  /** Whether the events are in the file, or in a KurrentDB, which has its own backup tools. */
  holdsEvents: z.boolean(),
  /** The last number that each sequence gave, by its name. */
  sequences: z.record(z.string(), z.string()),
})
const opening = z.union([z.object({ table: z.string() }), z.object({ photo: z.string() })])
const closing = z.object({ lines: z.number(), sha256: z.string() })
const ending = z.object({ sections: z.number() })

/** The first line of a backup, about the file itself. */
export type BackupHeader = Omit<z.infer<typeof header>, 'aspenrow' | 'format'>

/** A table with a row on each line, as JSON, or a photo with a piece on each line, in base64. */
export type Section = z.infer<typeof opening> & { readonly lines: AsyncIterable<readonly string[]> }

/**
 * Writes a backup: gzip over lines. Lines that begin with `#` say what comes, and after each section how many lines it had and their
 * SHA-256; the others are the content. Only a complete file has the last line. Only its owner may read it.
 * @throws OperatorError when there is a file of that name, which is never overwritten
 */
export async function writeBackup(
  file: string,
  about: BackupHeader,
  sections: AsyncIterable<Section>,
): Promise<void> {
  const target = await open(file, 'wx', 0o600).catch((cause: Error) => {
    throw new OperatorError(`${file} cannot be written: ${cause.message}.`, { cause })
  })
  try {
    await pipeline(textOf(about, sections), createGzip(), target.createWriteStream({ flush: true }))
  } catch (error) {
    await rm(file)
    throw error
  }
}

async function* textOf(about: BackupHeader, sections: AsyncIterable<Section>): AsyncGenerator<string> {
  yield told({ aspenrow: 'backup', format: FORMAT, ...about })
  let count = 0
  for await (const { lines, ...what } of sections) {
    yield told(what)
    const sum = new Sum()
    for await (const some of lines) yield some.map((line) => `${sum.add(line)}\n`).join('')
    yield told(sum.result())
    count += 1
  }
  yield told({ sections: count })
}

function told(what: object): string {
  return `#${JSON.stringify(what)}\n`
}

/** A backup that is open: its sections must be read in turn, each to its end. */
export interface OpenBackup {
  readonly about: BackupHeader
  /** @throws OperatorError if the file is truncated or corrupt */
  readonly sections: AsyncIterable<Section>
}

/** @throws OperatorError when it is no backup, or of a kind that this code does not know */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = new Lines(file)
  const about = header.safeParse(lines.control(await lines.next()))
  if (!about.success) throw new OperatorError(`${file} is no backup of Aspenrow.`)
  if (about.data.format > FORMAT)
    throw new OperatorError(`${file} was written by a newer Aspenrow: restore it with that version.`)
  return { about: about.data, sections: sectionsOf(lines) }
}

/** Reads a backup to its end, so that a broken one is refused before any change. @throws OperatorError */
export async function checkBackup(file: string): Promise<void> {
  const { sections } = await openBackup(file)
  for await (const { lines } of sections) for await (const _ of lines);
}

async function* sectionsOf(lines: Lines): AsyncGenerator<Section> {
  for (let count = 0; ; count++) {
    const told = lines.control(await lines.next())
    if (ending.safeParse(told).data?.sections === count) return
    const what = opening.safeParse(told)
    if (!what.success) throw lines.broken()
    yield { ...what.data, lines: contentOf(lines) }
  }
}

const SOME = 500

async function* contentOf(lines: Lines): AsyncGenerator<readonly string[]> {
  const sum = new Sum()
  let line = await lines.next()
  while (isContent(line)) {
    const some: string[] = []
    for (; isContent(line) && some.length < SOME; line = await lines.next()) some.push(sum.add(line))
    yield some
  }
  const { lines: count, sha256 } = sum.result()
  const expected = closing.safeParse(lines.control(line)).data
  if (expected?.lines !== count || expected.sha256 !== sha256) throw lines.broken()
}

function isContent(line: string | undefined): line is string {
  return line !== undefined && !line.startsWith('#')
}

/** Grows line by line. */
class Sum {
  readonly #hash = createHash('sha256')
  #lines = 0

  add(line: string): string {
    this.#hash.update(line).update('\n')
    this.#lines += 1
    return line
  }

  result(): z.infer<typeof closing> {
    return { lines: this.#lines, sha256: this.#hash.digest('hex') }
  }
}

/** Lines end with a line feed only, because people's texts may contain other line separators. */
class Lines {
  readonly #file: string
  readonly #pieces: AsyncIterator<string>
  #ready: string[] = []
  #rest = ''

  constructor(file: string) {
    this.#file = file
    const source = createReadStream(file)
    const unpacked = createGunzip().setEncoding('utf8')
    source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
    this.#pieces = unpacked[Symbol.asyncIterator]()
  }

  /** The next one; none when the file ends. */
  async next(): Promise<string | undefined> {
    while (this.#ready.length === 0) {
      const { done, value } = await this.#pieces.next().catch(this.#unreadable)
      if (done) return undefined
      const [first = '', ...others] = value.split('\n')
      if (others.length === 0) this.#rest += first
      else {
        this.#ready = [this.#rest + first, ...others.slice(0, -1)].reverse()
        this.#rest = others.at(-1) ?? ''
      }
    }
    return this.#ready.pop()
  }

  control(line: string | undefined): unknown {
    if (!line?.startsWith('#')) return undefined
    try {
      return JSON.parse(line.slice(1))
    } catch {
      return undefined
    }
  }

  broken(cause?: unknown): OperatorError {
    return new OperatorError(`${this.#file} is cut off or damaged: nothing may be restored from it.`, {
      cause,
    })
  }

  readonly #unreadable = (cause: NodeJS.ErrnoException): never => {
    if (cause.code === 'ENOENT' || cause.code === 'EACCES' || cause.code === 'EISDIR')
      throw new OperatorError(`${this.#file} cannot be read: ${cause.message}.`, { cause })
    throw this.broken(cause)
  }
}
