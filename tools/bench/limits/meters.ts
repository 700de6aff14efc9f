import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The database's counters since its start; the difference of two reads counts. */
export interface Usage {
  /** Milliseconds of any origin. */
  readonly at: number
  /** Undefined where the server does not count them. */
  readonly statements: number | undefined
  /** Transactions that wrote. */
  readonly writes: number
}

export interface Meters {
  look(): Promise<Usage>
  /** Waits until what follows a load is done: mails, read models, jobs. @returns whether it was done in time */
  untilQuiet(): Promise<boolean>
  close(): Promise<void>
}

const LOOK_EVERY_MS = 500
const TIMEOUT_MS = 120_000

/** @param url of a database of the server that is measured */
export async function openMeters(url: string): Promise<Meters> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts = await client.query('select count(*) from pg_stat_statements(false)').then(
    () => '(select sum(calls) from pg_stat_statements(false))::float8',
    () => 'null::float8',
  )
  const text = `select ${counts} as statements, pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes`
  const look = async (): Promise<Usage> => {
    const { rows } = await client.query(text)
    const { statements, writes } = rows[0]
    return { at: performance.now(), statements: statements ?? undefined, writes }
  }
  return { look, untilQuiet: () => untilQuiet(look), close: () => client.end() }
}

async function untilQuiet(look: Meters['look']): Promise<boolean> {
  let before = await look()
  for (const end = before.at + TIMEOUT_MS; before.at < end; ) {
    await pause(LOOK_EVERY_MS)
    const now = await look()
    if (now.writes === before.writes) return true
    before = now
  }
  return false
}
