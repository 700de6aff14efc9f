import { isOffered } from '../../schema/rules/bookingCalendar.ts'
import { weekAround } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { MissedReason, Rhythm, WaitReason } from './events.ts'
import { isPaused, type Occurrence, occurrencesFrom } from './occurrences.ts'
import type { Series } from './series.ts'

/** What the customer sees of an occurrence; `planned` ones become orders. */
export type OccurrenceState = 'placed' | 'skipped' | 'missed' | 'paused' | 'planned'

const { aheadDays, lastDays } = businessRules.series

export function stateOf(series: Series, date: string): OccurrenceState {
  return series.visits.get(date)?.state ?? (isPaused(series, date) ? 'paused' : 'planned')
}

/** The next occurrences from a day on, whatever their state, for the reader. @param from yyyy-mm-dd, included */
export function nextOccurrences(series: Series, from: string, count: number): readonly Occurrence[] {
  const next: Occurrence[] = []
  if (series.isEnded) return next
  for (const occurrence of occurrencesFrom(series, from)) {
    if (next.length === count) break
    next.push(occurrence)
  }
  return next
}

/**
 * Visits that should be orders by now: planned, and at most 14 days ahead. Those of days without a look are among them.
 * @param today yyyy-mm-dd
 */
export function dueVisits(series: Series, today: string): readonly Occurrence[] {
  const last = plus(today, aheadDays)
  const due: Occurrence[] = []
  for (const visit of plannedVisits(series)) {
    if (visit.date > last) break
    due.push(visit)
  }
  return due
}

/** The first day on which there is a visit to place; undefined where none will come, because the series has ended or is paused for good. */
export function nextLook(series: Series): string | undefined {
  const next = plannedVisits(series).next().value
  return next && plus(next.date, -aheadDays)
}

/** The occurrences that are neither handled nor left out, in the order of their dates. */
function* plannedVisits(series: Series): Generator<Occurrence, undefined, undefined> {
  if (series.isEnded) return
  const open = series.pauses.find(({ to }) => to === undefined)
  for (const occurrence of occurrencesFrom(series)) {
    if (open && open.from <= occurrence.date) return
    if (stateOf(series, occurrence.date) === 'planned') yield occurrence
  }
}

/** What a look knows beside the series. */
export interface VisitConditions {
  /** yyyy-mm-dd */
  readonly today: string
  /** The price of a visit now, in points; undefined while the service is not offered. */
  readonly points: number | undefined
  /** What the wallet holds, both buckets; undefined while the account is disabled or frozen. */
  readonly held: number | undefined
  /** Whether a day has room in a slot. Only days that may be booked have. */
  readonly hasRoom: (date: string, slot: Slot) => boolean
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
}

type Season = Pick<VisitConditions, 'offeredMonths'>

/** What is to be done with a due visit. */
export type VisitPlan =
  | { readonly do: 'place'; readonly date: string; readonly slot: Slot; readonly time?: string }
  | { readonly do: 'wait'; readonly for: WaitReason }
  | { readonly do: 'miss'; readonly reason: MissedReason }

/**
 * Plans a due visit: it is placed on its day or, where that is full or closed, on another of its week; it waits for points, for an agreed
 * price or for what stopped the series, and is missed two days ahead, or when its week has no room. Out of season it is passed over.
 */
export function planVisit(series: Series, { date, rhythm }: Occurrence, now: VisitConditions): VisitPlan {
  if (!isInSeason(date, now)) return { do: 'miss', reason: 'season' }
  if (date <= now.today) return { do: 'miss', reason: 'late' }
  const obstacle = obstacleOf(series, now)
  if (obstacle)
    return date <= plus(now.today, lastDays)
      ? { do: 'miss', reason: obstacle }
      : { do: 'wait', for: obstacle }
  const place = placesOf({ date, rhythm }, series).find(
    (one) => one.date > now.today && now.hasRoom(one.date, one.slot),
  )
  return place ? { do: 'place', ...place } : { do: 'miss', reason: 'full' }
}

/**
 * The day of a planned visit as far as closed days decide: its own, the nearest open one of its week, or undefined where it is missed
 * (decision N6). Whether there is room that day is known only once it is due.
 */
export function openDay(
  series: Series,
  occurrence: Occurrence,
  days: { readonly today: string; readonly closedDates: readonly string[] } & Season,
): string | undefined {
  const { today, closedDates } = days
  return placesOf(occurrence, series).find(
    ({ date }) => date > today && isInSeason(date, days) && !closedDates.includes(date),
  )?.date
}

/** Whether the service is offered on a day, yyyy-mm-dd (decision X7). */
export function isInSeason(date: string, season: Season): boolean {
  return isOffered(Temporal.PlainDate.from(date).month, season)
}

function obstacleOf({ agreedPoints }: Series, { points, held }: VisitConditions) {
  if (points === undefined || held === undefined) return 'stopped'
  if (points > agreedPoints) return 'price'
  return held < points ? 'points' : undefined
}

interface Place {
  readonly date: string
  readonly slot: Slot
  readonly time?: string
}

/** Where a visit may take place, the best first: its own day, the nearest days of its week at its slot, then the same at the other slot. */
function placesOf({ date, rhythm }: Occurrence, { serviceCatalog, whenFull }: Series): readonly Place[] {
  const { slot, time } = rhythm
  const own: Place = { date, slot, ...(time !== undefined && { time }) }
  if (whenFull === 'skip') return [own]
  const days = weekAround(date)
  const same = days.map((day) => ({ ...own, date: day }))
  if (serviceCatalog !== ServiceCatalog.HouseCleaning) return same
  return [...same, ...days.map((day) => ({ date: day, ...otherSlot(rhythm) }))]
}

/** The other half of the day, as long after its beginning. */
function otherSlot({ slot, time }: Rhythm): Omit<Place, 'date'> {
  const { amStartHour, pmStartHour } = businessRules.slots
  const isMorning = slot === Slot.Morning
  const hours = isMorning ? pmStartHour - amStartHour : amStartHour - pmStartHour
  const other = isMorning ? Slot.Afternoon : Slot.Morning
  return {
    slot: other,
    ...(time !== undefined && { time: Temporal.PlainTime.from(time).add({ hours }).toString().slice(0, 5) }),
  }
}

function plus(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
