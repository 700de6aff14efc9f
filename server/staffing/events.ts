import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'

/* The day book: the places taken in one catalog on one local day, and the crew of each. Streams `day-<catalog>-<yyyy-mm-dd>`. */

/** A cleaning half day; `both` for long cleanings and for every date-only job. */
export type Half = 'am' | 'pm' | 'both'

/** A place on the day was taken. `capacity` is the figure seen then: places per half (cleaning) or per day (lawn, snow). */
export type DayTaken = DomainEvent<
  'day.taken',
  { readonly orderId: string; readonly half: Half; readonly units: number; readonly capacity: number }
>

/** The place is free again. */
export type DayFreed = DomainEvent<'day.freed', { readonly orderId: string }>

/** A crew was given an order's part of the day, or lost it (no groupId). */
export type DayCrewSet = DomainEvent<
  'day.crew-set',
  {
    readonly orderId: string
    readonly half: Half
    readonly groupId?: string
    readonly previousGroupId?: string
  }
>

export type DayBookEvent = DayTaken | DayFreed | DayCrewSet

/** @param date yyyy-mm-dd, local */
export function dayStream(catalog: ServiceCatalog, date: string): string {
  return `day-${catalog}-${date}`
}
