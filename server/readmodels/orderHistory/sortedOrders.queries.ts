import { type RawBuilder, sql } from 'kysely'
import { orderRow } from './orderLists.queries.ts'
import type { OrderHistoryRow } from './orderView.ts'

/** By the next visit, what is over after what is open; or by the placing, newest first (decision E13). */
export type OrderSorting = 'booking' | 'placing'

/** What a list sorted so goes by, and in which direction; the order's id, in the same direction, breaks ties. */
export const sortings = {
  booking: { column: 'place', direction: 'asc' },
  placing: { column: 'placed_at', direction: 'desc' },
} as const satisfies Record<OrderSorting, object>

/** How a question is sorted that gives `order_id` and what the list goes by. @param from the name of what it reads, where it reads several */
export function sortedBy(sorting: OrderSorting, from?: string) {
  const { column, direction } = sortings[sorting]
  const ref = (name: string) => sql.ref(from === undefined ? name : `${from}.${name}`)
  return sql`${ref(column)} ${sql.raw(direction)}, ${ref('order_id')} ${sql.raw(direction)}`
}

/**
 * The whole orders of a page, in its order.
 * @param page the question that finds the page, giving `order_id` and what the list goes by, and nothing else that an index may not hold
 */
export function wholeOrders(page: RawBuilder<unknown>, sorting: OrderSorting) {
  return sql<{ readonly row: OrderHistoryRow }>`
    select ${orderRow} as row from (${page}) as page
    join order_history on order_history.order_id = page.order_id order by ${sortedBy(sorting, 'page')}`
}
