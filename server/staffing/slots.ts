import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { type Crews, capacityOf } from './capacity.ts'
import { type DayBook, fits, freePlaces, isCrewFree } from './dayBook.ts'
import type { DayCrewSet, DayFreed, DayTaken, Half } from './events.ts'

/* How orders take, hold and free the places of a day. */

/**
 * Takes an order's place on a day, or refuses because it is full (decisions D2-D4). The event records the capacity that was seen.
 * @throws Error when the order already has a place on the day: a caller's bug
 */
export function takeSlot(
  dayBook: DayBook,
  intent: {
    readonly catalog: ServiceCatalog
    readonly orderId: string
    readonly half: Half
    readonly crews: Crews
  },
): DayTaken[] | Rejection {
  const { catalog, orderId, half, crews } = intent
  if (dayBook.takings.has(orderId)) throw new Error(`order ${orderId} already has a place on the day`)
  if (!fits(freePlaces(dayBook, catalog, crews), half)) return reject(RejectionCode.SLOT_FULL)
  return [{ type: 'day.taken', data: { orderId, half, units: 1, capacity: capacityOf(catalog, crews) } }]
}

/**
 * Gives an order's place on the day to a crew. A crew cleans one job per half day, and mows or clears four a day (decision D2); one that is
 * taken is refused. The crew that already holds the place changes nothing.
 * @throws Error when the order has no place on the day: a caller's bug
 */
export function setCrew(
  dayBook: DayBook,
  intent: { readonly catalog: ServiceCatalog; readonly orderId: string; readonly groupId: string },
): DayCrewSet[] | Rejection {
  const { catalog, orderId, groupId } = intent
  const taking = dayBook.takings.get(orderId)
  if (!taking) throw new Error(`order ${orderId} has no place on the day`)
  if (taking.groupId === groupId) return []
  const { half } = taking
  if (!isCrewFree(dayBook, catalog, { groupId, half, orderId })) return reject(RejectionCode.CREW_BUSY)
  const previous = taking.groupId === undefined ? {} : { previousGroupId: taking.groupId }
  return [{ type: 'day.crew-set', data: { orderId, half, groupId, ...previous } }]
}

/** Frees an order's crew and then its place, so that both are free in the same append; no events for an order without a place. */
export function freeSlot(dayBook: DayBook, orderId: string): (DayCrewSet | DayFreed)[] {
  const taking = dayBook.takings.get(orderId)
  if (!taking) return []
  const freed: DayFreed = { type: 'day.freed', data: { orderId } }
  if (taking.groupId === undefined) return [freed]
  const { half, groupId } = taking
  return [{ type: 'day.crew-set', data: { orderId, half, previousGroupId: groupId } }, freed]
}
