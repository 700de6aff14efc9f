import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { businessDate, businessInstant } from '../../kernel/time.ts'
import type { CancellationsOfDay } from '../../readmodels/orderChanges/cancellationsByDay.queries.ts'
import type { AssignedOrder, OrdersOfDay } from '../../readmodels/orderHistory/ordersByDay.queries.ts'
import type { PointsOfDay } from '../../readmodels/walletStatement/pointsByDay.queries.ts'
import { jobsPerCrew } from '../../staffing/capacity.ts'
import type { Half } from '../../staffing/events.ts'
import type {
  CatalogFigures,
  CrewLoad,
  DashboardDay,
  DashboardStatus,
  DashboardToday,
  DashboardWeek,
} from './dashboard.graphql.ts'

/** How many orders were placed on each day. */
export function dayFigures({ days }: DashboardSpan, placed: readonly OrdersOfDay[]): readonly DashboardDay[] {
  const byDay = Map.groupBy(placed, ({ date }) => date)
  return days.map((date) => ({ date, ...byCatalog(byDay.get(date) ?? []) }))
}

/** The totals of each week. @param told until the end of the last week */
export function weekFigures(
  { weeks }: DashboardSpan,
  told: {
    readonly placed: readonly OrdersOfDay[]
    readonly cancelled: readonly CancellationsOfDay[]
    readonly points: readonly PointsOfDay[]
  },
): readonly DashboardWeek[] {
  const weekOf = ({ date }: { readonly date: string }) => weeks.findLast((monday) => monday <= date)
  const placed = Map.groupBy(told.placed, weekOf)
  const cancelled = Map.groupBy(told.cancelled, weekOf)
  const points = Map.groupBy(told.points, weekOf)
  return weeks.map((from) => ({
    from,
    ...byCatalog(placed.get(from) ?? []),
    cancellations: ordersIn(cancelled.get(from) ?? []),
    ...pointFigures(points.get(from) ?? []),
  }))
}

/** Counts of the orders placed since a day by status, including zeros. */
export function statusFigures(since: string, placed: readonly OrdersOfDay[]): readonly DashboardStatus[] {
  const recent = placed.filter(({ date }) => date >= since)
  return Object.values(OrderStatus).map((status) => ({
    status,
    orders: ordersIn(recent.filter((row) => row.status === status)),
  }))
}

/** Today's visits by how far they are, but for the late ones. @param booked orders by the day they are booked for */
export function todayFigures(
  { today }: Pick<DashboardSpan, 'today'>,
  booked: readonly OrdersOfDay[],
): Omit<DashboardToday, 'late'> {
  const visits = booked.filter(
    ({ date, status }) => date === today.toString() && status !== OrderStatus.Cancelled,
  )
  const of = (wanted: OrderStatus) => ordersIn(visits.filter(({ status }) => status === wanted))
  return {
    visits: ordersIn(visits),
    done: of(OrderStatus.Completed),
    running: of(OrderStatus.InService),
  }
}

/**
 * Today's booked moments that are late where service has not begun: each after `after` and up to `upTo`. What has no hour is booked for
 * midnight, and never late on its day (decision W4).
 */
export function lateMoments(now: Temporal.Instant): { readonly after: string; readonly upTo: string } {
  return {
    after: businessInstant(businessDate(now)).toString(),
    upTo: now.subtract({ minutes: businessRules.lateStartMinutes }).toString(),
  }
}

export function byCatalog(rows: readonly Pick<OrdersOfDay, 'catalog' | 'orders'>[]): CatalogFigures {
  const of = (catalog: ServiceCatalog) => ordersIn(rows.filter((row) => row.catalog === catalog))
  return {
    houseCleaning: of(ServiceCatalog.HouseCleaning),
    lawnCare: of(ServiceCatalog.LawnCare),
    snowRemoval: of(ServiceCatalog.SnowRemoval),
  }
}

/** A crew's order with its part of the day; undefined for a month or a season, which take no place. */
type CrewOrder = Pick<AssignedOrder, 'catalog' | 'groupId'> & { readonly half: Half | undefined }

/** What every crew has to do. @param crews with the days on which each works */
export function crewLoads(
  crews: readonly Pick<CrewLoad, 'groupId' | 'groupNo' | 'workingDays'>[],
  orders: readonly CrewOrder[],
): readonly CrewLoad[] {
  return crews.map((crew) => {
    const own = orders.filter(({ groupId }) => groupId === crew.groupId)
    return { ...crew, orders: own.length, takenDays: sum(own, dayShare) }
  })
}

/** Whether the day is closed. @param date yyyy-mm-dd */
export function isSunday(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek === 7
}

/** A cleaning day has two halves with a job each, or one long job. */
function dayShare({ catalog, half }: CrewOrder): number {
  if (half === undefined) return 0
  const halves = half === 'both' ? 1 : 2
  return 1 / (jobsPerCrew(catalog) * halves)
}

function pointFigures(points: readonly PointsOfDay[]) {
  const of = (wanted: PointsOfDay['kind']) =>
    sum(
      points.filter(({ kind }) => kind === wanted),
      ({ points }) => points,
    )
  return {
    pointsSold: of('recharged'),
    pointsSpent: of('spent'),
    pointsReturned: of('refunded') - of('fee'),
  }
}

/** How many orders these figures count. */
export function ordersIn(rows: readonly { readonly orders: number }[]): number {
  return sum(rows, ({ orders }) => orders)
}

function sum<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0)
}

/** Which local days the dashboard is about; weeks begin on Monday. */
export interface DashboardSpan {
  readonly today: Temporal.PlainDate
  readonly tomorrow: Temporal.PlainDate
  /** The last 14, today included, the oldest first. */
  readonly days: readonly string[]
  /** The Mondays of the last 8 weeks, this one included, the oldest first. */
  readonly weeks: readonly string[]
  /** Of the last 30, today included. */
  readonly firstOfMonth: string
  /** Of this week. */
  readonly sunday: string
  /** Today and the 6 days after. */
  readonly coming: readonly string[]
}

export function dashboardSpan(today: Temporal.PlainDate): DashboardSpan {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return {
    today,
    tomorrow: today.add({ days: 1 }),
    days: inOrder(14, (back) => today.subtract({ days: 13 - back })),
    weeks: inOrder(8, (back) => monday.subtract({ weeks: 7 - back })),
    firstOfMonth: today.subtract({ days: 29 }).toString(),
    sunday: monday.add({ days: 6 }).toString(),
    coming: inOrder(7, (ahead) => today.add({ days: ahead })),
  }
}

function inOrder(length: number, day: (at: number) => Temporal.PlainDate): readonly string[] {
  return Array.from({ length }, (_, at) => day(at).toString())
}
