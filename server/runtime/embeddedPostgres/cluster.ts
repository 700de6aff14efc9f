import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { OperatorError } from '../operatorError.ts'
import type { Place } from './place.ts'

/** One database directory with the password that opens it. */
export interface Cluster {
  readonly data: string
  readonly log: string
  readonly password: string
}

export const DATABASE_USER = 'app'

/** UTF-8 sorted by code point on every machine; checksums reveal a bad disk. */
const INITDB_OPTIONS = [
  `--username=${DATABASE_USER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
]

/** Opens the place's cluster, or makes it. Two programs that do so at once get the same one. */
export async function openCluster(place: Place): Promise<Cluster> {
  const folder = path.join(place.folder, 'cluster')
  if (!existsSync(folder)) await makeCluster(place, folder)
  const password = await readFile(path.join(folder, 'password'), 'utf8')
  return { data: path.join(folder, 'data'), log: path.join(folder, 'postgres.log'), password }
}

/** Makes the cluster under another name and renames it, so that an interrupted start leaves no partial cluster. */
async function makeCluster(place: Place, folder: string): Promise<void> {
  await removeAbandonedDrafts(place.folder)
  const draft = path.join(place.folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(draft)
  await chmod(draft, 0o755)
  const password = randomBytes(24).toString('base64url')
  await writeFile(path.join(draft, 'password'), password, { mode: 0o600 })
  await initialise(place, draft, password)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
}

async function initialise(place: Place, draft: string, password: string): Promise<void> {
  const [data, passwordFile] = [path.join(draft, 'data'), path.join(draft, 'initial-password')]
  await mkdir(data, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (place.owner)
    for (const each of [data, passwordFile]) await chown(each, place.owner.uid, place.owner.gid)
  const initdb = spawn(
    place.binaries.initdb,
    [...INITDB_OPTIONS, `--pwfile=${passwordFile}`, `--pgdata=${data}`],
    {
      ...place.owner,
      cwd: data,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const [complaint, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')])
  await rm(passwordFile)
  if (code !== 0) throw new OperatorError(`initdb could not make the embedded database: ${complaint.trim()}`)
}

async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^draft-(\d+)-/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
