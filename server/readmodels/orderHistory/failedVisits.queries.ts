import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { VisitFailedReason } from '../../ordering/events.ts'

/** Visits that crews could not do and nobody has dealt with, the latest first, at most 50 (decision X11). */
export function visitsToSettle(db: Db) {
  return db
    .selectFrom('order_history')
    .leftJoin('staff_group', (join) =>
      join.on('staff_group.id', '=', sql<string>`order_history.group_id::uuid`),
    )
    .leftJoin('customer', (join) => join.on('customer.id', '=', sql<string>`order_history.user_id::uuid`))
    .select([
      'order_no as orderNo',
      sql<string>`visit_failed_at`.as('at'),
      sql<VisitFailedReason>`visit_failed_reason`.as('reason'),
      sql<string>`coalesce(group_no, '')`.as('groupNo'),
      sql<string>`trim(concat(first_name, ' ', last_name))`.as('customerName'),
    ])
    .where('visit_failed_at', 'is not', null)
    .orderBy('visit_failed_at', 'desc')
    .orderBy('order_id')
    .limit(50)
}
