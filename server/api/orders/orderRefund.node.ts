import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { minus, totalOf } from '../../points/buckets.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { OrderRefund } from './orderRefund.graphql.ts'

/**
 * What a cancelled order gave back and what was kept of it, as the cancellation recorded it (decisions E2-E4, E8).
 * @returns null of an order that is not cancelled
 */
export function orderRefundNode(view: OrderView): Omit<OrderRefund, 'note'> | null {
  const { status, cancelReason, totalPoints, recoveredRewardPoints } = view
  if (status !== OrderStatus.Cancelled || cancelReason === undefined) return null
  const refund = { points: view.refundPoints, rewardPoints: view.refundRewardPoints }
  const fee = { points: view.feePoints, rewardPoints: view.feeRewardPoints }
  const recovered = { points: 0, rewardPoints: recoveredRewardPoints }
  const returned = minus(minus(refund, fee), recovered)
  return {
    reason: cancelReason,
    points: totalOf(returned),
    // the fee may have taken reward points that the order never had (decision M6)
    rewardPoints: Math.max(0, returned.rewardPoints),
    feePoints: totalOf(fee),
    recoveredPoints: recoveredRewardPoints,
    usedPoints: totalPoints - totalOf(refund),
  }
}
