import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What has been used since the machine or the server started; of two looks the difference counts. */
export interface Usage {
  /** Milliseconds of any origin. */
  readonly at: number
  /** Undefined where the server does not count them. */
  readonly statements: number | undefined
  /** Transactions that wrote. */
  readonly writes: number
  /** CPU milliseconds of the servers that were named, and of every process of the database. Undefined where the system does not tell. */
  readonly serverMs: number | undefined
  readonly databaseMs: number | undefined
}

export interface Meters {
  look(serverPids: readonly number[]): Promise<Usage>
  /** Waits until what follows a load is done: mails, read models, jobs. @returns whether it was done in time */
  untilQuiet(serverPids: readonly number[]): Promise<boolean>
}

const TICK_MS = 10
const LOOK_EVERY_MS = 500
const QUIET_CPU_MS = 40
const TIMEOUT_MS = 120_000

/** @param url of a database of the server that is measured, which must run on this machine for its CPU time to be known */
export async function openMeters(url: string): Promise<Meters & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts = await countsStatements(client)
  const text = `select ${counts ? '(select sum(calls) from pg_stat_statements(false))::float8' : 'null::float8'} as statements,
    pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes, pg_backend_pid() as pid`
  const look: Meters['look'] = async (serverPids) => {
    const { rows } = await client.query(text)
    const { statements, writes, pid } = rows[0]
    return {
      at: performance.now(),
      statements: statements ?? undefined,
      writes,
      serverMs: cpuOf(serverPids),
      databaseMs: cpuOf(familyOf(pid)),
    }
  }
  return { look, untilQuiet: (serverPids) => untilQuiet(() => look(serverPids)), close: () => client.end() }
}

/** The most a process has held in memory, and what it holds now, in MiB; undefined where the system does not tell. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } | undefined {
  const status = read(`/proc/${pid}/status`)
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return status === '' ? undefined : { now: of('VmRSS'), most: of('VmHWM') }
}

async function countsStatements(client: pg.Client): Promise<boolean> {
  return client.query('select count(*) from pg_stat_statements(false)').then(
    () => true,
    () => false,
  )
}

async function untilQuiet(look: () => Promise<Usage>): Promise<boolean> {
  let before = await look()
  for (const end = before.at + TIMEOUT_MS; before.at < end; ) {
    await pause(LOOK_EVERY_MS)
    const now = await look()
    const used = (now.serverMs ?? 0) - (before.serverMs ?? 0)
    if (now.writes === before.writes && used < QUIET_CPU_MS) return true
    before = now
  }
  return false
}

/** Every process of the server that this backend belongs to, its first one included, which answers for those that have ended. */
function familyOf(backend: number): readonly number[] {
  const parent = statOf(backend)?.parent
  if (parent === undefined) return []
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [parent, ...others.map(Number).filter((pid) => statOf(pid)?.parent === parent)]
}

/** Of processes and of those of their children that have ended. */
function cpuOf(pids: readonly number[]): number | undefined {
  const stats = pids.map(statOf)
  return stats.some((stat) => stat === undefined) && process.platform !== 'linux'
    ? undefined
    : stats.reduce((sum, stat) => sum + (stat?.ticks ?? 0) * TICK_MS, 0)
}

/** The fourth field names the parent; the fourteenth to the seventeenth count the time of the process and of its ended children. */
function statOf(pid: number): { readonly parent: number; readonly ticks: number } | undefined {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const [, parent] = fields
  if (parent === undefined) return undefined
  return { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
