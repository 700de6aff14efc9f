import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'

/** The day book: what of one catalog's capacity is taken on one local day, and which crew holds which half. Streams `day-<catalog>-<yyyy-mm-dd>`. */

/** A cleaning half day; `both` for long cleanings and for every date-only job. */
export type Half = 'am' | 'pm' | 'both'

/** A place on the day was taken. `capacity` is what was seen then: places per half (cleaning) or per day (lawn, snow). */
export type DayTaken = DomainEvent<
  'day.taken',
  { readonly orderId: string; readonly half: Half; readonly units: number; readonly capacity: number }
>

/** The place is free again. */
export type DayFreed = DomainEvent<'day.freed', { readonly orderId: string }>

/** A crew took an order's half, or let go of it (no groupId). */
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
