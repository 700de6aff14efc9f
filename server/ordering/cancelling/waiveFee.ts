import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type OrderFeeWaived, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'
import { feeDue } from './cancellationFee.ts'

/**
 * An admin lets a cancellation fee go that is due (decision M5): from then on the booked time alone decides, and where that is what the fee
 * is due for, nothing is until the order is moved.
 * @returns facts of the order; FEE_NOT_DUE where cancelling costs nothing now
 */
export function waiveFee(order: Order, { orderId, role, at }: OrderIntent): StreamFacts | Rejection {
  if (!mayCause('order.fee-waived', order.status, role)) return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const feePoints = feeDue(order, at)
  if (feePoints === 0) return reject(RejectionCode.FEE_NOT_DUE)
  const waived: OrderFeeWaived = { type: 'order.fee-waived', data: { feePoints } }
  return inStream(orderStream(orderId), [waived])
}
