import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'
import { entryView, type PointEntryView } from './walletStatement.queries.ts'

/** What one payment credited: the points paid for, then the reward that came with them. */
export async function pointsOfPayment(
  db: Db,
  { userId, paymentId }: { readonly userId: string; readonly paymentId: number },
): Promise<PointEntryView[]> {
  const found = await db
    .selectFrom('point_entry')
    .select(sql<PointEntryRow>`to_json(point_entry)`.as('row'))
    .where('user_id', '=', userId)
    // a payment's number is its revision + 1, and its reward is the next event (decision K3)
    .where('revision', '>=', paymentId - 1)
    .where('revision', '<=', paymentId)
    .where('payment_id', '=', paymentId)
    .orderBy('revision')
    .execute()
  return found.map(({ row }) => entryView(row))
}
