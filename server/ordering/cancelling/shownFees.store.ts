import type { ColumnType } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { ShownFee } from './cancellationFee.ts'

interface ShownFeeTable {
  session_id: string
  order_id: string
  fee_points: number
  shown_at: ColumnType<Date, string, string>
}

declare module '../../kernel/database.ts' {
  interface Tables {
    shown_fee: ShownFeeTable
  }
}

/** A session and the order it looks at. */
export interface Onlooker {
  readonly sessionId: string
  readonly orderId: string
  readonly now: Temporal.Instant
}

const HOLDS_MINUTES = 10

/** Stores the cancellation fee that was just shown to a session (decision E3). */
export async function rememberShownFee(
  db: Db,
  { sessionId, orderId, now }: Onlooker,
  feePoints: number,
): Promise<void> {
  const shown = { fee_points: feePoints, shown_at: now.toString() }
  await db
    .insertInto('shown_fee')
    .values({ session_id: sessionId, order_id: orderId, ...shown })
    .onConflict((conflict) => conflict.columns(['session_id', 'order_id']).doUpdateSet(shown))
    .execute()
}

/** The fee shown to that session within the last ten minutes, if any. */
export async function recentlyShownFee(
  db: Db,
  { sessionId, orderId, now }: Onlooker,
): Promise<ShownFee | undefined> {
  const row = await db
    .selectFrom('shown_fee')
    .select(['fee_points', 'shown_at'])
    .where('session_id', '=', sessionId)
    .where('order_id', '=', orderId)
    .where('shown_at', '>=', oldestThatHolds(now))
    .executeTakeFirst()
  return (
    row && { feePoints: row.fee_points, at: Temporal.Instant.fromEpochMilliseconds(row.shown_at.getTime()) }
  )
}

/** Deletes expired fees, for the nightly cleaning. @returns how many */
export async function purgeShownFees(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('shown_fee')
    .where('shown_at', '<', oldestThatHolds(now))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function oldestThatHolds(now: Temporal.Instant): Date {
  return new Date(now.subtract({ minutes: HOLDS_MINUTES }).epochMilliseconds)
}
