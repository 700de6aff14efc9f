import { spawn } from 'node:child_process'
import { chmodSync, closeSync, createReadStream, fstatSync, openSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../freePort.ts'
import { OperatorError } from '../operatorError.ts'
import type { Cluster } from './cluster.ts'
import type { Place } from './place.ts'
import { isAlive, isAtWorkIn, isWorkedIn } from './processes.ts'

/** Where a server takes connections: on a socket in a folder, or on a port of loopback. */
export interface Address {
  /** The socket's folder, or an IP address. */
  readonly host: string
  readonly port: number
}

/** What a running server says about itself in its lock file. */
export interface Postmaster extends Address {
  readonly pid: number
  readonly isReady: boolean
}

/** Real data is safe from a power cut; throw-away data need not be. */
export type Durability = 'durable' | 'throwaway'

const SETTINGS: Readonly<Record<Durability, readonly string[]>> = {
  // its upkeep looks after one table at a time: requests are answered on the same few cores
  durable: ['max_connections=200', 'random_page_cost=1.1', 'autovacuum_max_workers=1'],
  throwaway: [
    'max_connections=400',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_wal_size=1GB',
  ],
}

/** The server that runs on this cluster, if one does. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !isAlive(pid)) return undefined
  return { pid, host: lines[4] || LOOPBACK, port, isReady: lines[7]?.trim() === 'ready' }
}

/**
 * After a restart of the machine a lock file may name a process that now is somebody else's, and PostgreSQL would refuse to start.
 * They are removed only when nothing at all works in the data directory.
 */
export async function removeStaleLocks(cluster: Cluster): Promise<void> {
  if (isWorkedIn(cluster.data) !== false) return
  for (const file of [lockFile(cluster), `${socketIn(cluster.data)}.lock`]) await rm(file, { force: true })
}

export const LOOPBACK = '127.0.0.1'
const SOCKET_PORT = 5432

/** How PostgreSQL names its socket in a folder. */
function socketIn(folder: string): string {
  return path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}

/**
 * A socket in the data directory, which only its owner may enter, where the system takes a path of that length (Linux 107 bytes): each
 * question on it costs less than on loopback, and no port is taken. Elsewhere a free port.
 */
async function freeAddress({ data }: Cluster): Promise<Address> {
  const isSocket = process.platform === 'linux' && Buffer.byteLength(socketIn(data)) < 100
  return isSocket ? { host: data, port: SOCKET_PORT } : freePortHere()
}

async function freePortHere(): Promise<Address> {
  return { host: LOOPBACK, port: await freePort() }
}

export interface Launch {
  readonly place: Place
  readonly cluster: Cluster
  readonly durability: Durability
  /** Where the server was that this one replaces; otherwise wherever is best. */
  readonly address?: Address
}

/**
 * Starts a server in a session of its own, so that Ctrl-C on the terminal reaches the program first and the database last.
 * @returns as soon as it takes connections, or undefined when it did not come up because another one is just ending or starting
 * @throws OperatorError with the server's own words when it cannot run
 */
export async function startPostmaster(launch: Launch): Promise<Postmaster | undefined> {
  const { place, cluster } = launch
  const { host, port } = launch.address ?? (await freeAddress(cluster))
  const isSocket = path.isAbsolute(host)
  const settings = [
    `port=${port}`,
    `listen_addresses=${isSocket ? '' : host}`,
    `unix_socket_directories=${isSocket ? `"${host.replaceAll('"', '""')}"` : ''}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // without the rows that a refusal is about: who is erased goes from tables, and not from a log
    'log_error_verbosity=terse',
    ...SETTINGS[launch.durability],
  ].flatMap((setting) => ['-c', setting])
  const log = openLog(cluster)
  const child = spawn(place.binaries.postgres, ['-D', cluster.data, ...settings], {
    ...place.owner,
    cwd: cluster.data,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log.file, log.file],
  })
  closeSync(log.file)
  child.unref()
  const failed = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(''))
  })
  const ready = await whenReady(cluster, child.pid)
  return ready ?? afterFailure(launch, (await failed) || (await wordsSince(cluster, log.size)))
}

/** Ends a server as PostgreSQL's "fast" shutdown does; returns when it is gone. */
export async function stopPostmaster(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  signal(postmaster.pid, 'SIGINT')
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(10)) {
    // the lock goes a moment before the process does
    const holdsLock = (await findPostmaster(cluster))?.pid === postmaster.pid
    if (!holdsLock && !isAtWorkIn(cluster.data, postmaster.pid)) return
  }
  signal(postmaster.pid, 'SIGQUIT')
}

function lockFile(cluster: Cluster): string {
  return path.join(cluster.data, 'postmaster.pid')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended by itself.
  }
}

async function whenReady(cluster: Cluster, pid: number | undefined): Promise<Postmaster | undefined> {
  while (pid && isAlive(pid)) {
    const found = await findPostmaster(cluster)
    if (found?.isReady && found.pid === pid) return found
    await pause(10)
  }
  return undefined
}

/** Beyond it a log is begun anew: nobody turns it over. */
const LOG_BYTES = 10 * 1024 ** 2

/** What servers before this one said stays: why the last one ended stands there. */
function openLog(cluster: Cluster): { readonly file: number; readonly size: number } {
  const isLong = (statSync(cluster.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES
  const file = openSync(cluster.log, isLong ? 'w' : 'a', 0o600)
  chmodSync(cluster.log, 0o600)
  return { file, size: fstatSync(file).size }
}

function wordsSince(cluster: Cluster, start: number): Promise<string> {
  return text(createReadStream(cluster.log, { start })).catch(() => '')
}

async function afterFailure(launch: Launch, log: string): Promise<Postmaster | undefined> {
  const { cluster } = launch
  // some file systems hold no sockets
  if (/could not create any Unix-domain sockets/.test(log))
    return startPostmaster({ ...launch, address: await freePortHere() })
  if (/still in use|lock file|shutting down|Address already in use/.test(log)) {
    await removeStaleLocks(cluster)
    return undefined
  }
  throw new OperatorError(
    `The embedded PostgreSQL did not start: ${log.trim().split('\n').slice(-5).join(' ')}`,
  )
}
