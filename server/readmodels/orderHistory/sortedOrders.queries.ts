import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { Page } from '../../kernel/pages.ts'
import { orderRow } from './orderLists.queries.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'

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
 * The whole orders of a page, in its order, with how long the whole list is, in one question.
 * @param of.page finds the page, giving `order_id` and what the list goes by, and nothing else that an index may not hold
 * @param of.total counts the list; none is none
 * @param of.found what both may read from, as `with` begins
 */
export async function countedPage(
  db: Db,
  of: {
    readonly page: RawBuilder<unknown>
    readonly sorting: OrderSorting
    readonly total: Expression<unknown>
    readonly found?: RawBuilder<unknown>
  },
): Promise<Page<OrderView>> {
  const { rows } = await sql<{ readonly total: string | null; readonly items: OrderHistoryRow[] | null }>`
    ${of.found ?? sql``} select (${of.total}) as total, (select json_agg(row) from (
      select ${orderRow} as row from (${of.page}) as page
      join order_history on order_history.order_id = page.order_id order by ${sortedBy(of.sorting, 'page')}) as whole) as items`.execute(
    db,
  )
  const [{ total, items } = { total: null, items: null }] = rows
  return { items: (items ?? []).map(orderView), totalCount: Number(total ?? 0) }
}
