import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { type DayBook, dayBookFold, isCrewFree, takenIn } from '../../staffing/dayBook.ts'
import type { DayBookEvent, DayCrewSet, DayTaken } from '../../staffing/events.ts'
import { type Audit, type AuditedEvent, createTally, entryOf, idIn } from './audit.ts'

/**
 * Invariant 5: no place was taken beyond the capacity it recorded, and no crew holds two jobs of one catalog in one half (cleaning) or more
 * than its daily count (lawn care, snow removal).
 */
export function auditDays(): Audit {
  const tally = createTally(5, 'no day holds more than its capacity, and no crew more than it can do')
  const days = new Map<string, DayBook>()
  return {
    see: (event) => {
      const day = idIn('day', event.stream)
      if (day === undefined) return
      const dayEvent = event as AuditedEvent & DayBookEvent
      const before = entryOf(days, day, () => dayBookFold.initial)
      const problem = problemOf(dayEvent, before, Number(day.split('-', 1)[0]) as ServiceCatalog)
      tally.check(problem === undefined, () => `${event.stream}: ${problem}`)
      days.set(day, dayBookFold.evolve(before, dayEvent))
    },
    report: tally.report,
  }
}

function problemOf(event: DayBookEvent, before: DayBook, catalog: ServiceCatalog): string | undefined {
  switch (event.type) {
    case 'day.taken':
      return takenProblem(event.data, before)
    case 'day.freed':
      return before.takings.has(event.data.orderId)
        ? undefined
        : `order ${event.data.orderId} freed what it never took`
    case 'day.crew-set':
      return crewProblem(event.data, before, catalog)
  }
}

function takenProblem(
  { orderId, half, units, capacity }: DayTaken['data'],
  before: DayBook,
): string | undefined {
  if (before.takings.has(orderId)) return `order ${orderId} took a second place`
  const halves = half === 'both' ? (['am', 'pm'] as const) : [half]
  const most = Math.max(...halves.map((each) => takenIn(before, each))) + units
  return most > capacity ? `order ${orderId} made it ${most} of ${capacity} in ${half}` : undefined
}

function crewProblem(
  { orderId, half, groupId }: DayCrewSet['data'],
  before: DayBook,
  catalog: ServiceCatalog,
): string | undefined {
  if (groupId === undefined) return undefined
  if (before.takings.get(orderId)?.half !== half)
    return `crew ${groupId} was set on ${half}, which order ${orderId} does not hold`
  return isCrewFree(before, catalog, { groupId, half, orderId })
    ? undefined
    : `crew ${groupId} was set on order ${orderId} while it was taken`
}
