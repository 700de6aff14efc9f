import { spawn } from 'node:child_process'
import { closeSync, createReadStream, openSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../listen.ts'
import { OperatorError } from '../operatorError.ts'
import { type Cluster, isAlive } from './cluster.ts'
import type { Place } from './place.ts'

/** A running server's own data in its lock file. */
export interface Postmaster {
  readonly pid: number
  /** The folder of its socket, or an IP address. */
  readonly host: string
  readonly port: number
  readonly isReady: boolean
}

/** Durable data survives a power cut; throw-away data need not. */
export type Durability = 'durable' | 'throwaway'

const SETTINGS: Readonly<Record<Durability, readonly string[]>> = {
  // one table is vacuumed at a time, because requests are answered on the same few cores
  durable: ['max_connections=200', 'random_page_cost=1.1', 'autovacuum_max_workers=1'],
  throwaway: [
    'max_connections=400',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_wal_size=1GB',
  ],
}

const LOOPBACK = '127.0.0.1'
const SOCKET_PORT = 5432

export interface Launch {
  readonly place: Place
  readonly cluster: Cluster
  readonly durability: Durability
}

/** The server that runs on this cluster, if one does. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !isAlive(pid)) return undefined
  return { pid, host: lines[4] || LOOPBACK, port, isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the locks of a dead server, whose process number may belong to another program after a restart of the machine: PostgreSQL would
 * refuse to start. Every process of a cluster works in its data directory, so locks stay while any process does. Only Linux shows that.
 */
export async function removeStaleLocks(cluster: Cluster): Promise<void> {
  const isRunning = () => readdirSync('/proc').some((pid) => isWorkingIn(cluster.data, pid))
  if (process.platform !== 'linux' || isRunning()) return
  for (const file of [lockFile(cluster), `${socketIn(cluster.data)}.lock`]) await rm(file, { force: true })
}

/** Whether a process works in that folder. A zombie works nowhere. */
function isWorkingIn(folder: string, pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

/** How PostgreSQL names its socket in a folder. */
function socketIn(folder: string): string {
  return path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}

function lockFile(cluster: Cluster): string {
  return path.join(cluster.data, 'postmaster.pid')
}

/**
 * Where a new server listens: on a socket in the data directory, which only its owner may enter, where the path is short enough (107 bytes on
 * Linux) and the file system holds sockets; otherwise on a free port of loopback, which is slower.
 */
async function listening({ data }: Cluster, takesSocket: boolean): Promise<readonly string[]> {
  const isSocket = takesSocket && process.platform === 'linux' && Buffer.byteLength(socketIn(data)) < 100
  return isSocket
    ? [`port=${SOCKET_PORT}`, 'listen_addresses=', `unix_socket_directories="${data.replaceAll('"', '""')}"`]
    : [`port=${await freePort()}`, `listen_addresses=${LOOPBACK}`, 'unix_socket_directories=']
}

/**
 * Starts a server in its own session, so that Ctrl-C in the terminal does not end the database before the program.
 * @returns once it accepts connections; undefined if another server is just ending or starting
 * @throws OperatorError with the server's message if it cannot run
 */
export async function startPostmaster(launch: Launch, takesSocket = true): Promise<Postmaster | undefined> {
  const { place, cluster, durability } = launch
  const settings = [
    ...(await listening(cluster, takesSocket)),
    'timezone=UTC',
    'log_timezone=UTC',
    // without the rows that an error is about: erasing a person does not reach logs
    'log_error_verbosity=terse',
    ...SETTINGS[durability],
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
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('exit', () => resolve(''))
  })
  const ready = await whenReady(cluster, child.pid)
  if (ready) return ready
  const words = (await ended) || (await text(createReadStream(cluster.log, { start: log.size })))
  if (/could not create any Unix-domain sockets/.test(words)) return startPostmaster(launch, false)
  if (/still in use|lock file|shutting down|Address already in use/.test(words)) {
    await removeStaleLocks(cluster)
    return undefined
  }
  throw new OperatorError(
    `The embedded PostgreSQL did not start: ${words.trim().split('\n').slice(-5).join(' ')}`,
  )
}

async function whenReady(cluster: Cluster, pid: number | undefined): Promise<Postmaster | undefined> {
  for (; pid && isAlive(pid); await pause(10)) {
    const found = await findPostmaster(cluster)
    if (found?.isReady && found.pid === pid) return found
  }
  return undefined
}

/** A longer log is truncated at a start. */
const LOG_BYTES = 10 * 1024 ** 2

/** Opens the log for appending, because it shows why the last server ended. */
function openLog({ log }: Cluster): { readonly file: number; readonly size: number } {
  const before = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const isLong = before > LOG_BYTES
  return { file: openSync(log, isLong ? 'w' : 'a', 0o600), size: isLong ? 0 : before }
}

/** Ends a server as PostgreSQL's "fast" shutdown does; returns when it is gone. */
export async function stopPostmaster(cluster: Cluster, { pid }: Postmaster): Promise<void> {
  const isRunning = () =>
    process.platform === 'linux' ? isWorkingIn(cluster.data, String(pid)) : isAlive(pid)
  signal(pid, 'SIGINT')
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(10)) if (!isRunning()) return
  signal(pid, 'SIGQUIT')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // it has just ended by itself
  }
}
