import { type ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { Fold } from '../kernel/fold.ts'
import { type Crews, capacityOf, hasHalves, jobsPerCrew } from './capacity.ts'
import type { DayBookEvent, Half } from './events.ts'

/** One order's place on the day, and its crew once one is assigned. */
interface Taking {
  readonly half: Half
  readonly units: number
  readonly groupId?: string
}

/** The places taken in one catalog on one local day, by order. */
export interface DayBook {
  readonly takings: ReadonlyMap<string, Taking>
}

export const dayBookFold: Fold<DayBook, DayBookEvent> = {
  initial: { takings: new Map() },
  evolve: ({ takings }, event) => ({ takings: changed(takings, event) }),
}

/** Places left, never below 0. A day without halves has the same number for both. */
export interface FreePlaces {
  readonly am: number
  readonly pm: number
}

/** Places left on the day. For display only: a booking decides again. */
export function freePlaces(dayBook: DayBook, catalog: ServiceCatalog, crews: Crews): FreePlaces {
  const capacity = capacityOf(catalog, crews)
  return {
    am: Math.max(0, capacity - takenIn(dayBook, 'am')),
    pm: Math.max(0, capacity - takenIn(dayBook, 'pm')),
  }
}

/** Whether there is a place for work that takes this part of the day. */
export function fits(free: FreePlaces, half: Half): boolean {
  return (half === 'pm' || free.am > 0) && (half === 'am' || free.pm > 0)
}

/**
 * The slots in which no more cleaning can be booked. Long work needs both halves, so one full half closes both slots.
 * @param isLong the work takes both halves
 */
export function fullSlots(free: FreePlaces, isLong: boolean): readonly Slot[] {
  const isFull = (half: Half) => !fits(free, isLong ? 'both' : half)
  return [...(isFull('am') ? [Slot.Morning] : []), ...(isFull('pm') ? [Slot.Afternoon] : [])]
}

/**
 * Whether no more work of this kind can be booked on the day.
 * @param isLong the work takes both halves, as every date-only job does
 */
export function isDayFull(free: FreePlaces, isLong: boolean): boolean {
  return isLong ? !fits(free, 'both') : !fits(free, 'am') && !fits(free, 'pm')
}

/** Whether a crew could take this part of the day besides its other jobs; the order itself does not count. */
export function isCrewFree(
  dayBook: DayBook,
  catalog: ServiceCatalog,
  job: { readonly groupId: string; readonly half: Half; readonly orderId: string },
): boolean {
  const held = [...dayBook.takings].filter(
    ([orderId, taking]) => orderId !== job.orderId && taking.groupId === job.groupId,
  )
  if (!hasHalves(catalog)) return held.length < jobsPerCrew(catalog)
  return held.every(([, taking]) => !overlap(taking.half, job.half))
}

/** Whether a crew has any job in this part of the day, which a job of another catalog would conflict with (decision M9). */
export function isAtWork(
  { takings }: DayBook,
  job: { readonly groupId: string; readonly half: Half },
): boolean {
  return [...takings.values()].some(
    (taking) => taking.groupId === job.groupId && overlap(taking.half, job.half),
  )
}

/** Units taken in one half. */
export function takenIn(dayBook: DayBook, half: 'am' | 'pm'): number {
  return [...dayBook.takings.values()]
    .filter((taking) => overlap(taking.half, half))
    .reduce((sum, taking) => sum + taking.units, 0)
}

function overlap(a: Half, b: Half): boolean {
  return a === 'both' || b === 'both' || a === b
}

function changed(takings: DayBook['takings'], event: DayBookEvent): DayBook['takings'] {
  const { orderId } = event.data
  const next = new Map(takings)
  if (event.type === 'day.freed') {
    next.delete(orderId)
    return next
  }
  if (event.type === 'day.taken') return next.set(orderId, { half: event.data.half, units: event.data.units })
  const taking = takings.get(orderId)
  if (event.type !== 'day.crew-set' || !taking) return takings
  return next.set(orderId, { ...taking, groupId: event.data.groupId })
}
