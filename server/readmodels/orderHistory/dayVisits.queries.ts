import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { instantBounds } from '../statementPeriod.ts'
import { orderRow, orderRows } from './orderLists.queries.ts'
import { type OrderView, orderView } from './orderView.ts'

/** Everything booked for one local day that was not cancelled, by its hour; months and seasons are listed on the day they begin. */
export async function dayVisits(
  db: Db,
  { day, most }: { readonly day: Temporal.PlainDate; readonly most: number },
): Promise<readonly OrderView[]> {
  const { from, before } = instantBounds({ from: day, to: day })
  const found = await db
    .selectFrom('order_listing as listed')
    .innerJoin('order_history', 'order_history.order_id', 'listed.order_id')
    .select(orderRow.as('row'))
    .where('listed.booked_at', '>=', from)
    .where('listed.booked_at', '<', before)
    .where('listed.status', '<>', OrderStatus.Cancelled)
    .orderBy('listed.booked_at')
    .orderBy('listed.order_id')
    .limit(most)
    .execute()
  return found.map(({ row }) => orderView(row))
}

/** Every visit booked for one of the local days that was not cancelled, by its hour; months and seasons take no day. */
export async function visitsOnDays(
  db: Db,
  days: readonly Temporal.PlainDate[],
): Promise<readonly OrderView[]> {
  const found = await db
    .selectFrom('order_listing as listed')
    .innerJoin('order_history', 'order_history.order_id', 'listed.order_id')
    .select(orderRow.as('row'))
    .where(({ and, eb, or }) =>
      or(
        days.map((day) => {
          const { from, before } = instantBounds({ from: day, to: day })
          return and([eb('listed.booked_at', '>=', from), eb('listed.booked_at', '<', before)])
        }),
      ),
    )
    .where('listed.status', '<>', OrderStatus.Cancelled)
    .where('order_history.period_type', '=', PeriodType.Day)
    .orderBy('listed.booked_at')
    .orderBy('listed.order_id')
    .execute()
  return found.map(({ row }) => orderView(row))
}

/** The orders of these numbers, next booking first; unknown numbers have none. */
export async function ordersNumbered(db: Db, orderNos: readonly string[]): Promise<readonly OrderView[]> {
  const found = await orderRows(db)
    .where('order_no', 'in', [...orderNos])
    .orderBy('booked_at')
    .orderBy('order_id')
    .execute()
  return found.map(({ row }) => orderView(row))
}
