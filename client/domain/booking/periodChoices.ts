import type { IntlShape } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { addToMonth, monthsBetween } from '../../format/calendarDates.ts'

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
