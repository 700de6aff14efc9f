import { OrderStatus, type PeriodType, type Slot } from '../../schema/rules/enumerations.ts'
import type { ActorRole, Recalled } from '../kernel/command.ts'
import { actorOf, type Fold, occurredAt } from '../kernel/fold.ts'
import type {
  BookedFor,
  OrderCancelled,
  OrderDisputeResolved,
  OrderEvent,
  OrderPlaced,
  OrderRescheduled,
} from '../ordering/events.ts'

/** What comes back and what is kept when an order ends early; points of both buckets together. */
export interface MoneyBack {
  readonly reason: OrderCancelled['data']['reason'] | 'dispute'
  /** Before the fee. */
  readonly refund: number
  readonly fee: number
  /** Of the refund, what paid for a recharge that had been taken back (decision M1). */
  readonly recovered: number
}

/** An order as a mail tells it, right after one of its events. */
export interface MailedOrder {
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly serviceId: string
  readonly periodType: PeriodType
  readonly status: OrderStatus
  readonly bookedFor: BookedFor
  readonly slot: Slot
  /** Minutes of work, as priced. */
  readonly minutes: number
  readonly totalPoints: number
  readonly groupId: string | undefined
  readonly placedAt: Temporal.Instant
  /** Where the crew was another one before the last assignment. */
  readonly hasOtherCrew: boolean
  /** The last move, when there was one. */
  readonly moved:
    | { readonly from: BookedFor; readonly byRole: ActorRole; readonly groupKept: boolean }
    | undefined
  readonly moneyBack: MoneyBack | undefined
}

type Told = OrderEvent & Pick<Recalled, 'meta'>

/** Folds an order's events up to the one that is mailed. */
export const mailedOrderFold: Fold<MailedOrder | undefined, Told> = { initial: undefined, evolve }

function evolve(order: MailedOrder | undefined, event: Told): MailedOrder {
  if (event.type === 'order.placed') return placed(event)
  if (!order) throw new Error(`an order cannot begin with ${event.type}`)
  return { ...order, ...changeOf(event) }
}

function placed(event: OrderPlaced & Pick<Recalled, 'meta'>): MailedOrder {
  const {
    orderNo,
    userId,
    addressVersionId,
    serviceId,
    periodType,
    bookedFor,
    slot,
    totalPoints,
    priceLines,
  } = event.data
  return {
    ...{ orderNo, userId, addressVersionId, serviceId, periodType, bookedFor, slot, totalPoints },
    status: OrderStatus.Pending,
    minutes: priceLines.reduce((sum, line) => sum + line.minutes, 0),
    groupId: undefined,
    placedAt: occurredAt(event),
    hasOtherCrew: false,
    moved: undefined,
    moneyBack: undefined,
  }
}

function changeOf(event: Exclude<Told, OrderPlaced>): Partial<MailedOrder> {
  switch (event.type) {
    case 'order.group-assigned':
      return {
        status: OrderStatus.Confirmed,
        groupId: event.data.groupId,
        hasOtherCrew: event.data.kind === 'change',
      }
    case 'order.rescheduled':
      return moved(event)
    case 'order.service-started':
      return { status: OrderStatus.InService }
    case 'order.service-ended':
      return { status: OrderStatus.Completed }
    case 'order.cancelled':
      return { status: OrderStatus.Cancelled, moneyBack: moneyOf(event.data) }
    case 'order.dispute-opened':
      return { status: OrderStatus.Disputed }
    case 'order.dispute-resolved':
      return resolved(event.data)
    case 'order.instructions-added':
    case 'order.confirmation-resent':
    case 'order.fee-waived':
      return {}
  }
}

function moved(event: OrderRescheduled & Pick<Recalled, 'meta'>): Partial<MailedOrder> {
  const { to, toSlot, from, groupKept } = event.data
  return {
    bookedFor: to,
    slot: toSlot,
    moved: { from, byRole: actorOf(event).role, groupKept },
    ...(groupKept ? {} : { status: OrderStatus.Pending, groupId: undefined }),
  }
}

function moneyOf(data: OrderCancelled['data']): MoneyBack {
  const { reason, refundPoints, refundRewardPoints, feePoints, feeRewardPoints } = data
  const { recoveredRewardPoints: recovered = 0 } = data
  return {
    reason,
    refund: refundPoints + refundRewardPoints,
    fee: feePoints + feeRewardPoints,
    recovered,
  }
}

function resolved({
  outcome,
  refundPoints,
  refundRewardPoints,
  recoveredRewardPoints: recovered = 0,
}: OrderDisputeResolved['data']): Partial<MailedOrder> {
  if (outcome === 'completed') return { status: OrderStatus.Completed }
  const refund = refundPoints + refundRewardPoints
  const moneyBack = { reason: 'dispute', refund, fee: 0, recovered } as const
  return { status: OrderStatus.Cancelled, moneyBack }
}
