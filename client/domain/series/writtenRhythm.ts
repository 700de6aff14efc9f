import type { IntlShape } from 'react-intl'
import type { Slot } from '../../api/schema.generated.ts'
import { type DateStyle, writeDate, writeTime } from '../../format/businessDates.ts'
import { addDays } from '../../format/calendarDates.ts'
import type { SeriesHeadFragment, SeriesVisitFragment } from './Series.generated.ts'

/** When visits recur. */
interface Rhythm {
  readonly everyWeeks: number
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly slot: Slot
}

/** Every 2 weeks · Tuesday morning; without a half for services that have no time. */
export function writeRhythm(intl: IntlShape, { everyWeeks, weekday, slot }: Rhythm): string {
  const day = writeWeekday(intl, weekday)
  return intl.formatMessage({ id: 'series.rhythm' }, { every: everyWeeks, day, slot })
}

/** Monday; 1 to 7. */
export function writeWeekday(intl: IntlShape, weekday: number): string {
  return writeDate(intl, addDays('2026-01-04', weekday), 'dayOfWeekLong')
}

/** Tue, Dec 8 by 9:30 AM; the day alone for services that have no time. */
export function writeVisit(
  intl: IntlShape,
  { date, time }: { readonly date: string; readonly time?: string | null },
  style: DateStyle = 'short',
): string {
  const day = writeDate(intl, date, style)
  return time ? intl.formatMessage({ id: 'format.byTime' }, { date: day, time: writeTime(intl, time) }) : day
}

/** The day on which a visit takes place: that of its order, once it has one, or that to which it moves from a closed day. */
export function writeVisitDay(intl: IntlShape, visit: SeriesVisitFragment): string {
  const { date, time, takenDate, takenTime, movesTo } = visit
  return writeVisit(intl, takenDate ? { date: takenDate, time: takenTime } : { date: movesTo ?? date, time })
}

/** The first of the next visits that takes place, as far as is known; undefined where none does. */
export function nextVisitOf({ nextVisits }: Pick<SeriesHeadFragment, 'nextVisits'>) {
  return nextVisits.find(
    ({ state, orderStatus }) =>
      state !== 'Skipped' && state !== 'Missed' && state !== 'Paused' && orderStatus !== 'Cancelled',
  )
}

/** Series by their next visit; those without one after them, those that ended last. */
export function byNextVisit<Each extends SeriesHeadFragment>(list: readonly Each[]): readonly Each[] {
  const place = (series: Each) => {
    const next = nextVisitOf(series)
    return `${series.state === 'Ended' ? 1 : 0} ${next ? (next.takenDate ?? next.movesTo ?? next.date) : '9'}`
  }
  return [...list].sort((a, b) => place(a).localeCompare(place(b)))
}

/** What visits cost in a month of average length, in points, to the nearest ten. */
export function monthlyPoints(each: number, everyWeeks: number): number {
  return Math.round((each * 52) / 12 / everyWeeks / 10) * 10
}
