import type { IntlShape } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { addToMonth, monthsBetween } from '../../format/calendarDates.ts'

/** The months that can be booked, first and last included, as `yyyy-mm` (decision D9). */
export function monthChoices(earliest: string, latest: string): string[] {
  const count = Math.max(0, monthsBetween(earliest, latest) + 1)
  return Array.from({ length: count }, (_, index) => addToMonth(earliest, index))
}

/** How many months of a season are still ahead, the current one counted; a season has eight (decision D9). */
export function monthsLeftOfSeason(startYear: number, currentMonth: string): number {
  const left = monthsBetween(currentMonth, lastMonthOfSeason(startYear)) + 1
  return Math.min(SEASON_MONTHS, Math.max(0, left))
}

/** First month of a season: September of its year. */
export function firstMonthOfSeason(startYear: number): string {
  return `${startYear}-09`
}

/** Last month of a season: April of the following year. */
export function lastMonthOfSeason(startYear: number): string {
  return `${startYear + 1}-04`
}

export const SEASON_MONTHS = 8

/** First and last month of the season that begins on that day. */
export function writeSeason(intl: IntlShape, date: string): string {
  const values = {
    start: writeDate(intl, date, 'monthShort'),
    end: writeDate(intl, lastMonthOfSeason(Number(date.slice(0, 4))), 'monthShort'),
  }
  return intl.formatMessage({ id: 'format.season' }, values)
}
