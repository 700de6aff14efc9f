import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'

/* What specs of the calendar and of its board are told of a month, and opening them. */

/** A Monday. */
export const TODAY = '2026-11-23'
/** What the server says it is. */
export const clock = { at: `${TODAY}T09:28:00-06:00` }

export const crew = {
  __typename: 'StaffGroup',
  id: 'g-1',
  groupNo: '1',
  isActive: true,
  daysOff: ['2026-11-25'],
}
export const closed = (date: string, catalog: string | null = null) => ({
  __typename: 'ClosedDate',
  date,
  catalog,
})
export const calendarOf = (closedDates: object[], ...staffGroups: object[]) => ({
  data: { clock, closedDates, staffGroups },
})
const usual: Record<string, Answer> = {
  WorkCalendar: () => calendarOf([closed('2026-11-26'), closed('2026-11-27', 'LawnCare')], crew),
  CalendarDays: () => ({ data: { calendarDays: [] } }),
  DayVisits: () => ({ data: { dayVisits: [] } }),
}
/** Opens the calendar at an address of its own. */
export const visit = (at = '', server: Record<string, Answer> = {}) =>
  renderApp({ at: `/adminCalendar${at}`, admin: olivia, server: { ...usual, ...server } })
export type Visited = Awaited<ReturnType<typeof visit>>
/** What was sent of an operation. */
export const sentOf = ({ server }: Visited, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)
