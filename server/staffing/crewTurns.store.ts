import { sql } from 'kysely'
import { atMost } from '../kernel/atMost.ts'
import type { Db } from '../kernel/database.ts'

/**
 * Crews are rows and orders are events: no append can depend on a row. So work that gives an order to a crew, or people to an order, runs
 * while crews stay as they are, and a change that asks whether somebody still has orders runs while nobody gives any. Both hold over all
 * processes of one database.
 */

/** Each piece of work below holds a connection; the pool must keep enough for what they do meanwhile. */
const held = atMost(4)
const changed = atMost(1)

/** Work that relies on who is in a crew; any number of these at once, and no {@link changingCrews} meanwhile. */
export async function usingCrews<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return held(() =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock_shared(hashtextextended('crews', 0))`.execute(transaction)
      return work()
    }),
  )
}

/** One change of crews alone, in a transaction: everybody who used crews has finished, and who wants to waits. */
export async function changingCrews<Result>(
  db: Db,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return changed(() =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('crews', 0))`.execute(transaction)
      return change(transaction)
    }),
  )
}
