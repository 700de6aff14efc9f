import type { IntlShape } from 'react-intl'
import type { PeriodType } from '../../api/schema.generated.ts'
import { type DateStyle, writeDate, writeTime } from '../../format/businessDates.ts'
import { addToMonth, monthsBetween } from '../../format/calendarDates.ts'

/** The time of an order, as far as its text needs it. */
export interface BookedTime {
  readonly periodType: PeriodType
  /** First day, yyyy-mm-dd. */
  readonly date: string
  /** HH:MM for cleaning, else absent. */
  readonly time?: string | null | undefined
}

/** Thursday, November 27, 2025 by 9:30 AM, or May 2026, or Sep 2026 – Apr 2027 (decision D10). @param style of a day */
export function writeBookedTime(intl: IntlShape, booked: BookedTime, style: DateStyle = 'full'): string {
  const { periodType, date, time } = booked
  if (periodType === 'Month') return writeDate(intl, date, 'month')
  if (periodType === 'Season') return writeSeason(intl, date)
  const day = writeDate(intl, date, style)
  return time ? intl.formatMessage({ id: 'format.byTime' }, { date: day, time: writeTime(intl, time) }) : day
}

/** The months that can be booked, first and last included, as `yyyy-mm` (decision D9). */
export function monthChoices(earliest: string, latest: string): string[] {
  const count = Math.max(0, monthsBetween(earliest, latest) + 1)
  return Array.from({ length: count }, (_, index) => addToMonth(earliest, index))
}

/** First month of a season: September of its year. */
export function firstMonthOfSeason(startYear: number): string {
  return `${startYear}-09`
}

/** Last month of a season: April of the following year. */
export function lastMonthOfSeason(startYear: number): string {
  return `${startYear + 1}-04`
}

/** First and last month of the season that begins on that day. */
export function writeSeason(intl: IntlShape, date: string): string {
  const values = {
    start: writeDate(intl, date, 'monthShort'),
    end: writeDate(intl, lastMonthOfSeason(Number(date.slice(0, 4))), 'monthShort'),
  }
  return intl.formatMessage({ id: 'format.season' }, values)
}
