import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type OrderDisputeOpened, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface OpenDispute extends OrderIntent {
  readonly reason: OrderDisputeOpened['data']['reason']
}

/**
 * An admin records a customer's complaint, up to seven days after the end of the work was recorded (decisions E8, M2).
 * @returns facts of the order
 */
export function openDispute(order: Order, intent: OpenDispute): StreamFacts | Rejection {
  const { orderId, role, at, reason } = intent
  if (!mayCause('order.dispute-opened', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const { days } = businessRules.dispute
  const latest = order.endRecordedAt?.add({ hours: days * 24 })
  if (!latest || Temporal.Instant.compare(at, latest) > 0)
    return reject(RejectionCode.DISPUTE_TOO_LATE, { params: { days } })
  const opened: OrderDisputeOpened = { type: 'order.dispute-opened', data: { reason } }
  return inStream(orderStream(orderId), [opened])
}
