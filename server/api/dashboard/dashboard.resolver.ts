import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { OrderListType, OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { businessDate, businessInstant } from '../../kernel/time.ts'
import { takenHalves } from '../../readmodels/dayLoad/dayLoad.queries.ts'
import { readModelLags } from '../../readmodels/engine/readModelStatus.queries.ts'
import { cancellationsByDay } from '../../readmodels/orderChanges/cancellationsByDay.queries.ts'
import { visitsToSettle } from '../../readmodels/orderHistory/failedVisits.queries.ts'
import { tabLengths } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import {
  assignedOrders,
  type OrdersOfDay,
  ordersByDay,
} from '../../readmodels/orderHistory/ordersByDay.queries.ts'
import { overdueOrders, unendedOrders } from '../../readmodels/orderHistory/overdueVisits.queries.ts'
import { missedVisitsSince } from '../../readmodels/series/series.queries.ts'
import { outstandingPoints, pointsByDay } from '../../readmodels/walletStatement/pointsByDay.queries.ts'
import { listActiveCrews } from '../../staffing/crews.store.ts'
import { listClosedDates, listDaysOff } from '../../staffing/workCalendar.store.ts'
import type { Application } from '../context/application.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { Ctx, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { Dashboard } from './dashboard.graphql.ts'
import {
  byCatalog,
  crewLoads,
  type DashboardSpan,
  dashboardSpan,
  dayFigures,
  isSunday,
  lateMoments,
  ordersIn,
  statusFigures,
  todayFigures,
  weekFigures,
} from './dashboardFigures.ts'

/** The figures of the administrators' main page (decision T9). */
@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, 'Current figures of bookings, points, cancellations, crews and lists.')
  dashboard(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    return dashboard(context.application, context.now)
  }
}

/** The office's dashboard (decision T9): figures of local days, from the read models' sums. */
async function dashboard(
  { db, store }: Pick<Application, 'db' | 'store'>,
  now: Temporal.Instant,
): Promise<Dashboard> {
  const span = dashboardSpan(businessDate(now))
  const since = [span.weeks[0], span.firstOfMonth].sort()[0] ?? span.firstOfMonth
  const today = span.today.toString()
  const [placed, booked, cancelled, points, outstanding, crews, readModels] = await Promise.all([
    ordersByDay(db, { by: 'placed', from: since, to: today }),
    ordersByDay(db, { by: 'booked', from: today, to: span.tomorrow.add({ days: 7 }).toString() }),
    cancellationsByDay(db, since),
    pointsByDay(db, since),
    outstandingPoints(db),
    loads(db, span),
    readModelLags({ db, store }, now),
  ])
  const tomorrow = booked.filter(
    ({ date, status }) => date === span.tomorrow.toString() && status === OrderStatus.Pending,
  )
  return {
    now,
    ...(await dashboardCounts(db, { span, now }, booked)),
    days: dayFigures(span, placed),
    weeks: weekFigures(span, { placed, cancelled, points }),
    unassignedTomorrow: byCatalog(tomorrow),
    statuses: statusFigures(span.firstOfMonth, placed),
    outstanding,
    crews,
    readModels,
  }
}

async function loads(db: Db, { today, coming }: DashboardSpan) {
  const last = today.add({ days: coming.length - 1 })
  const [crews, closed, daysOff, orders, halves] = await Promise.all([
    listActiveCrews(db),
    listClosedDates(db, today.toString()),
    listDaysOff(db, today.toString()),
    assignedOrders(db, { from: today, to: last }),
    takenHalves(db, { from: today.toString(), to: last.toString() }),
  ])
  const shut = new Set(closed.flatMap(({ date, catalog }) => (catalog === undefined ? [date] : [])))
  const open = coming.filter((date) => !isSunday(date) && !shut.has(date))
  const away = new Set(daysOff.map(({ groupId, date }) => `${groupId} ${date}`))
  const working = crews.map((crew) => ({
    ...crew,
    workingDays: open.filter((date) => !away.has(`${crew.groupId} ${date}`)).length,
  }))
  return crewLoads(
    working,
    orders.map((order) => ({ ...order, half: halves.get(order.orderId) })),
  )
}

