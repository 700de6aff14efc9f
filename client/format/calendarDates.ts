/**
 * Calendar days (`yyyy-mm-dd`) and months (`yyyy-mm`) as plain text, without clock or zone: the server says what day it is in Alberta, and
 * the browser's zone never matters (decisions D1, K6). They compute with Temporal, which every signed-in page loads.
 */

/** Day of the week, 1 = Monday to 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Writes a day as `yyyy-mm-dd`; month 1-12. */
export function toDateText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** Whether the three numbers name a day that exists. */
export function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The day that many days later (negative: earlier). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

/** The month (`yyyy-mm`) that many months later (negative: earlier). */
export function addToMonth(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

/** How many months `later` is after `earlier`; both `yyyy-mm`. */
export function monthsBetween(earlier: string, later: string): number {
  return Temporal.PlainYearMonth.from(earlier).until(later, { largestUnit: 'months' }).months
}

/** The month of a day or of an ISO date and time. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** 28 to 31. */
export function daysInMonth(month: string): number {
  return Temporal.PlainYearMonth.from(month).daysInMonth
}

/** The day's place in a week that starts on Monday (document section 5). */
export function weekdayOf(date: string): Weekday {
  return Temporal.PlainDate.from(date).dayOfWeek as Weekday
}

/** The weeks of a month, Monday first; `undefined` where a week reaches into a neighbouring month. */
export function weeksOfMonth(month: string): (string | undefined)[][] {
  const lead = weekdayOf(`${month}-01`) - 1
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => `${month}-${pad(index + 1)}`)
  const cells = [...Array.from({ length: lead }, () => undefined), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  )
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => undefined)])
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
