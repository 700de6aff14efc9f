import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../operatorError.ts'
import { type Binaries, installedBinaries, reachableBinaries } from './binaries.ts'

/** The user a cluster belongs to and PostgreSQL runs as, when that is not the user who runs this program. */
interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Where one DATA_DIR's cluster and the programs for it lie, and whom they belong to. */
export interface Place {
  /** Holds `cluster` with the data, the password and the log. */
  readonly folder: string
  readonly binaries: Binaries
  /** Absent: the user who runs this program. */
  readonly owner: Owner | undefined
}

/** Outside every home, because PostgreSQL's own user must be able to enter each folder on the way. */
const ROOTS_PLACE = '/var/lib/aspenrow'

/**
 * Finds or makes the place of a DATA_DIR's embedded database (README, "Two commands").
 * @param isOpenToAll every user may enter DATA_DIR, so that the cluster lies there whoever starts it
 * @throws OperatorError when a folder cannot be written, or when this machine or user cannot run PostgreSQL
 */
export async function findPlace(dataDir: string, isOpenToAll = false): Promise<Place> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await placeOf(await realpath(dataDir), isOpenToAll)
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(`The embedded database has no place to live: ${messageOf(cause)}.`, { cause })
  }
}

/** What a path is called under the shared folder: two clones never meet. */
function hashOf(location: string): string {
  return createHash('sha256').update(location).digest('hex').slice(0, 16)
}

async function placeOf(dataDir: string, isOpenToAll: boolean): Promise<Place> {
  const owner = databaseOwner()
  const installed = await installedBinaries()
  const inside = path.join(dataDir, 'postgres')
  if (!owner) return { folder: await ordinaryFolder(inside), binaries: installed, owner }
  const shared = await openFolder(path.join(ROOTS_PLACE, hashOf(await realpath(installed.home))))
  const binaries = await reachableBinaries(installed, shared)
  const folder = isOpenToAll ? await ordinaryFolder(inside, 0o755) : await rootsFolder(dataDir, inside)
  return { folder, binaries, owner: await ownerOf(folder, owner) }
}

async function ordinaryFolder(folder: string, mode = 0o700): Promise<string> {
  await mkdir(folder, { recursive: true, mode })
  return folder
}

/** A cluster that an ordinary user made in DATA_DIR stays where it is when root starts it. */
async function rootsFolder(dataDir: string, inside: string): Promise<string> {
  if (existsSync(path.join(inside, 'cluster'))) return inside
  const pointer = path.join(dataDir, 'postgres.path')
  const folder = (await followPointer(pointer, dataDir)) ?? path.join(ROOTS_PLACE, hashOf(dataDir))
  await openFolder(folder)
  await writeFile(path.join(folder, 'origin'), dataDir)
  await writeFile(pointer, folder)
  return folder
}

/** The pointer counts after DATA_DIR was moved, and does not count in a copy of a DATA_DIR that is still there. */
async function followPointer(pointer: string, dataDir: string): Promise<string | undefined> {
  const folder = await readFile(pointer, 'utf8').catch(() => undefined)
  if (!folder || !existsSync(path.join(folder, 'cluster'))) return undefined
  const origin = await readFile(path.join(folder, 'origin'), 'utf8').catch(() => dataDir)
  return origin === dataDir || !existsSync(origin) ? folder : undefined
}

/** A cluster runs as the user who made it: nobody else may read its files. */
async function ownerOf(folder: string, otherwise: Owner): Promise<Owner> {
  const made = await stat(path.join(folder, 'cluster', 'data')).catch(() => undefined)
  return made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : otherwise
}

async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const each of [ROOTS_PLACE, folder]) await chmod(each, 0o755)
  return folder
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * PostgreSQL refuses to run as root, so root lends its server to `postgres`, else to `nobody`. Everybody else runs it as themselves.
 * @throws OperatorError when initdb could not name the user: it has no entry in the passwd file
 */
function databaseOwner(): Owner | undefined {
  if (process.getuid?.() === 0) return unprivilegedUser()
  assertUserHasName()
  return undefined
}

function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found =
    users.find(([name]) => name === 'postgres') ??
    users.find(([name]) => name === 'nobody') ??
    users.find(([name, , uid]) => name !== 'root' && Number(uid) > 0)
  if (!found) {
    throw new OperatorError(
      'PostgreSQL refuses to run as root and /etc/passwd names no other user: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

function assertUserHasName(): void {
  try {
    userInfo()
  } catch {
    throw new OperatorError(
      'The embedded PostgreSQL needs a user with an entry in the passwd file, and this user id has none: add one, or set DATABASE_URL.',
    )
  }
}
