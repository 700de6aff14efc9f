import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../../server/runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import { endWithThisProcess } from '../../../server/testing/endWithThisProcess.ts'
import { type Relay, startRelay } from '../../../server/testing/relay.ts'

/** A PostgreSQL of the drill's own, on a small disk where this user may mount one, and the wire that leads to it. */
export interface DrilledDatabase {
  readonly dataDir: string
  /** Leads to the database itself. */
  readonly url: string
  /** Leads there over the wire. */
  readonly relayedUrl: string
  readonly wire: Relay
  /** Why the disk cannot be filled, if it cannot. */
  readonly noSmallDisk: string | undefined
  /** Signals every process of PostgreSQL at once. */
  signal(name: NodeJS.Signals): Promise<void>
  /** Starts PostgreSQL again if it has ended. */
  bringBack(): Promise<void>
  /** Takes everything away. */
  destroy(): Promise<void>
}

const run = promisify(execFile)
const DISK_MIB = 1_024

/** Should this process be killed, nothing of its stays: the servers name themselves in the folder. */
const CLEAN_UP = `[ -d "$1" ] || exit 0
for pid in $(cat "$1"/server.*.pid 2>/dev/null); do kill -KILL "$pid" 2>/dev/null; done
head -n 1 "$1/postgres/cluster/data/postmaster.pid" 2>/dev/null | xargs -r kill -INT; sleep 1; umount "$1" 2>/dev/null; rm -rf "$1"`

export async function openDrilledDatabase(): Promise<DrilledDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aspenrow-drill-'))
  endWithThisProcess(CLEAN_UP, dataDir)
  const noSmallDisk = await mountSmallDisk(dataDir)
  await chmod(dataDir, 0o755)
  const start = () => startEmbeddedPostgres(dataDir, { isOpenToAll: true })
  let postgres = await start()
  const { url, dataDirectory } = postgres
  const wire = await startRelay(path.join(dataDirectory, '.s.PGSQL.5432'))
  return {
    ...{ dataDir, url, wire, noSmallDisk },
    relayedUrl: relayed(url, wire.port),
    async signal(name) {
      for (const pid of await postgresPids(dataDirectory)) sendTo(pid, name)
    },
    async bringBack() {
      const before = postgres
      postgres = await start()
      await before.stop()
    },
    async destroy() {
      await wire.down()
      await postgres.stop()
      if (noSmallDisk === undefined) await run('umount', ['-l', dataDir])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function relayed(direct: string, port: number): string {
  const url = new URL(direct)
  url.searchParams.delete('host')
  url.port = String(port)
  return url.href
}

/** @returns why it failed */
async function mountSmallDisk(folder: string): Promise<string | undefined> {
  const mounting = run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder])
  return mounting.then(
    () => undefined,
    () => 'this user may not mount a small disk',
  )
}

/** The postmaster and its children. */
async function postgresPids(dataDirectory: string): Promise<readonly number[]> {
  const lock = await readFile(path.join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '')
  const postmaster = Number(lock.split('\n', 1)[0])
  if (!postmaster) return []
  const all = (await readdir('/proc')).map(Number).filter(Boolean)
  const parents = await Promise.all(all.map(async (pid) => [pid, await parentOf(pid)] as const))
  return [postmaster, ...parents.flatMap(([pid, parent]) => (parent === postmaster ? [pid] : []))]
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
}

function sendTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // it has just ended
  }
}
