/**
 * Calendar days as plain text (`yyyy-mm-dd`) and months (`yyyy-mm`), with no clock and no zone: the server says what day it is in
 * Alberta and the browser's own zone never matters (decisions D1, K6). UTC is only the ruler these sums are done on.
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
  return new Date(ruler(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const month = addToMonth(monthOf(date), months)
  const day = Math.min(Number(date.slice(8, 10)), daysInMonth(month))
  return `${month}-${pad(day)}`
}

/** The month (`yyyy-mm`) that many months later (negative: earlier). */
export function addToMonth(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${pad((count % 12) + 1)}`
}

/** How many months `later` lies after `earlier`; both `yyyy-mm`. */
export function monthsBetween(earlier: string, later: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(later) - count(earlier)
}

/** The month of a day or of an ISO date and time. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** 28 to 31. */
export function daysInMonth(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}

/** The day's place in a week that starts on Monday (document section 5). */
export function weekdayOf(date: string): Weekday {
  return (((new Date(ruler(date)).getUTCDay() + 6) % 7) + 1) as Weekday
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

const DAY_MS = 86_400_000

function ruler(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
