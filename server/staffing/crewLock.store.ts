import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'

/**
 * The lock on crews and closed days, over all processes of one database. Crews and closed days are rows, orders are events: an append that
 * stands on such rows holds the lock shared, and a change that asks whether somebody still has orders, or which orders are on a day, holds
 * it exclusively.
 */

/**
 * Crews, prices and closed days as a decision saw them, for its append to hold.
 * @param version of the reference data
 * @param always also where events are in another database, which costs a transaction
 */
export function crewsAsOf(version: number, { always }: { readonly always: boolean }) {
  return { hold: 'hold_crews_shared', version, always }
}

/** Each change keeps a connection and needs a second one for its questions, so they take turns in this process. */
const changes = createKeyedLock()

/** Changes crews in a transaction that waits for appends which hold them, and makes later ones wait. */
export async function withCrewsExclusive<Result>(
  db: Db,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const release = await changes.acquire(['crews'])
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('crews', 0))`.execute(transaction)
      return change(transaction)
    })
  } finally {
    release?.()
  }
}
