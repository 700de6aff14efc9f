import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { setCrew } from '../../staffing/commands/setCrew.ts'
import { type DayBook, isAtWork } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { type OrderGroupAssigned, orderStream } from '../events.ts'
import { minutesOf, type Order } from '../order.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface AssignState {
  readonly order: Order
  /** Of the booked day; an empty one for period orders. */
  readonly day: DayBook
  /** Of the same day in the other catalogs; none for period orders. */
  readonly otherDays: readonly DayBook[]
}

export interface AssignCrew extends OrderIntent {
  readonly groupId: string
  /** The crew's enabled members of now. */
  readonly staffIds: readonly string[]
  /** The admin knows that the crew has work of another catalog then, and means it (decision M9). */
  readonly evenIfBusy: boolean
}

/**
 * Gives an order to a crew: the first one confirms it, another one takes over (decision E5). A crew without enabled members, or one that is
 * taken then, is refused, one with work of another catalog then unless that is meant; the crew that has the order already changes nothing.
 * @returns facts of the order and the day
 */
export function assignCrew(state: AssignState, intent: AssignCrew): StreamFacts | Rejection {
  const { order, day } = state
  const { orderId, role, groupId, staffIds } = intent
  if (!mayCause('order.group-assigned', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (staffIds.length === 0) return reject(RejectionCode.CREW_UNAVAILABLE, { field: 'groupId' })
  if (order.groupId === groupId) return []
  const { serviceCatalog: catalog, bookedFor } = order
  const crewFacts = order.periodType === PeriodType.Day ? setCrew(day, { catalog, orderId, groupId }) : []
  if (isRejection(crewFacts)) return crewFacts
  if (!intent.evenIfBusy && isBusyElsewhere(state, groupId))
    return reject(RejectionCode.CREW_BUSY_ELSEWHERE, { field: 'groupId' })
  return [
    ...inStream(orderStream(orderId), [assignedFact(order, intent)]),
    ...inStream(dayStream(catalog, bookedFor.date), crewFacts),
  ]
}

/** Whether a crew has work of another catalog in the half, or the day, that the order takes. */
export function isBusyElsewhere(
  { order, otherDays }: Pick<AssignState, 'order' | 'otherDays'>,
  groupId: string,
): boolean {
  const { serviceCatalog: catalog, slot } = order
  const half = halfOf({ catalog, slot, minutes: minutesOf(order) })
  return otherDays.some((day) => isAtWork(day, { groupId, half }))
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
