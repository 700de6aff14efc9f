import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type DayBook, isCrewFree } from '../dayBook.ts'
import type { DayCrewSet } from '../events.ts'

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
