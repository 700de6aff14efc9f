import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { addDays, addToMonth, daysInMonth, monthOf, weekdayOf } from '../../format/calendarDates.ts'
import type { WorkCalendarQuery } from './calendar.generated.ts'

const { monthsBack, monthsAhead } = businessRules.officeCalendar

/** Closed dates and days off. */
export type WorkCalendar = Pick<WorkCalendarQuery, 'closedDates' | 'staffGroups'>

/** A day as the office plans it. */
export interface WorkDay {
  readonly date: string
  readonly isPast: boolean
  readonly isToday: boolean
  /** Nobody works on Sundays (decision D8). */
  readonly isSunday: boolean
  /** Closed for all catalogs. */
  readonly isClosed: boolean
  /** Closed for these catalogs alone. */
  readonly closedCatalogs: readonly ServiceCatalog[]
  /** Numbers of the groups that have it off. */
  readonly groupsOff: readonly string[]
}

/** What the calendar knows of a day. @param today yyyy-mm-dd in America/Edmonton */
export function workDayOf(date: string, today: string, calendar: WorkCalendar | undefined): WorkDay {
  const closings = calendar?.closedDates.filter((closed) => closed.date === date) ?? []
  const groups = calendar?.staffGroups.filter(({ daysOff }) => daysOff.includes(date)) ?? []
  return {
    date,
    isPast: date < today,
    isToday: date === today,
    isSunday: weekdayOf(date) === 7,
    isClosed: closings.some(({ catalog }) => !catalog),
    closedCatalogs: closings.flatMap(({ catalog }) => catalog ?? []),
    groupsOff: groups.map(({ groupNo }) => groupNo),
  }
}

/** Whether visits of other days can come to a day. */
export function takesVisit(day: WorkDay, catalog: ServiceCatalog): boolean {
  return !day.isPast && !day.isSunday && !day.isClosed && !day.closedCatalogs.includes(catalog)
}

/** What the calendar's address names. */
interface Named {
  readonly day: string
  /** Shown instead of the day. */
  readonly month: string | undefined
  /** It names a day or month that the calendar does not reach. */
  readonly isOutside: boolean
}

/** The chosen day, and the month if the address names one. Without a day in the address, or one that cannot be read, it is the day on which the page opened. */
export function readPlace(
  query: URLSearchParams,
  { today, opened }: { readonly today: string; readonly opened: string },
): Named {
  const { first, last } = calendarLimits(today)
  const isWithin = (date: string) => date >= first && date <= last
  const day = dateIn(query.get('day'), /^\d{4}-\d\d-\d\d$/)
  const month = dateIn(query.get('month'), /^\d{4}-\d\d$/)
  const named = [day, month && `${month}-01`].filter((date) => date !== undefined)
  return {
    day: day && isWithin(day) ? day : opened,
    month: month && isWithin(`${month}-01`) ? month : undefined,
    isOutside: !named.every(isWithin),
  }
}

/** The first and last day that can be read: of the earliest and the latest month (decision W3). */
export function calendarLimits(today: string): { readonly first: string; readonly last: string } {
  const last = addToMonth(monthOf(today), monthsAhead)
  return { first: `${addToMonth(monthOf(today), -monthsBack)}-01`, last: `${last}-${daysInMonth(last)}` }
}

/** How many days the strip shows. */
export const stripLength = 14

/** The days of the strip in which a day is: two weeks from today, or whole strips before or after them. */
export function stripOf(date: string, today: string): readonly string[] {
  const { days } = Temporal.PlainDate.from(today).until(date)
  const first = addDays(today, Math.floor(days / stripLength) * stripLength)
  return Array.from({ length: stripLength }, (_, at) => addDays(first, at))
}

/** Today, or the first day after it that is neither a Sunday nor closed; today if a year has none. */
export function nextWorkingDay(today: string, calendar: WorkCalendar): string {
  const days = Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead))
  return days.find((date) => isWorking(workDayOf(date, today, calendar))) ?? today
}

function isWorking({ isSunday, isClosed }: WorkDay): boolean {
  return !isSunday && !isClosed
}

/** The months that the arrows lead to; undefined at the limits. */
export function monthsBeside(month: string, today: string): { previous?: string; next?: string } {
  const { first, last } = calendarLimits(today)
  return {
    ...(month > monthOf(first) && { previous: addToMonth(month, -1) }),
    ...(month < monthOf(last) && { next: addToMonth(month, 1) }),
  }
}

function dateIn(text: string | null, shape: RegExp): string | undefined {
  if (!text || !shape.test(text)) return undefined
  const day = text.length === 7 ? `${text}-01` : text
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? text : undefined
}
