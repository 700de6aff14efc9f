import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { DeliverMail, MailMessage } from '../mailMessage.ts'
import { mimeOptions } from './mimeOptions.ts'

/** A mail as the folder keeps it for reading, beside the file that a mail program opens. */
export interface KeptMail
  extends Pick<MailMessage, 'id' | 'kind' | 'language' | 'to' | 'subject' | 'html' | 'text' | 'calendar'> {
  /** ISO, UTC. */
  readonly createdAt: string
}

/** Where mail goes while there is no SMTP server: files in the data folder (docs/configuration.md, `SMTP_URL`). */
export interface MailFolder {
  /** The same mail again replaces itself. */
  readonly deliver: DeliverMail
  /** The latest {@link LISTED}, newest first, without those whose file is not whole. */
  list(): Promise<readonly KeptMail[]>
  find(id: string): Promise<KeptMail | undefined>
  /** The mail as it would have gone over the wire. */
  source(id: string): Promise<Buffer | undefined>
  /** Deletes what was made before. @returns how many mails went */
  purge(before: Temporal.Instant): Promise<number>
}

export function openMailFolder(folder: string, host: string): MailFolder {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const named = async (id: string) => {
    const name = (await namesIn(folder, 'json')).find((name) => idIn(name) === id)
    return name === undefined ? undefined : readMail(folder, name)
  }
  return {
    async deliver(message) {
      const { message: source } = await transport.sendMail(mimeOptions(message, host))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const kept: KeptMail = { ...message, createdAt: message.createdAt.toString() }
      await writeWhole(path.join(folder, `${nameOf(kept)}.eml`), source as Buffer)
      await writeWhole(path.join(folder, `${nameOf(kept)}.json`), JSON.stringify(kept))
    },
    list: () => readLatest(folder),
    find: named,
    async source(id) {
      const mail = await named(id)
      return mail && readFile(path.join(folder, `${nameOf(mail)}.eml`))
    },
    async purge(before) {
      const until = stampOf(before.toString())
      const old = (await namesIn(folder, 'json')).filter((name) => name.slice(0, until.length) < until)
      for (const name of old)
        for (const ending of ['eml', 'json'])
          await rm(path.join(folder, `${name}.${ending}`), { force: true })
      return old.length
    },
  }
}

/** So many mails are listed at most: a folder may hold those of a month. */
export const LISTED = 500

/** Sorts by time, and contains time and id. */
function nameOf({ createdAt, id }: Pick<KeptMail, 'createdAt' | 'id'>): string {
  return `${stampOf(createdAt)}-${id}`
}

/** `yyyyMMddTHHmmss`. */
function stampOf(iso: string): string {
  return iso.slice(0, 19).replaceAll(/[-:]/g, '')
}

function idIn(name: string): string {
  return name.slice(name.indexOf('-') + 1)
}

/** Names without their ending. */
async function namesIn(folder: string, ending: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((name) => name.endsWith(`.${ending}`)).map((name) => name.slice(0, -ending.length - 1))
}

async function readLatest(folder: string): Promise<readonly KeptMail[]> {
  const latest = [...(await namesIn(folder, 'json'))].sort().slice(-LISTED)
  const mails = await Promise.all(latest.map((name) => readMail(folder, name).catch(() => undefined)))
  return mails.filter((mail) => mail !== undefined).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

/** @returns undefined for one that was deleted meanwhile @throws SyntaxError for one whose file is not whole */
async function readMail(folder: string, name: string): Promise<KeptMail | undefined> {
  const kept = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(() => undefined)
  return kept === undefined ? undefined : JSON.parse(kept)
}

/** Writes a file atomically, so a reader never sees half a mail. Mails contain secrets, so only the file's owner may read it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.draft`, content, { mode: 0o600 })
  await rename(`${file}.draft`, file)
}
