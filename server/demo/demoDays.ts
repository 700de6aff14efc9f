import { inBusinessZone } from '../kernel/time.ts'
import { demoHolidays } from './demoCrews.ts'

/** The days on which the demo crews work: no Sundays, no holidays. */

const SUNDAY = 7
const AT_WORK_FROM_HOUR = 10

export function isWorkingDay(day: Temporal.PlainDate): boolean {
  const monthDay = day.toString().slice('yyyy-'.length)
  return day.dayOfWeek !== SUNDAY && !demoHolidays.some((holiday) => holiday === monthDay)
}

/** This day, or the first working day after it. */
export function workingDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return isWorkingDay(day) ? day : workingDayFrom(day.add({ days: 1 }))
}

/** This day, or the last working day before it. */
export function workingDayUpTo(day: Temporal.PlainDate): Temporal.PlainDate {
  return isWorkingDay(day) ? day : workingDayUpTo(day.subtract({ days: 1 }))
}

/** The n-th working day after a day, counted from 1. */
export function workingDayAfter(day: Temporal.PlainDate, n: number): Temporal.PlainDate {
  const next = workingDayFrom(day.add({ days: 1 }))
  return n === 1 ? next : workingDayAfter(next, n - 1)
}

/** The n-th working day before a day, counted from 1. */
export function workingDayBefore(day: Temporal.PlainDate, n: number): Temporal.PlainDate {
  const last = workingDayUpTo(day.subtract({ days: 1 }))
  return n === 1 ? last : workingDayBefore(last, n - 1)
}

/** The day on which crews were at work last: today from ten in the morning on, else the working day before. */
export function latestWork(now: Temporal.Instant): {
  readonly date: Temporal.PlainDate
  readonly isToday: boolean
} {
  const local = inBusinessZone(now)
  const today = local.toPlainDate()
  const isToday = isWorkingDay(today) && local.hour >= AT_WORK_FROM_HOUR
  return { isToday, date: isToday ? today : workingDayBefore(today, 1) }
}
