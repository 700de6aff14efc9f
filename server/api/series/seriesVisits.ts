import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import type { MissedReason, Rhythm, WaitReason } from '../../series/events.ts'
import { isPaused, type Occurrence, rhythmOn } from '../../series/occurrences.ts'
import { dueVisits, isInSeason, nextOccurrences, openDay, planVisit } from '../../series/outlook.ts'
import type { Series } from '../../series/series.ts'
import { skipVisit, unskipVisit } from '../../series/skipVisit.ts'

/** What readers see of a series: states that depend on today, the price and the wallet. Days are yyyy-mm-dd. */

const SHOWN_NEXT = 6
const SHOWN_PAST = 20

type ShownState =
  | { readonly state: 'skipped' | 'paused' }
  | { readonly state: 'planned'; readonly movesTo?: string }
  | { readonly state: 'waiting'; readonly for: WaitReason }
  | { readonly state: 'missed'; readonly reason: ShownReason }
  | { readonly state: 'placed'; readonly orderId: string; readonly takenDate: string }

/** A visit on a closed day is known to be missed before a look finds its day full. */
export type ShownReason = MissedReason | 'closed'

/** One visit of a series, and what its reader may do with it. */
export type ShownVisit = ShownState & {
  readonly date: string
  readonly rhythm: Rhythm
  readonly canSkip: boolean
  readonly canUnskip: boolean
}

/** What the states of visits depend on beside the series. */
export interface SeriesConditions {
  readonly today: string
  /** The price of a visit now, in points; undefined while the service is not offered. */
  readonly points: number | undefined
  /** What the wallet holds, both buckets; undefined while the account cannot pay. */
  readonly held: number | undefined
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
  /** Days on which this work is not done. */
  readonly closedDates: readonly string[]
}

export type SeriesStateName = 'running' | 'paused' | 'ended'

export function seriesState(series: Series, today: string): SeriesStateName {
  if (series.isEnded) return 'ended'
  return isPaused(series, today) ? 'paused' : 'running'
}

/** The pauses of today and later. */
export function currentPauses({ pauses }: Series, today: string): Series['pauses'] {
  return pauses.filter(({ to }) => to === undefined || to >= today)
}

/** The next six visits from today on; once the series has ended, those that were placed before. */
export function nextVisits(series: Series, conditions: SeriesConditions): readonly ShownVisit[] {
  const overdueAt = overdueStates(series, conditions)
  const next = series.isEnded
    ? placedFrom(series, conditions.today)
    : nextOccurrences(series, conditions.today, SHOWN_NEXT)
  return next.map((occurrence) => {
    const shown = shownVisit(series, occurrence, { today: conditions.today, overdueAt })
    return shown.state === 'planned' ? expected(shown, { series, occurrence, conditions }) : shown
  })
}

/** A planned visit with what the calendar says of it before a look plans it. */
function expected(
  planned: ShownVisit,
  {
    series,
    occurrence,
    conditions,
  }: { readonly series: Series; readonly occurrence: Occurrence; readonly conditions: SeriesConditions },
): ShownVisit {
  const missed = { ...planned, state: 'missed', canSkip: false, canUnskip: false } as const
  if (!isInSeason(occurrence.date, conditions)) return { ...missed, reason: 'season' }
  const date = openDay(series, occurrence, conditions)
  if (date === undefined) return { ...missed, reason: 'closed' }
  return date === occurrence.date ? planned : { ...planned, state: 'planned', movesTo: date }
}

function placedFrom(series: Series, today: string): readonly Occurrence[] {
  const dates = [...series.visits].flatMap(([date, { state }]) =>
    state === 'placed' && date >= today ? [date] : [],
  )
  return occurrencesOn(series, dates.sort())
}

function occurrencesOn(series: Series, dates: readonly string[]): readonly Occurrence[] {
  return dates.flatMap((date) => {
    const rhythm = rhythmOn(series, date)
    return rhythm ? [{ date, rhythm }] : []
  })
}

/** The newest 20 visits of days before today that were placed, skipped or missed, newest first. */
export function pastVisits(series: Series, today: string): readonly ShownVisit[] {
  const past = [...series.visits.keys()].filter((date) => date < today).sort()
  return occurrencesOn(series, past.slice(-SHOWN_PAST).reverse()).map((occurrence) =>
    shownVisit(series, occurrence, { today, overdueAt: new Map() }),
  )
}

/** Points that are missing for the next visit that waits for points; 0 where none does. */
export function missingPoints(series: Series, conditions: SeriesConditions): number {
  const { points = 0, held = 0 } = conditions
  const waits = [...overdueStates(series, conditions).values()].some(
    (shown) => shown.state === 'waiting' && shown.for === 'points',
  )
  return waits ? points - remainder(held, points) : 0
}

/** The states of due visits that are no orders yet, by their dates. Each that can be placed takes its points from the next. */
function overdueStates(
  series: Series,
  { held, ...conditions }: SeriesConditions,
): ReadonlyMap<string, ShownState> {
  const states = new Map<string, ShownState>()
  let rest = held
  for (const visit of dueVisits(series, conditions.today)) {
    const plan = planVisit(series, visit, { ...conditions, held: rest, hasRoom: () => true })
    if (plan.do === 'place') rest = (rest ?? 0) - (conditions.points ?? 0)
    else states.set(visit.date, plan.do === 'wait' ? { state: 'waiting', for: plan.for } : overdue(plan))
  }
  return states
}

/** A visit that the next look misses: until then it waits for what it lacks. */
function overdue({ reason }: { readonly reason: MissedReason }): ShownState {
  return reason === 'late' || reason === 'full' || reason === 'season'
    ? { state: 'missed', reason }
    : { state: 'waiting', for: reason }
}

/** What is left of the wallet when every visit that it pays for is placed. */
function remainder(held: number, points: number): number {
  return points > 0 ? held % points : held
}

function shownVisit(
  series: Series,
  { date, rhythm }: Occurrence,
  { today, overdueAt }: { readonly today: string; readonly overdueAt: ReadonlyMap<string, ShownState> },
): ShownVisit {
  const intent = { occurrence: date, today }
  return {
    date,
    rhythm,
    canSkip: !isRejection(skipVisit(series, intent)),
    canUnskip: !isPaused(series, date) && !isRejection(unskipVisit(series, intent)),
    ...(overdueAt.get(date) ?? shownState(series, date)),
  }
}

function shownState(series: Series, date: string): ShownState {
  const visit = series.visits.get(date)
  if (visit?.state === 'placed') return { state: 'placed', orderId: visit.orderId, takenDate: visit.date }
  return visit ?? { state: isPaused(series, date) ? 'paused' : 'planned' }
}

/** The orders of a series that may not have begun yet: those of its newest visits. */
export function newestOrderIds({ visits }: Series): readonly string[] {
  const placed = [...visits].flatMap(([date, visit]) =>
    visit.state === 'placed' ? [{ date, orderId: visit.orderId }] : [],
  )
  return placed
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, SHOWN_PAST + SHOWN_NEXT)
    .map(({ orderId }) => orderId)
}

/** How many of these orders have not begun: ending the series asks about them. */
export function countAhead(orders: readonly ({ readonly status: OrderStatus } | undefined)[]): number {
  return orders.filter((order) => order && order.status < OrderStatus.InService).length
}
