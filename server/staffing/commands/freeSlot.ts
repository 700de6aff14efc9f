import type { DayBook } from '../dayBook.ts'
import type { DayCrewSet, DayFreed } from '../events.ts'

/**
 * Gives an order's place back, and lets go of its crew first, so that the crew is free in the same append. Nothing happens for an order
 * without a place, as period orders are.
 */
export function freeSlot(dayBook: DayBook, orderId: string): (DayCrewSet | DayFreed)[] {
  const taking = dayBook.takings.get(orderId)
  if (!taking) return []
  const freed: DayFreed = { type: 'day.freed', data: { orderId } }
  if (taking.groupId === undefined) return [freed]
  const { half, groupId } = taking
  return [{ type: 'day.crew-set', data: { orderId, half, previousGroupId: groupId } }, freed]
}
