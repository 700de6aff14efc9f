import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { businessInstant } from '../../kernel/time.ts'
import { inOrder, orderPage, orderRow } from './orderLists.queries.ts'
import { type OrderView, orderView } from './orderView.ts'

const MINUTE = 60_000

/** Day visits booked for a day before today that nobody started; months and seasons take no day (decision W5). */
export function overdueOrders(db: Db, today: Temporal.PlainDate) {
  // open orders are placed by their minute, closed ones behind all of them
  const before = Math.floor(businessInstant(today).epochMilliseconds / MINUTE)
  return db
    .selectFrom('order_history')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('order_listing').select('order_id').where('place', '<', before),
    )
    .where('status', 'in', [OrderStatus.Pending, OrderStatus.Confirmed])
    .where('period_type', '=', PeriodType.Day)
}

/** A page of them, the oldest first. @returns a rejection FIELD_INVALID of `first` or `after` */
export function overdueVisits(
  db: Db,
  today: Temporal.PlainDate,
  asked: PageAsked,
): Promise<ListPage<OrderView> | Rejection> {
  return orderPage(overdueOrders(db, today), { group: 'ongoing', ...asked })
}

/** Day visits in service that began before today: crews forgot to end them. Months and seasons run for long. */
export function unendedOrders(db: Db, today: Temporal.PlainDate) {
  return db
    .selectFrom('order_history')
    .where('status', '=', OrderStatus.InService)
    .where('period_type', '=', PeriodType.Day)
    .where('started_at', '<', businessInstant(today).toString())
}

/** The first 50 of them, the oldest first. */
export async function unendedVisits(db: Db, today: Temporal.PlainDate): Promise<readonly OrderView[]> {
  const rows = unendedOrders(db, today).select(orderRow.as('row'))
  const found = await inOrder(rows, 'ongoing').limit(50).execute()
  return found.map(({ row }) => orderView(row))
}
