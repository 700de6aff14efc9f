import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { addDays, addToMonth, monthOf, weekdayOf } from '../../format/calendarDates.ts'
import type { WorkCalendarQuery } from './calendar.generated.ts'

/** How far ahead the office plans; the arrows end there. */
const MONTHS_AHEAD = 24

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

/** The chosen day and month: from the address, else the day on which the page opened, and the day's month. */
export function readPlace(
  query: URLSearchParams,
  { today, opened }: { readonly today: string; readonly opened: string },
): { month: string; day: string } {
  const day = dateIn(query.get('day'), /^\d{4}-\d\d-\d\d$/) ?? opened
  const asked = dateIn(query.get('month'), /^\d{4}-\d\d$/) ?? monthOf(day)
  const month = asked < monthOf(today) || asked > lastMonth(today) ? monthOf(today) : asked
  return { month, day }
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
  return {
    ...(month > monthOf(today) && { previous: addToMonth(month, -1) }),
    ...(month < lastMonth(today) && { next: addToMonth(month, 1) }),
  }
}

/** The last month that can be planned. */
export function lastMonth(today: string): string {
  return addToMonth(monthOf(today), MONTHS_AHEAD)
}

function dateIn(text: string | null, shape: RegExp): string | undefined {
  if (!text || !shape.test(text)) return undefined
  const day = text.length === 7 ? `${text}-01` : text
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? text : undefined
}
