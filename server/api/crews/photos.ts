import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** A photo as pages show it. */
export interface Photo {
  readonly content: Buffer
  readonly type: 'image/webp'
}

const endings = ['webp', 'jpg', 'png']
/** Twice what the largest place for a photo is wide. */
const SIDE = 512
const LARGEST_BYTES = 30 * 1024 * 1024
const LARGEST_PIXELS = 60_000_000
const MOST_KEPT = 300

// what is inside a file decides how it is read: only pictures of pixels, whatever its name says
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * The photos of a folder by staff number, without what cameras write beside a picture: where and when it was taken, and with what. Each is
 * drawn once for as long as its file stays as it is, upright and no larger than pages need.
 * @returns undefined where there is none, and for a file that cannot be read as a picture or is too large for one
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
