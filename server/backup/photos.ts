import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Section } from './backupFile.ts'

/** Small enough for a line. */
const PIECE = 48 * 1024

/** The photos in a folder; it need not be there. */
export async function* photosIn(folder: string): AsyncGenerator<Section> {
  for (const photo of (await namesIn(folder)).sort()) {
    const content = await readFile(path.join(folder, photo))
    yield { photo, lines: piecesOf(content) }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}

async function* piecesOf(content: Buffer): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < content.length; from += PIECE)
    yield [content.toString('base64', from, from + PIECE)]
}

/** Writes a photo to its folder, replacing one of the same name. */
export async function keepPhoto(
  folder: string,
  { photo, lines }: Section & { photo: string },
): Promise<void> {
  const pieces: Buffer[] = []
  for await (const some of lines) for (const piece of some) pieces.push(Buffer.from(piece, 'base64'))
  await mkdir(folder, { recursive: true })
  // a name alone: nothing in the file may point out of the folder
  await writeFile(path.join(folder, path.basename(photo)), Buffer.concat(pieces), { mode: 0o600 })
}
