import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { ActorRole, type StreamFacts } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type Refund, refundPoints, splitRefund } from '../../points/commands/refundPoints.ts'
import { walletStream } from '../../points/events.ts'
import type { Wallet } from '../../points/wallet.ts'
import { freeSlot } from '../../staffing/commands/freeSlot.ts'
import type { DayBook } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { type OrderCancelled, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { withRecovered } from '../recovered.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { feeLimit, type ShownFee } from './cancellationFee.ts'
import { cancellationTerms, isStoppedPeriod, refundBeforeFee } from './cancellationTerms.ts'

export interface CancelState {
  readonly order: Order
  /** Of the order's customer. */
  readonly wallet: Wallet
  /** Of the booked day; an empty one for period orders. */
  readonly day: DayBook
}

export interface CancelOrder extends OrderIntent {
  /** The fee the customer agreed to, in points; a higher one is refused so that it can be shown first (decision E3). */
  readonly feeSeen?: number
  /** What the caller was shown within the last ten minutes, where nothing can be asked back (decision E3). */
  readonly feeShown?: ShownFee
}

/**
 * Cancels an order: its points come back, the fee is taken out of them, and its place on the day is free again (decisions E1-E4, E12).
 * @returns facts of the order, the wallet and the day
 */
export function cancelOrder(state: CancelState, intent: CancelOrder): StreamFacts | Rejection {
  const { order, wallet, day } = state
  const { orderId, role, at, feeSeen, feeShown } = intent
  const terms = cancellationTerms(order, at, role)
  if (!terms) return reject(RejectionCode.ORDER_NOT_CANCELLABLE)
  if (feeSeen !== undefined && terms.feePoints > feeSeen)
    return reject(RejectionCode.FEE_CHANGED, { params: { fee: terms.feePoints } })
  const money = {
    orderId,
    amount: refundBeforeFee(order, at),
    fee: Math.min(terms.feePoints, feeLimit(order, feeShown, at)),
  }
  const cancelled = cancelledFact(reasonOf(order, role), splitRefund(wallet, money))
  return [
    ...inStream(orderStream(orderId), [cancelled]),
    ...inStream(walletStream(order.userId), refundPoints(wallet, money)),
    ...inStream(dayStream(order.serviceCatalog, order.bookedFor.date), freeSlot(day, orderId)),
  ]
}

function cancelledFact(
  reason: OrderCancelled['data']['reason'],
  { refund, recovered, fee }: Refund,
): OrderCancelled {
  return withRecovered(recovered, {
    type: 'order.cancelled',
    data: {
      reason,
      refundPoints: refund.points,
      refundRewardPoints: refund.rewardPoints,
      feePoints: fee.points,
      feeRewardPoints: fee.rewardPoints,
    },
  })
}

function reasonOf(order: Order, role: ActorRole): OrderCancelled['data']['reason'] {
  if (role === ActorRole.Customer) return 'customer'
  if (role === ActorRole.System) return 'expired'
  return isStoppedPeriod(order) ? 'stopped' : 'admin'
}
