import { OrderListType, OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { tabLengths } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import type { OrdersOfDay } from '../../readmodels/orderHistory/ordersByDay.queries.ts'
import type { Dashboard } from './dashboard.graphql.ts'
import type { DashboardSpan } from './dashboardFigures.ts'

/** @param booked orders by the day they are booked for, of this week and the next 7 days at least */
export async function dashboardCounts(
  db: Db,
  { today, sunday, coming }: DashboardSpan,
  booked: readonly OrdersOfDay[],
): Promise<Pick<Dashboard, 'counts' | 'work'>> {
  const [tabs, { users, services, staff, groups, ...work }] = await Promise.all([
    tabLengths(db),
    rowCounts(db, today.toString()),
  ])
  const pending = tabs.filter(({ type }) => type === OrderListType.Pending)
  const pendingTo = (last: string) =>
    total(
      booked.filter(
        ({ date, status }) => status === OrderStatus.Pending && date >= today.toString() && date <= last,
      ),
    )
  const [pendingThisWeek, pendingNextDays] = [pendingTo(sunday), pendingTo(coming.at(-1) ?? sunday)]
  const counts = { pending: total(pending), pendingThisWeek, pendingNextDays, users, services, staff, groups }
  return { counts, work }
}

/** Customers, services and crews as they are now, whoever is disabled left out, and what waits, in one question. */
async function rowCounts(db: Db, today: string) {
  const counted = await db
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
      selectFrom('order_sum')
        .where('moment', '=', 'booked')
        .where('date', '<', today)
        .where('status', '=', OrderStatus.Confirmed)
        .select((sum) => sum.fn.sum<string>('orders').as('n'))
        .as('lateVisits'),
      selectFrom('order_total')
        .where('status', '=', OrderStatus.Disputed)
        .select((sum) => sum.fn.sum<string>('orders').as('n'))
        .as('openComplaints'),
      selectFrom('erasure_request')
        .where('withdrawn_at', 'is', null)
        .where('done_at', 'is', null)
        .select(fn.countAll<string>().as('n'))
        .as('erasureRequests'),
    ])
    .executeTakeFirstOrThrow()
  return mapValues(counted)
}

/** Counts come as text, and the sum of nothing as null. */
function mapValues<Name extends string>(counted: Record<Name, string | null>): Record<Name, number> {
  const entries = Object.entries<string | null>(counted).map(([name, n]) => [name, Number(n)])
  return Object.fromEntries(entries) as Record<Name, number>
}

function total(rows: readonly { readonly orders: number }[]): number {
  return rows.reduce((sum, { orders }) => sum + orders, 0)
}
