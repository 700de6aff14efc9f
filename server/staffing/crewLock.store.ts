import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock, type KeyedLock } from '../kernel/keyedLock.ts'

/**
 * Crews and closed days are rows and orders are events: not every store's append can depend on a row. So work that gives an order to a
 * crew, or people to an order, runs under a shared lock on all of them, and a change that asks whether somebody still has orders, or which
 * orders stand on a day, under an exclusive one. Both hold over all processes of one database.
 */

/** Each holder keeps a connection; the pool must have enough left for what they do meanwhile. */
const inThisProcess = { shared: createKeyedLock({ holders: 4 }), exclusive: createKeyedLock() }

/** Crews that stay as they are until a piece of work is done with them. */
export interface CrewsHeld {
  /** A version of the reference data to decide on: that, or a newer one; undefined for the newest. Each decision asks. */
  version(): number | undefined
  /** What the append of the decision has to stand on, so that the crews stayed. @param version that it was decided on */
  rows(version: number): { readonly hold: string; readonly version: number } | undefined
}

/**
 * Work that relies on who is in a crew; any number of these at once, and no {@link withCrewsExclusive} meanwhile. Where events are in the
 * same database their append holds the crews itself, and finds out when they have changed since; otherwise they are held all along.
 * @param crews.seen the version of the reference data that the caller knows
 * @param crews.holdsRows whether an append can hold them
 */
export function withCrewsShared<Result>(
  db: Db,
  { seen, holdsRows }: { readonly seen: number | undefined; readonly holdsRows: boolean },
  work: (crews: CrewsHeld) => Promise<Result>,
): Promise<Result> {
  if (!holdsRows)
    return holdCrewsShared(db, (version) => work({ version: () => version, rows: () => undefined }))
  let next = seen
  return work({
    version() {
      const version = next
      // what was decided on it once and has to be decided again may have been too old
      next = undefined
      return version
    },
    rows: crewsAsOf,
  })
}

/** What an append has to stand on, so that crews and closed days stayed as they were at a version of the reference data. */
export function crewsAsOf(version: number): { readonly hold: string; readonly version: number } {
  return { hold: 'hold_crews_shared', version }
}

/** @param work gets the version of the reference data on which crews stay until it is done */
export function holdCrewsShared<Result>(
  db: Db,
  work: (referenceDataVersion: number) => Promise<Result>,
): Promise<Result> {
  return underLock(db, inThisProcess.shared, async (transaction) => {
    const { rows } = await sql<{ version: number }>`select hold_crews_shared() as version`.execute(
      transaction,
    )
    const [held] = rows
    if (held === undefined) throw new Error('a lock without an answer')
    return work(held.version)
  })
}

/** One change of crews alone, in a transaction: all work under {@link withCrewsShared} is over, and what comes waits. */
export function withCrewsExclusive<Result>(
  db: Db,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return underLock(db, inThisProcess.exclusive, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('crews', 0))`.execute(transaction)
    return change(transaction)
  })
}

async function underLock<Result>(
  db: Db,
  first: KeyedLock,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const release = await first.acquire(['crews'])
  try {
    return await db.transaction().execute(work)
  } finally {
    release?.()
  }
}
