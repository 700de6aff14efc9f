import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operatorError.ts'
import { type Binaries, installedBinaries, reachableBinaries } from './binaries.ts'

/** The user that runs PostgreSQL, if it is not this program's. */
interface Owner {
  readonly uid: number
  readonly gid: number
}

/** The folder, programs and owner of a DATA_DIR's cluster. */
export interface Place {
  /** Holds `cluster` with the data, the password and the log. */
  readonly folder: string
  readonly binaries: Binaries
  /** Undefined: the user who runs this program. */
  readonly owner: Owner | undefined
}

/** Outside every home, because PostgreSQL's own user must be able to enter each folder on the way. */
const ROOTS_PLACE = '/var/lib/aspenrow'

/**
 * Finds or makes the place of a DATA_DIR's embedded database.
 * @param isOpenToAll every user may enter DATA_DIR, so the cluster is there whichever user starts it
 * @throws OperatorError if a folder cannot be written, or if this machine or user cannot run PostgreSQL
 */
export async function findPlace(dataDir: string, isOpenToAll = false): Promise<Place> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await placeOf(await realpath(dataDir), isOpenToAll)
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`The folder of the embedded database cannot be used: ${reason}.`, { cause })
  }
}

async function placeOf(dataDir: string, isOpenToAll: boolean): Promise<Place> {
  const installed = await installedBinaries()
  const inside = path.join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) {
    await mkdir(inside, { recursive: true, mode: 0o700 })
    return { folder: inside, binaries: installed, owner: undefined }
  }
  const shared = await openFolder(path.join(ROOTS_PLACE, hashOf(await realpath(installed.home))))
  const binaries = await reachableBinaries(installed, shared)
  if (isOpenToAll) await mkdir(inside, { recursive: true, mode: 0o755 })
  const folder = isOpenToAll ? inside : await rootsFolder(dataDir, inside)
  return { folder, binaries, owner: await ownerOf(folder) }
}

/** The name of a path under the shared folder. */
function hashOf(location: string): string {
  return createHash('sha256').update(location).digest('hex').slice(0, 16)
}

/** A cluster in DATA_DIR made by an ordinary user stays there when root starts it. */
async function rootsFolder(dataDir: string, inside: string): Promise<string> {
  if (existsSync(path.join(inside, 'cluster'))) return inside
  const pointer = path.join(dataDir, 'postgres.path')
  const folder = (await followPointer(pointer, dataDir)) ?? path.join(ROOTS_PLACE, hashOf(dataDir))
  await openFolder(folder)
  await writeFile(path.join(folder, 'origin'), dataDir)
  await writeFile(pointer, folder)
  return folder
}

/** The pointer counts after DATA_DIR was moved, and not in a copy of a DATA_DIR that is still there. */
async function followPointer(pointer: string, dataDir: string): Promise<string | undefined> {
  const folder = await readFile(pointer, 'utf8').catch(() => undefined)
  if (!folder || !existsSync(path.join(folder, 'cluster'))) return undefined
  const origin = await readFile(path.join(folder, 'origin'), 'utf8').catch(() => dataDir)
  return origin === dataDir || !existsSync(origin) ? folder : undefined
}

async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const each of [ROOTS_PLACE, folder]) await chmod(each, 0o755)
  return folder
}

/**
 * PostgreSQL refuses to run as root. A cluster runs as its maker, because no other user may read its files; a new one as `postgres`, else
 * as `nobody`.
 */
async function ownerOf(folder: string): Promise<Owner> {
  const made = await stat(path.join(folder, 'cluster', 'data')).catch(() => undefined)
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new OperatorError(
    'PostgreSQL refuses to run as root and /etc/passwd names neither postgres nor nobody: start as an ordinary user, or set DATABASE_URL.',
  )
}