/** @param booked orders by the day they are booked for, of this week and the next 7 days at least */
async function dashboardCounts(
  db: Db,
  { span, now }: { readonly span: DashboardSpan; readonly now: Temporal.Instant },
  booked: readonly OrdersOfDay[],
): Promise<Pick<Dashboard, 'counts' | 'work' | 'today' | 'runningSeries' | 'missedVisits' | 'failedVisits'>> {
  const { today, sunday, coming } = span
  const [tabs, { missedVisits, failedVisits, ...rows }] = await Promise.all([
    tabLengths(db),
    rowCounts(db, now),
  ])
  const { users, services, staff, groups, runningSeries, late, ...work } = rows
  const pending = tabs.filter(({ type }) => type === OrderListType.Pending)
  const pendingTo = (last: string) =>
    ordersIn(
      booked.filter(
        ({ date, status }) => status === OrderStatus.Pending && date >= today.toString() && date <= last,
      ),
    )
  const [pendingThisWeek, pendingNextDays] = [pendingTo(sunday), pendingTo(coming.at(-1) ?? sunday)]
  const counts = {
    pending: ordersIn(pending),
    pendingThisWeek,
    pendingNextDays,
    users,
    services,
    staff,
    groups,
  }
  return {
    counts,
    work,
    today: { ...todayFigures(span, booked), late },
    runningSeries,
    missedVisits,
    failedVisits: failedVisits.map(({ at, ...visit }) => ({
      ...visit,
      ...zonedMoment(Temporal.Instant.from(at)),
    })),
  }
}

/** Days for which missed visits are shown, today among them (decision N10). */
const MISSED_DAYS = 14

/** Enabled customers, services, crews and recurring visits, and open work, in one statement. */
async function rowCounts(db: Db, now: Temporal.Instant) {
  const day = businessDate(now)
  const { after, upTo } = lateMoments(now)
  const count = db.fn.countAll<string>().as('n')
  const { missedVisits, failedVisits, ...counted } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('customer').select(count).as('users'),
      selectFrom('service_item')
        .where('removed_at', 'is', null)
        .where('is_disabled', '=', false)
        .select(count)
        .as('services'),
      selectFrom('crew_person').where('is_enabled', '=', true).select(count).as('staff'),
      selectFrom('staff_group').where('removed_at', 'is', null).select(count).as('groups'),
      overdueOrders(db, day).where('status', '=', OrderStatus.Confirmed).select(count).as('lateVisits'),
      unendedOrders(db, day).select(count).as('unendedVisits'),
      selectFrom('order_listing')
        .where('booked_at', '>', after)
        .where('booked_at', '<=', upTo)
        .where('status', '<=', OrderStatus.Confirmed)
        .select(count)
        .as('late'),
      selectFrom('outbox')
        .where('status', '=', 'failed')
        .where('created_at', '>=', new Date(businessInstant(day.subtract({ days: 6 })).epochMilliseconds))
        .select(count)
        .as('failedMails'),
      selectFrom('order_total')
        .where('status', '=', OrderStatus.Disputed)
        .select((sum) => sum.fn.sum<string>('orders').as('n'))
        .as('openComplaints'),
      selectFrom('erasure_request')
        .where('withdrawn_at', 'is', null)
        .where('done_at', 'is', null)
        .select(count)
        .as('erasureRequests'),
      selectFrom('series').where('ended_at', 'is', null).select(count).as('runningSeries'),
      selectFrom('series_wait').where('reason', '=', 'stopped').select(count).as('stoppedVisits'),
      selectFrom('order_listing')
        .innerJoin('series', 'series.series_id', 'order_listing.series_id')
        .where('order_listing.catalog', 'in', Object.values(ServiceCatalog))
        .where('list_type', '=', OrderListType.Pending)
        .where('crew_id', 'is not', null)
        .select(count)
        .as('visitsWithoutCrew'),
      jsonArrayFrom(missedVisitsSince(db, day.subtract({ days: MISSED_DAYS - 1 }).toString())).as(
        'missedVisits',
      ),
      jsonArrayFrom(visitsToSettle(db)).as('failedVisits'),
    ])
    .executeTakeFirstOrThrow()
  return { ...mapValues(counted), missedVisits, failedVisits }
}

/** Counts come as text, and the sum of nothing as null. */
function mapValues<Name extends string>(counted: Record<Name, string | null>): Record<Name, number> {
  const entries = Object.entries<string | null>(counted).map(([name, n]) => [name, Number(n)])
  return Object.fromEntries(entries) as Record<Name, number>
}
