import { minus, plus, totalOf } from '../buckets.ts'
import type { Buckets, PointsFeeCharged, PointsRefunded, PointsRewardRecovered } from '../events.ts'
import type { Wallet } from '../wallet.ts'

export interface RefundPoints {
  readonly orderId: string
  /** Points to refund before the fee; by default everything that was not refunded yet. */
  readonly amount?: number
  /** The fee, in points; at most `amount`. */
  readonly fee: number
}

/** Reward points that pay for a bonus of a reversed recharge. */
type Recovery = Omit<PointsRewardRecovered['data'], 'orderId'>

/** The refund to each bucket, and what the wallet then pays. */
export interface Refund {
  readonly refund: Buckets
  /** Oldest reversal first. */
  readonly recovered: readonly Recovery[]
  readonly fee: Buckets
}

/**
 * Splits a refund and its fee over the buckets (decision F2). Each bucket gets back at most what it gave; a partial refund returns paid
 * points first, because reward points were spent first (decision F1). Refunded reward points first pay what is owed for reversed recharges,
 * except for what the fee needs (decision M1). The fee is paid like any spend from the wallet as it is then: reward points first
 * (decision M6).
 * @throws Error when the order was not paid from this wallet, or the figures exceed what it still holds: callers' bugs
 */
export function splitRefund(wallet: Wallet, { orderId, amount, fee }: RefundPoints): Refund {
  const held = heldFor(wallet, orderId)
  const wanted = amount ?? totalOf(held)
  if (!isPart(wanted, totalOf(held)) || !isPart(fee, wanted))
    throw new Error(`order ${orderId} holds ${totalOf(held)} points, not ${wanted} less ${fee}`)
  const points = Math.min(wanted, held.points)
  const refund = { points, rewardPoints: wanted - points }
  const balance = plus(wallet.balance, refund)
  const recovered = recoveriesOf(wallet, Math.min(refund.rewardPoints, totalOf(balance) - fee))
  const left = minus(balance, { points: 0, rewardPoints: recoveredPoints(recovered) })
  const rewardFee = Math.min(fee, left.rewardPoints)
  return { refund, recovered, fee: { points: fee - rewardFee, rewardPoints: rewardFee } }
}

/** The number of refunded reward points that paid a debt. */
export function recoveredPoints(recovered: readonly Recovery[]): number {
  return recovered.reduce((sum, { amount }) => sum + amount, 0)
}

/** Refunds an order's points, pays the debt and takes the fee; amounts of 0 write no event. */
export function refundPoints(
  wallet: Wallet,
  intent: RefundPoints,
): (PointsRefunded | PointsRewardRecovered | PointsFeeCharged)[] {
  const { refund, recovered, fee } = splitRefund(wallet, intent)
  const { orderId } = intent
  const refunded: PointsRefunded = { type: 'points.refunded', data: { orderId, ...refund } }
  const charged: PointsFeeCharged = { type: 'points.fee-charged', data: { orderId, ...fee } }
  return [
    ...(totalOf(refund) > 0 ? [refunded] : []),
    ...recovered.map((data) => ({ type: 'points.reward-recovered', data: { orderId, ...data } }) as const),
    ...(totalOf(fee) > 0 ? [charged] : []),
  ]
}

/** Debts, oldest reversal first, up to this many points. */
function recoveriesOf({ reversals }: Wallet, most: number): readonly Recovery[] {
  let left = most
  return reversals.flatMap(({ paymentId, creditNoteNo, rewardOwed, recovered }) => {
    const amount = Math.min(left, rewardOwed - recovered)
    left -= amount
    return amount > 0 ? [{ paymentId, creditNoteNo, amount }] : []
  })
}

function heldFor(wallet: Wallet, orderId: string): Buckets {
  const money = wallet.orders.get(orderId)
  if (!money) throw new Error(`order ${orderId} was not paid from this wallet`)
  return minus(money.gave, money.gotBack)
}

function isPart(part: number, whole: number): boolean {
  return Number.isInteger(part) && part >= 0 && part <= whole
}
