import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { experienceStream } from '../../points/events.ts'
import { type Experience, experienceFold, gainExperience } from '../../points/experience.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderServiceEnded, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { mayCause } from '../transitions.ts'
import { endTimeOf, recordedTime } from './serviceTime.ts'
import { isOnCrew, membersOf, refusedToOthers, type ServingRequest } from './startService.ts'

export interface EndState {
  readonly order: Order
  /** Of the order's customer. */
  readonly experience: Experience
}

export interface EndService extends OrderIntent {
  readonly staffId: string
  /** The current enabled members of the order's crew. */
  readonly crew: readonly string[]
  /** The crew's own time, for a button that was pressed offline (decision E7). */
  readonly claimedAt?: Temporal.Instant
}

/**
 * A current crew member, or one who started the work, ends it; the customer gains experience (decisions E7, H1). A second click changes
 * nothing.
 * @param intent `at` is the time of recording; the work ends after it started
 * @returns events of the order and the customer's experience
 */
export function endService({ order, experience }: EndState, intent: EndService): StreamEvents | Rejection {
  const { orderId, role, at, staffId, claimedAt } = intent
  if (!isOnCrew(order, intent)) return refusedToOthers(order, staffId)
  if (order.status === OrderStatus.Completed) return []
  const time = endTimeOf(order, claimedAt, at)
  if (!mayCause('order.service-ended', order.status, role) || !isAfterStart(order, time.happenedAt))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const { totalPoints } = order.price
  const ended: OrderServiceEnded = {
    type: 'order.service-ended',
    data: { staffId, staffIds: order.staffIds, ...recordedTime(time) },
  }
  return [
    ...inStream(orderStream(orderId), [ended]),
    ...inStream(experienceStream(order.userId), gainExperience(experience, { orderId, totalPoints })),
  ]
}

function isAfterStart({ startedAt }: Order, at: Temporal.Instant): boolean {
  return startedAt !== undefined && Temporal.Instant.compare(startedAt, at) < 0
}

/**
 * Ends the work; the customer gains experience in the same append (decisions E7, H1).
 * @param command of the staff member
 */
export async function handleEndService(
  context: OrderingContext,
  command: Command,
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  const { crews } = await context.referenceDataAt(command.referenceDataVersion)
  return changeOrder(context, command, {
    orderRef,
    async decide({ orderId, order }, load) {
      const { state: experience } = await load(experienceStream(order.userId), experienceFold)
      return endService({ order, experience }, { ...intent, orderId, crew: membersOf(crews, order) })
    },
  })
}
