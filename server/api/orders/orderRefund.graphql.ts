import { Field, Int, ObjectType } from 'type-graphql'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { minus, totalOf } from '../../points/buckets.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { CancellationReason, type ValueOf } from '../graphql/enums.ts'

@ObjectType({
  description:
    'What became of the points of a cancelled order: `points`, `feePoints`, `recoveredPoints` and `usedPoints` are together what was paid.',
})
export class OrderRefund {
  @Field(() => CancellationReason, { description: 'Why it was cancelled.' })
  reason!: ValueOf<typeof CancellationReason>

  @Field(() => Int, { description: 'Points that came back, both buckets together.' })
  points!: number

  @Field(() => Int, { description: 'How many of those are reward points.' })
  rewardPoints!: number

  @Field(() => Int, { description: 'Points that were kept as a fee.' })
  feePoints!: number

  @Field(() => Int, {
    description:
      'Reward points that paid what was owed for a recharge that had been taken back (decision M1).',
  })
  recoveredPoints!: number

  @Field(() => Int, {
    description: 'Points for the months that had begun; 0 unless a month or a season was stopped in service.',
  })
  usedPoints!: number

  @Field(() => String, { nullable: true, description: 'What the office told the customer about it.' })
  note!: string | null
}

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
