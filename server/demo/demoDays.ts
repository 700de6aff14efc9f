import { inBusinessZone } from '../kernel/time.ts'
import type { DemoServiceText } from './demoCatalog.ts'
import { demoHolidays } from './demoCrews.store.ts'

/** The working days of the demo crews (no Sundays, no holidays), and the outdoor work of a Calgary home by month. */

const SUNDAY = 7
const AT_WORK_FROM_HOUR = 10
const WINTER: readonly number[] = [11, 12, 1, 2, 3]
const CLEANUP: readonly number[] = [4, 10]
const SEPTEMBER = 9

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

/** A single visit. */
export function outdoorVisit({ month }: Temporal.PlainDate): DemoServiceText {
  if (WINTER.includes(month)) return 'snowVisit'
  return CLEANUP.includes(month) ? 'seasonalCleanup' : 'mowing'
}

/** A single visit to the lawn, where pests are looked for when nothing grows. */
export function lawnVisit(day: Temporal.PlainDate): DemoServiceText {
  return WINTER.includes(day.month) ? 'pestControl' : outdoorVisit(day)
}

/** The first of September in or before which a day lies: where its season of snow began or, from May on, the last one did. */
export function seasonOf(day: Temporal.PlainDate): Temporal.PlainDate {
  const year = day.month < SEPTEMBER ? day.year - 1 : day.year
  return Temporal.PlainDate.from({ year, month: SEPTEMBER, day: 1 })
}

/** A whole month of visits. */
export function monthOfWork({ month }: Temporal.PlainDate): DemoServiceText {
  return [...WINTER, 4].includes(month) ? 'snowMonth' : 'monthlyMowing'
}
