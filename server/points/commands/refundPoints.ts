import { plus, totalOf } from '../buckets.ts'
import type { Buckets, PointsFeeCharged, PointsRefunded } from '../events.ts'
import type { Wallet } from '../wallet.ts'

export interface RefundPoints {
  readonly orderId: string
  /** How many points come back before the fee; everything still held when absent. */
  readonly amount?: number
  /** How many points of those are kept; at most `amount`. */
  readonly fee: number
}

/** What comes back to each bucket, and what is then taken out of the wallet. */
export interface Refund {
  readonly refund: Buckets
  readonly fee: Buckets
}

/**
 * How a refund and its fee fall on the buckets (decision F2). Each bucket gets back only what it gave: the whole of it, or, of a part,
 * paid points first, because the reward points were used up first (decision F1). The fee is paid as any spend, from the wallet after the
 * refund: reward points first, wherever they came from (decision M6).
 * @throws Error when the order was not paid from this wallet, or the figures exceed what it still holds: callers' bugs
 */
export function splitRefund(wallet: Wallet, { orderId, amount, fee }: RefundPoints): Refund {
  const held = heldFor(wallet, orderId)
  const wanted = amount ?? totalOf(held)
  if (!isPart(wanted, totalOf(held)) || !isPart(fee, wanted))
    throw new Error(`order ${orderId} holds ${totalOf(held)} points, not ${wanted} less ${fee}`)
  const points = Math.min(wanted, held.points)
  const refund = { points, rewardPoints: wanted - points }
  const rewardFee = Math.min(fee, plus(wallet.balance, refund).rewardPoints)
  return { refund, fee: { points: fee - rewardFee, rewardPoints: rewardFee } }
}

/** Gives an order's points back and takes the fee; entries of nothing are not written. */
export function refundPoints(wallet: Wallet, intent: RefundPoints): (PointsRefunded | PointsFeeCharged)[] {
  const { refund, fee } = splitRefund(wallet, intent)
  const { orderId } = intent
  const entries = [
    { type: 'points.refunded', data: { orderId, ...refund } },
    { type: 'points.fee-charged', data: { orderId, ...fee } },
  ] as const
  return entries.filter((entry) => totalOf(entry.data) > 0)
}

function heldFor(wallet: Wallet, orderId: string): Buckets {
  const money = wallet.orders.get(orderId)
  if (!money) throw new Error(`order ${orderId} was not paid from this wallet`)
  const { gave, gotBack } = money
  return {
    points: gave.points - gotBack.points,
    rewardPoints: gave.rewardPoints - gotBack.rewardPoints,
  }
}

function isPart(part: number, whole: number): boolean {
  return Number.isInteger(part) && part >= 0 && part <= whole
}
