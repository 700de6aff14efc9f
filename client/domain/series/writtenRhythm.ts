import type { IntlShape } from 'react-intl'
import type { Slot } from '../../api/schema.generated.ts'
import { type DateStyle, writeDate, writeTime } from '../../format/businessDates.ts'
import { addDays } from '../../format/calendarDates.ts'
import type { SeriesVisitFragment } from './Series.generated.ts'

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

/** The day on which a visit takes place: that of its order, once it has one. */
export function writeVisitDay(intl: IntlShape, visit: SeriesVisitFragment): string {
  const { date, time, takenDate, takenTime } = visit
  return writeVisit(intl, takenDate ? { date: takenDate, time: takenTime } : { date, time })
}
