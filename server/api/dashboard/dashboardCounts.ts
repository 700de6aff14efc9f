import { OrderListType, OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { tabLengths } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import type { OrdersOfDay } from '../../readmodels/orderHistory/ordersByDay.queries.ts'
import type { DashboardCounts } from './dashboard.graphql.ts'
import type { DashboardSpan } from './dashboardSpan.ts'

/** @param booked orders by the day they are booked for, of this week at least */
export async function dashboardCounts(
  db: Db,
  { today, sunday }: DashboardSpan,
  booked: readonly OrdersOfDay[],
): Promise<DashboardCounts> {
  const [tabs, counts] = await Promise.all([tabLengths(db), rowCounts(db)])
  const pending = tabs.filter(({ type }) => type === OrderListType.Pending)
  const soon = booked.filter(
    ({ date, status }) => status === OrderStatus.Pending && date >= today.toString() && date <= sunday,
  )
  return { pending: total(pending), pendingThisWeek: total(soon), ...counts }
}

/** Customers, services and crews as they are now, whoever is disabled left out. */
async function rowCounts(db: Db) {
  const { users, services, staff, groups } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('customer').select(fn.countAll<string>().as('n')).as('users'),
      selectFrom('service_item')
        .where('removed_at', 'is', null)
        .where('is_disabled', '=', false)
        .select(fn.countAll<string>().as('n'))
        .as('services'),
      selectFrom('crew_person')
        .where('is_enabled', '=', true)
        .select(fn.countAll<string>().as('n'))
        .as('staff'),
      selectFrom('staff_group')
        .where('removed_at', 'is', null)
        .select(fn.countAll<string>().as('n'))
        .as('groups'),
    ])
    .executeTakeFirstOrThrow()
  return { users: Number(users), services: Number(services), staff: Number(staff), groups: Number(groups) }
}

function total(rows: readonly { readonly orders: number }[]): number {
  return rows.reduce((sum, { orders }) => sum + orders, 0)
}
