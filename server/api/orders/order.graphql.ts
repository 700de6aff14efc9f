import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { minus, totalOf } from '../../points/buckets.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import { type OrderView, placerOf } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { SettledPayload } from '../graphql/commandPayload.graphql.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import {
  CancellationReason,
  DisputeReason,
  OrderChangeAction,
  type ValueOf,
  VisitFailedReason,
} from '../graphql/enums.ts'
import { MomentField, OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { BookedOrder } from './bookedOrder.graphql.ts'

@ObjectType({ description: 'One entry in the story of an order.' })
export class OrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, 'What happened.')
  action!: number

  @Field(() => ActorRole, 'Who did it.')
  role!: number

  @Field(() => Boolean, 'The viewer did it.')
  byViewer!: boolean

  @Field(() => VisitFailedReason, 'Of a visit that failed: why.', nullable)
  visitFailedReason!: ValueOf<typeof VisitFailedReason> | null
}

@ObjectType({ description: 'What cancelling now would mean.' })
export class Cancellation {
  @Field(() => Int, 'Points that would be kept.')
  feePoints!: number

  @Field(() => Int, 'Points that would come back after the fee, both buckets together.')
  refundPoints!: number

  @MomentField('The end of free cancelling; null if always or no longer free.', nullable)
  freeUntil?: Temporal.Instant
}

@ObjectType({ description: 'The actions that the viewer may take now.' })
export class OrderViewerMay {
  @Field(() => Boolean, 'Cancel it.')
  cancel!: boolean

  @Field(() => Boolean, 'Move it to another time.')
  reschedule!: boolean

  @Field(() => Int, 'How many moves the viewer has left; 0 for a month or a season.')
  movesLeft!: number

  @Field(() => Boolean, 'Leave a note for the crew.')
  addInstructions!: boolean

  @Field(() => Boolean, 'Report a problem with the work, within seven days (decision X1).')
  reportProblem!: boolean
}

@ObjectType({ description: 'A booking for the calendar of a phone or a computer (decision J3).' })
export class OrderCalendarFile {
  @Field(() => String, 'What to call it, such as K7M4-2QXP.ics.')
  fileName!: string

  @Field(() => String, 'The file itself, an iCalendar of type text/calendar.')
  content!: string
}

@ObjectType({ description: 'An order for work at one address.' })
export class Order extends BookedOrder {
  @Field(() => ID, 'Which service, to book it again.')
  serviceId!: string

  @Field(() => Int, 'Points for the ordinary work.')
  basePoints!: number

  @Field(() => Int, 'Additional points for this home; may be negative.')
  additionalPoints!: number

  @Field(() => Int, 'Rank discount in tenths of a percent, frozen when placed.', {
    name: 'rankDiscountTenths',
  })
  rankDiscount!: number

  @Field(() => Int, 'The price paid.')
  totalPoints!: number
}

export const OrderConnection = connectionOf(Order, { name: 'Order', page: 'A page of orders.' })

@InputType({ description: 'Consent to cancel one order.' })
export class CancelOrderInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same cancellation.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string

  @Field(() => Int, 'The fee on screen; a higher one is refused with FEE_CHANGED (decision E3).')
  feeSeen!: number
}

@InputType({ description: "A customer's report of a problem with a completed order (decision X1)." })
export class ReportProblemInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same report.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string

  @Field(() => DisputeReason, 'Its subject.')
  reason!: 'quality' | 'charge'

  @Field(() => String, 'What is wrong, up to 500 characters in lines; only the office reads it.')
  words!: string
}

@ObjectType({ description: 'An order after a command.' })
export class OrderPayload extends SettledPayload {
  @Field(() => Order, 'Its state now; null when refused.', nullable)
  order!: Order | null
}

/** The story of an order, oldest first: its placing, then every change (decision E9 leaves the placing out of the documented list only). */
export function orderStory(
  order: OrderView,
  changes: readonly OrderChangeView[],
  viewerId: string,
): OrderChange[] {
  const placer = placerOf(order)
  const placed = {
    action: OrderChangeAction.Placed,
    ...zonedMoment(order.placedAt),
    role: placer.role,
    byViewer: placer.actorId === viewerId,
    visitFailedReason: null,
  }
  const later = changes.map(({ action, at, role, actorId, newValue }) => ({
    action,
    ...zonedMoment(at),
    role,
    byViewer: actorId === viewerId,
    visitFailedReason: Object.values(VisitFailedReason).find((reason) => reason === newValue.reason) ?? null,
  }))
  return [placed, ...later]
}

@ObjectType({
  description:
    'The points of a cancelled order: `points`, `feePoints`, `recoveredPoints` and `usedPoints` add up to what was paid.',
})
export class OrderRefund {
  @Field(() => CancellationReason, 'Why it was cancelled.')
  reason!: ValueOf<typeof CancellationReason>

  @Field(() => Int, 'Points that came back, both buckets together.')
  points!: number

  @Field(() => Int, 'How many of those are reward points.')
  rewardPoints!: number

  @Field(() => Int, 'Points that were kept as a fee.')
  feePoints!: number

  @Field(() => Int, 'Reward points kept for what a reversed recharge left owed (decision M1).')
  recoveredPoints!: number

  @Field(() => Int, 'Points for months begun, when a month or season was stopped; else 0.')
  usedPoints!: number

  @Field(() => String, "The office's message to the customer.", nullable)
  note!: string | null
}

/** The points returned and kept by a cancellation, as recorded (decisions E2-E4, E8). @returns null if the order is not cancelled */
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
