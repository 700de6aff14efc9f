import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** A photo as pages show it. */
export interface Photo {
  readonly content: Buffer
  readonly type: 'image/webp'
}

const endings = ['webp', 'jpg', 'png']
/** Twice the width of the largest photo on a page. */
const SIDE = 512
const LARGEST_BYTES = 30 * 1024 * 1024
const LARGEST_PIXELS = 60_000_000
const MOST_KEPT = 300

// the content decides, not the file's name; only bitmap formats are accepted
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * The photos of a folder by staff number, without the camera's metadata. Each is drawn upright, at page size, once for each version of its
 * file.
 * @returns undefined without a file, or if it is unreadable or too large
 */
export function photosIn(folder: string): (staffNo: string) => Promise<Photo | undefined> {
  const kept = new Map<string, { readonly stamp: string; readonly photo: Promise<Photo | undefined> }>()
  return async (staffNo) => {
    const found = await photoFile(folder, staffNo)
    if (found === undefined) return undefined
    const { file, stamp } = found
    const before = kept.get(file)
    if (before?.stamp === stamp) return before.photo
    if (kept.size >= MOST_KEPT) kept.clear()
    const photo = drawn(found)
    kept.set(file, { stamp, photo })
    return photo
  }
}

interface PhotoFile {
  readonly file: string
  readonly bytes: number
  /** Another one when the file is another one. */
  readonly stamp: string
}

async function photoFile(folder: string, staffNo: string): Promise<PhotoFile | undefined> {
  for (const ending of endings) {
    const file = path.join(folder, `${staffNo}.${ending}`)
    const found = await stat(file).catch(absentOnly)
    if (found) return { file, bytes: found.size, stamp: `${found.mtimeMs} ${found.size}` }
  }
  return undefined
}

async function drawn({ file, bytes }: PhotoFile): Promise<Photo | undefined> {
  if (bytes > LARGEST_BYTES) return undefined
  try {
    const content = await sharp(await readFile(file), { limitInputPixels: LARGEST_PIXELS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
    return { content, type: 'image/webp' }
  } catch {
    return undefined
  }
}

function absentOnly(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
