import { businessRules } from './businessRules.ts'
import { PeriodType } from './enumerations.ts'

/** How far ahead days, months and seasons can be booked, and what a booked period spans (decisions D8-D10). Dates are yyyy-mm-dd. */

/** A season is September to 30 April of the next year. */
const seasonStartMonth = 9
const seasonMonths = 8

/** The days a booking covers, both ends inclusive; `months` is 0 for a day. */
export interface BookedSpan {
  readonly firstDay: string
  readonly lastDay: string
  readonly months: number
}

/** The last day the calendar offers: the end of the fifth month ahead (decision D8). */
export function lastBookableDate(today: string): string {
  return lastDayOf(yearMonth(today).add({ months: businessRules.booking.monthsAhead }))
}

/** When the next season of a day service begins, and from when its first days can be booked. */
export interface SeasonOpening {
  /** yyyy-mm-dd, the first day of the season. */
  readonly opens: string
  /** yyyy-mm-dd, the first day on which the calendar reaches it. */
  readonly bookableFrom: string
}

/**
 * The next season of a day service whose months are all beyond the calendar (decisions D8, X7); undefined while one of them can be booked.
 * @param offeredMonths months of the year, 1 to 12; none for the whole year
 */
export function seasonOpening(offeredMonths: readonly number[], today: string): SeasonOpening | undefined {
  const { monthsAhead } = businessRules.booking
  const months = Array.from({ length: 12 }, (_, ahead) => ahead)
  const first = months.find((ahead) => offeredMonths.includes(yearMonth(today).add({ months: ahead }).month))
  if (first === undefined || first <= monthsAhead) return undefined
  const dayOf = (ahead: number) => yearMonth(today).add({ months: ahead }).toPlainDate({ day: 1 }).toString()
  return { opens: dayOf(first), bookableFrom: dayOf(first - monthsAhead) }
}

/** First and last month that a monthly service can be booked for, yyyy-mm: this one to twelve ahead (decision D9). */
export function bookableMonths(today: string): { readonly earliest: string; readonly latest: string } {
  const earliest = yearMonth(today)
  const latest = earliest.add({ months: businessRules.booking.periodMonthsAhead })
  return { earliest: earliest.toString(), latest: latest.toString() }
}

export function isBookableMonth(
  month: { readonly year: number; readonly month: number },
  today: string,
): boolean {
  const ahead = yearMonth(today).until(Temporal.PlainYearMonth.from(month), { largestUnit: 'months' }).months
  return ahead >= 0 && ahead <= businessRules.booking.periodMonthsAhead
}

/** Start years of the seasons that can be booked: the current and the next; from May to August the coming one counts as current (decision D9). */
export function bookableSeasons(today: string): readonly number[] {
  const { year, month } = yearMonth(today)
  const seasonEndMonth = seasonStartMonth + seasonMonths - 1 - 12
  const current = month <= seasonEndMonth ? year - 1 : year
  return [current, current + 1]
}

/** @param firstDay the booked day, or the first day of the booked month or season */
export function spanOf(periodType: PeriodType, firstDay: string): BookedSpan {
  const months = { [PeriodType.Day]: 0, [PeriodType.Month]: 1, [PeriodType.Season]: seasonMonths }[periodType]
  if (months === 0) return { firstDay, lastDay: firstDay, months }
  return { firstDay, lastDay: lastDayOf(yearMonth(firstDay).add({ months: months - 1 })), months }
}

/** How many whole months of a span follow the month of `today`: a begun month counts as used (decision E4). */
export function unusedMonths(span: BookedSpan, today: string): number {
  const ahead = yearMonth(today).until(yearMonth(span.lastDay), { largestUnit: 'months' }).months
  return Math.min(Math.max(ahead, 0), span.months)
}

/**
 * What is left of a begun month, in days, or of a begun season, in months; today's own counts as left (decision L5).
 * @returns undefined for a day, and for a period that has not begun or is over
 */
export function leftOfBegun(
  periodType: PeriodType,
  firstDay: string,
  today: string,
): { readonly left: number; readonly of: number } | undefined {
  const span = spanOf(periodType, firstDay)
  if (span.months === 0 || today > span.lastDay) return undefined
  const { daysInMonth } = yearMonth(firstDay)
  const daysAhead = Temporal.PlainDate.from(today).until(span.lastDay).days
  const [left, of] =
    span.months === 1 ? [daysAhead + 1, daysInMonth] : [unusedMonths(span, today) + 1, span.months]
  return left < of ? { left, of } : undefined
}

/** Monday to Saturday of a date's week, the nearest first, of two equally near the earlier. */
export function weekAround(date: string): readonly string[] {
  const day = Temporal.PlainDate.from(date)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const distance = (other: string) => Math.abs(day.until(other).days)
  return Array.from({ length: 6 }, (_, place) => monday.add({ days: place }).toString()).sort(
    (a, b) => distance(a) - distance(b),
  )
}

/** Formats a day as yyyy-mm-dd without checking that it exists. */
export function isoDate(parts: {
  readonly year: number
  readonly month: number
  readonly day: number
}): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(parts.year).padStart(4, '0')}-${two(parts.month)}-${two(parts.day)}`
}

function yearMonth(date: string): Temporal.PlainYearMonth {
  return Temporal.PlainDate.from(date).toPlainYearMonth()
}

function lastDayOf(month: Temporal.PlainYearMonth): string {
  return month.toPlainDate({ day: month.daysInMonth }).toString()
}
