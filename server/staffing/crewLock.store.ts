import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock, type KeyedLock } from '../kernel/keyedLock.ts'

/**
 * Crews are rows and orders are events: no append can depend on a row. So work that gives an order to a crew, or people to an order, runs
 * under a shared lock on all crews, and a change that asks whether somebody still has orders under an exclusive one. Both hold over all
 * processes of one database.
 */

/** Each holder keeps a connection; the pool must have enough left for what they do meanwhile. */
const inThisProcess = { shared: createKeyedLock({ holders: 4 }), exclusive: createKeyedLock() }

/** Work that relies on who is in a crew; any number of these at once, and no {@link withCrewsExclusive} meanwhile. */
export function withCrewsShared<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const lock = sql`select pg_advisory_xact_lock_shared(hashtextextended('crews', 0))`
  return underLock(db, { lock, first: inThisProcess.shared }, work)
}

/** One change of crews alone, in a transaction: all work under {@link withCrewsShared} is over, and what comes waits. */
export function withCrewsExclusive<Result>(
  db: Db,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('crews', 0))`
  return underLock(db, { lock, first: inThisProcess.exclusive }, change)
}

async function underLock<Result>(
  db: Db,
  { lock, first }: { readonly lock: RawBuilder<unknown>; readonly first: KeyedLock },
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const release = await first.acquire(['crews'])
  try {
    return await db.transaction().execute(async (transaction) => {
      await lock.execute(transaction)
      return work(transaction)
    })
  } finally {
    release?.()
  }
}
