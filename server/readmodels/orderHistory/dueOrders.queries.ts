import { sql } from 'kysely'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import './orderHistory.queries.ts'

/** An order that something is due for. */
export interface DueOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly userId: string
}

/** Confirmed visits of one day; months and seasons have no visit of their own. */
export async function confirmedVisitsOn(db: Db, day: Temporal.PlainDate): Promise<readonly DueOrder[]> {
  return dueOrders(db)
    .where('status', '=', OrderStatus.Confirmed)
    .where('period_type', '=', PeriodType.Day)
    .where(sql<boolean>`booked_date = ${day.toString()}`)
    .execute()
}

/** Orders that were never confirmed and whose day, or whose period's last day, is over (decision E12). */
export async function overduePendingOrders(db: Db, today: Temporal.PlainDate): Promise<readonly DueOrder[]> {
  const begun = await dueOrders(db)
    .select(['period_type', sql<string>`booked_date::text`.as('first_day')])
    .where('status', '=', OrderStatus.Pending)
    .where(sql<boolean>`booked_date < ${today.toString()}`)
    .execute()
  return begun.filter(
    ({ period_type, first_day }) => spanOf(period_type, first_day).lastDay < today.toString(),
  )
}

/** Open orders have an index of their own, which finds these among years of others. */
function dueOrders(db: Db) {
  return db
    .selectFrom('order_history')
    .select(['order_id as orderId', 'order_no as orderNo', 'user_id as userId'])
    .where('status', '<=', OrderStatus.InService)
    .orderBy('booked_at')
    .orderBy('order_id')
}
