import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and what leads to it. Not left to `mkdir`'s own `recursive`, which tries without end where a file system has no room
 * for folders, such as below `/proc`.
 * @throws when one of them cannot be made
 */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (await isFolder(folder)) return
    if (error.code !== 'ENOENT' || (await isFolder(path.dirname(folder)))) throw error
    await makeFolder(path.dirname(folder))
    await makeFolder(folder)
  })
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
