import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type Crews, capacityOf } from '../capacity.ts'
import { type DayBook, fits, freePlaces } from '../dayBook.ts'
import type { DayTaken, Half } from '../events.ts'

/**
 * Takes an order's place on a day, or refuses because it is full (decisions D2-D4). The event keeps the capacity that was seen.
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
