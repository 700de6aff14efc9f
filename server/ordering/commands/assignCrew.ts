import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { setCrew } from '../../staffing/commands/setCrew.ts'
import type { DayBook } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { type OrderGroupAssigned, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { inStream, type OrderIntent, type StreamFacts } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface AssignState {
  readonly order: Order
  /** Of the booked day; an empty one for period orders. */
  readonly day: DayBook
}

export interface AssignCrew extends OrderIntent {
  readonly groupId: string
  /** The crew's enabled members of now. */
  readonly staffIds: readonly string[]
}

/**
 * Gives an order to a crew: the first one confirms it, another one takes over (decision E5). A crew without enabled members, or one that is
 * taken then, is refused; the crew that has the order already changes nothing.
 * @returns facts of the order and the day
 */
export function assignCrew({ order, day }: AssignState, intent: AssignCrew): StreamFacts | Rejection {
  const { orderId, role, groupId, staffIds } = intent
  if (!mayCause('order.group-assigned', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (staffIds.length === 0) return reject(RejectionCode.CREW_UNAVAILABLE, { field: 'groupId' })
  if (order.groupId === groupId) return []
  const { serviceCatalog: catalog, bookedFor } = order
  const crewFacts = order.periodType === PeriodType.Day ? setCrew(day, { catalog, orderId, groupId }) : []
  if (isRejection(crewFacts)) return crewFacts
  return [
    ...inStream(orderStream(orderId), [assignedFact(order, intent)]),
    ...inStream(dayStream(catalog, bookedFor.date), crewFacts),
  ]
}

function assignedFact(
  { groupId: previousGroupId }: Order,
  { groupId, staffIds }: AssignCrew,
): OrderGroupAssigned {
  const type = 'order.group-assigned'
  return previousGroupId === undefined
    ? { type, data: { groupId, staffIds, kind: 'first' } }
    : { type, data: { groupId, staffIds, kind: 'change', previousGroupId } }
}
