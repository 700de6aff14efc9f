import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type CrewReferenceData, workingMembers } from '../../staffing/crewReferenceData.store.ts'
import {
  type ChangedOrder,
  changeWithCrews,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderServiceStarted, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { bookedSpan, localDay } from '../placing/bookedTime.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { mayCause } from '../transitions.ts'
import { recordedTime, startTimeOf } from './serviceTime.ts'

export interface StartService extends OrderIntent {
  readonly staffId: string
  /** The current enabled members of the order's crew; the start freezes them (decision E5). */
  readonly crew: readonly string[]
  /** The crew's own time, for a button that was pressed offline (decision E7). */
  readonly claimedAt?: Temporal.Instant
}

/**
 * A member of the crew starts work, on the booked day or later, or within the booked period (decision E6). A second click changes nothing.
 * @param intent `at` is the time of recording
 * @returns events of the order
 */
export function startService(order: Order, intent: StartService): StreamEvents | Rejection {
  const { orderId, role, at, staffId, crew, claimedAt } = intent
  const isStarted = order.status === OrderStatus.InService
  if (!isOnCrew(order, intent)) return refusedToOthers(order, staffId)
  if (isStarted) return []
  if (!mayCause('order.service-started', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const time = startTimeOf(order, claimedAt, at)
  const day = localDay(time.happenedAt, order)
  const { firstDay, lastDay, months } = bookedSpan(order)
  if (day < firstDay) return reject(RejectionCode.TOO_EARLY_TO_START)
  if (months > 0 && day > lastDay) return reject(RejectionCode.PERIOD_OVER)
  const started: OrderServiceStarted = {
    type: 'order.service-started',
    data: { staffId, staffIds: crew, ...recordedTime(time) },
  }
  return inStream(orderStream(orderId), [started])
}

/** What a crew member reports. */
export type ServingRequest = OrderRef & {
  /** The crew's own time, for a button that was pressed offline (decision E7). */
  readonly claimedAt?: Temporal.Instant
}

/**
 * A crew member starts work on an order, which freezes the crew's current members (decisions E5, E6). A second click changes nothing.
 * @param command of the staff member
 */
export async function handleStartService(
  context: OrderingContext,
  command: Command,
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  return changeWithCrews(context, command, {
    orderRef,
    decide: async ({ orderId, order, crews }) =>
      startService(order, { ...intent, orderId, crew: membersOf(crews, order) }),
  })
}

/** The current enabled members of an order's crew. */
export function membersOf(crews: CrewReferenceData, { groupId }: Order): readonly string[] {
  return groupId === undefined ? [] : workingMembers(crews, groupId)
}

/**
 * Whether somebody may start or end the work (decisions E6, E7): current members of its crew and, once it has begun, also those who started
 * it, even if they have left the crew.
 * @param by.crew the current enabled members of the order's crew
 */
export function isOnCrew(
  order: Pick<Order, 'status' | 'staffIds'>,
  by: { readonly staffId: string; readonly crew: readonly string[] },
): boolean {
  const hasBegun = order.status === OrderStatus.InService || order.status === OrderStatus.Completed
  return by.crew.includes(by.staffId) || (hasBegun && order.staffIds.includes(by.staffId))
}

/** People who once had the order learn that another crew has it now; for others the order does not exist (decision K1). */
export function refusedToOthers({ knownTo }: Pick<Order, 'knownTo'>, staffId: string): Rejection {
  return reject(knownTo.includes(staffId) ? RejectionCode.NOT_YOUR_ORDER : RejectionCode.NOT_FOUND)
}
