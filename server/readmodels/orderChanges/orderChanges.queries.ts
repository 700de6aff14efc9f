import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import type { OrderChangeRow, OrderChangeSumRow } from './orderChanges.projection.ts'
import { type OrderChangeView, orderTrail } from './orderTrail.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_change: OrderChangeRow
    order_change_sum: OrderChangeSumRow
  }
}

/** What happened to one order since it was placed, oldest first. */
export async function changesOf(db: Db, orderId: string): Promise<OrderChangeView[]> {
  return (await changesOfMany(db, [orderId])).get(orderId) ?? []
}

/** The same for many orders at once, for lists: by orderId, nothing for an order without changes. */
export async function changesOfMany(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderChangeView[]>> {
  const found = await db
    .selectFrom('order_change')
    .select(sql<OrderChangeRow>`to_json(order_change)`.as('row'))
    .where('order_id', 'in', [...orderIds, ''])
    .orderBy('order_id')
    .orderBy('revision')
    .execute()
  const byOrder = Map.groupBy(found, ({ row }) => row.order_id)
  return new Map(
    [...byOrder].map(([orderId, entries]) => [orderId, orderTrail(entries.map(({ row }) => row))]),
  )
}

/** What happened to orders since they were placed, by the orders' ids, oldest first. */
export const changesByOrder = joinOf<readonly OrderChangeRow[]>()({
  name: 'order_changes',
  ids: 'text',
  sql: `select order_id as id, json_agg(order_change order by revision) as row from order_change where order_id = any($ids) group by order_id`,
  read: (rows = []): readonly OrderChangeView[] => orderTrail(rows),
})
