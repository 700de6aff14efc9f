import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock, type KeyedLock } from '../kernel/keyedLock.ts'

/**
 * Crews are rows and orders are events: no append can depend on a row. So work that gives an order to a crew, or people to an order, runs
 * under a shared lock on all crews, and a change that asks whether somebody still has orders under an exclusive one. Both hold over all
 * processes of one database.
 */

/** Each holder keeps a connection; the pool must have enough left for what they do meanwhile. */
const inThisProcess = { shared: createKeyedLock({ holders: 4 }), exclusive: createKeyedLock() }

/**
 * Work that relies on who is in a crew; any number of these at once, and no {@link withCrewsExclusive} meanwhile.
 * @param work gets the version of the ground on which crews stay until it is done
 */
export function withCrewsShared<Result>(
  db: Db,
  work: (groundVersion: number) => Promise<Result>,
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
