import type { Db } from '../../kernel/database.ts'

/** The numbers of these orders, by id; absent ones are left out. */
export async function orderNosOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .selectFrom('order_history')
    .select(['order_id', 'order_no'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(found.map(({ order_id, order_no }) => [order_id, order_no]))
}
