import { type RawBuilder, sql } from 'kysely'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'

const isServed = sql`status in (${sql.lit(OrderStatus.Completed)}, ${sql.lit(OrderStatus.Disputed)})`

/** When a customer's latest completed visit was booked for, for lists of customers; null without one. @param customerId as SQL */
export function lastVisitOf(customerId: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`(select max(booked_at) from order_listing where user_id = ${customerId}::text and ${isServed})`
}

/** Whether a customer had a completed visit that was booked for that moment or later. @param customerId as SQL */
export function visitedSince(customerId: RawBuilder<unknown>, moment: string): RawBuilder<boolean> {
  return sql`exists (select from order_listing
    where user_id = ${customerId}::text and ${isServed} and booked_at >= ${moment})`
}
