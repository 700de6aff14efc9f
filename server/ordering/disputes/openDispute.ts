import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { Experience } from '../../points/experience.ts'
import type { Wallet } from '../../points/wallet.ts'
import { type OrderDisputeOpened, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface DisputeState {
  readonly order: Order
  /** Of the order's customer. */
  readonly wallet: Wallet
  readonly completed?: Experience['orders']
}

export interface OpenDispute extends OrderIntent {
  readonly reason: OrderDisputeOpened['data']['reason']
}

/**
 * An admin records a customer's complaint, up to seven days after the end of the work was recorded (decisions E8, M2).
 * Resolving it may bring points back, so that there is none of somebody who is forgotten (decision M4).
 * @returns facts of the order; NOT_FOUND for a closed wallet
 */
export function openDispute({ order, wallet }: DisputeState, intent: OpenDispute): StreamFacts | Rejection {
  const { orderId, role, at, reason } = intent
  if (!mayCause('order.dispute-opened', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const { days } = businessRules.dispute
  const latest = order.endRecordedAt?.add({ hours: days * 24 })
  if (!latest || Temporal.Instant.compare(at, latest) > 0)
    return reject(RejectionCode.DISPUTE_TOO_LATE, { params: { days } })
  if (wallet.access === 'closed') return reject(RejectionCode.NOT_FOUND)
  const opened: OrderDisputeOpened = { type: 'order.dispute-opened', data: { reason } }
  return inStream(orderStream(orderId), [opened])
}
