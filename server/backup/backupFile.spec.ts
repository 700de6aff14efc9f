import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup, openBackup, type Section, writeBackup } from './backupFile.ts'

const about = {
  takenAt: '2026-11-23T10:00:00Z',
  migrations: ['1_one'],
  holdsEvents: true,
  sequences: { s: '7' },
}
const orders = Array.from({ length: 1_200 }, (_, nth) => `{"nth":${nth},"text":"crème\u2028de menthe\\n"}`)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* inPieces(lines: readonly string[], size = 500) {
  for (let from = 0; from < lines.length; from += size) yield lines.slice(from, from + size)
}

async function* sections(): AsyncGenerator<Section> {
  yield { table: 'orders', lines: inPieces(orders) }
  yield { table: 'empty', lines: inPieces([]) }
  yield { photo: 'S-1.webp', lines: inPieces(['AAEC', '/w==']) }
}

/** A whole backup in a file of its own. */
async function written(name: string): Promise<string> {
  const file = path.join(folder, name)
  await writeBackup(file, about, sections())
  return file
}

/** The same file with its text changed. */
async function changed(name: string, change: (text: string) => string): Promise<string> {
  const file = await written(name)
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())))
  return file
}

describe('a backup', () => {
  it('gives back what was written, to its owner alone', async () => {
    const file = await written('whole')
    const { about: told, sections: found } = await openBackup(file)
    const content: object[] = []
    for await (const { lines, ...what } of found) {
      const read: string[] = []
      for await (const some of lines) read.push(...some)
      content.push({ ...what, lines: read })
    }
    expect(told).toMatchObject(about)
    expect(content).toEqual([
      { table: 'orders', lines: orders },
      { table: 'empty', lines: [] },
      { photo: 'S-1.webp', lines: ['AAEC', '/w=='] },
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('never overwrites another, and leaves no half of one behind', async () => {
    const file = await written('twice')
    await expect(writeBackup(file, about, sections())).rejects.toThrow('cannot be written: EEXIST')
    await checkBackup(file)
    async function* failing(): AsyncGenerator<Section> {
      yield { table: 'orders', lines: inPieces(orders) }
      throw new Error('the database went away')
    }
    await expect(writeBackup(path.join(folder, 'half'), about, failing())).rejects.toThrow('went away')
    expect(await readdir(folder)).not.toContain('half')
  })

  const whole = (text: string) => text.trimEnd().split('\n')
  it.each<[string, (text: string) => string]>([
    ['lacks its end', (text) => whole(text).slice(0, -1).join('\n')],
    ['lacks a row', (text) => text.replace(`${orders[600]}\n`, '')],
    ['has another row', (text) => text.replace('{"nth":1100,', '{"nth":1101,')],
    ['has a row twice', (text) => text.replace(`${orders[3]}\n`, `${orders[3]}\n${orders[3]}\n`)],
    ['lacks a section', (text) => text.replace(/#\{"photo"[^#]*#[^\n]*\n/, '')],
  ])('that %s is refused', async (name, change) => {
    await expect(checkBackup(await changed(name, change))).rejects.toThrow('is cut off or damaged')
  })

  it('that was cut off or changed where it lies is refused', async () => {
    const file = await written('bytes')
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length - 40))
    await expect(checkBackup(file)).rejects.toThrow('is cut off or damaged')
    const middle = bytes.length >> 1
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(file, bytes)
    await expect(checkBackup(file)).rejects.toThrow('is cut off or damaged')
  })

  it('of a newer product, and any other file, is refused', async () => {
    const newer = await changed('newer', (text) => text.replace('"format":1', '"format":2'))
    await expect(openBackup(newer)).rejects.toThrow('was written by a newer Aspenrow')
    const other = await changed('other', () => 'hello\n')
    await expect(openBackup(other)).rejects.toThrow('is no backup of Aspenrow')
    await expect(openBackup(path.join(folder, 'none'))).rejects.toThrow('cannot be read: ENOENT')
  })
})
