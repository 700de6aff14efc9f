import { joinOf } from '../../kernel/joins.store.ts'
import type { OrderChangeRow, OrderChangeSumRow } from './orderChanges.projection.ts'
import { type OrderChangeView, orderTrail } from './orderTrail.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_change: OrderChangeRow
    order_change_sum: OrderChangeSumRow
  }
}

/** What happened to orders since they were placed, by the orders' ids, oldest first. */
export const changesByOrder = joinOf<readonly OrderChangeRow[]>()({
  name: 'order_changes',
  ids: 'text',
  sql: `select order_id as id, json_agg(order_change order by revision) as row from order_change where order_id = any($ids) group by order_id`,
  read: (rows = []): readonly OrderChangeView[] => orderTrail(rows),
})
