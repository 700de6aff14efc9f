import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'
import { calendarOf, closed, crew } from './boardExamples.ts'

/* Opening the calendar and its board. */

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
