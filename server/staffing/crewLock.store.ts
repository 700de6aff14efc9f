import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'

/**
 * The lock on crews and closed days, over all processes of one database. Crews and closed days are rows, orders are events: an append that
 * stands on such rows holds the lock shared, and a change that asks whether somebody still has orders, or which orders are on a day, holds
 * it exclusively.
 */

/**
 * The crews, prices and closed days that a decision saw; its append holds them.
 * @param version of the reference data
 * @param always also where events are in another database, which costs a transaction
 */
export function crewsAsOf(version: number, { always }: { readonly always: boolean }) {
  return { hold: 'hold_crews_shared', version, always }
}

/** Each change holds one connection and needs a second one for its queries, so changes take turns within a process. */
const changes = createKeyedLock()

/** Changes crews in a transaction. It waits for appends that hold them, and later appends wait for it. */
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
