import { minus, plus, totalOf } from '../buckets.ts'
import type { Buckets, PointsFeeCharged, PointsRefunded, PointsRewardRecovered } from '../events.ts'
import type { Wallet } from '../wallet.ts'

export interface RefundPoints {
  readonly orderId: string
  /** How many points come back before the fee; everything still held when absent. */
  readonly amount?: number
  /** How many points of those are kept; at most `amount`. */
  readonly fee: number
}

/** Reward points that pay for a bonus whose recharge was taken back. */
type Recovery = Omit<PointsRewardRecovered['data'], 'orderId'>

/** What comes back to each bucket, and what is then taken out of the wallet. */
export interface Refund {
  readonly refund: Buckets
  /** Oldest reversal first. */
  readonly recovered: readonly Recovery[]
  readonly fee: Buckets
}

/**
 * How a refund and its fee fall on the buckets (decision F2). Each bucket gets back only what it gave: the whole of it, or, of a part,
 * paid points first, because the reward points were used up first (decision F1). Reward points that come back pay first what is owed for
 * reversed recharges, except what the fee needs (decision M1). The fee is paid as any spend, from the wallet as it then is: reward points
 * first, wherever they came from (decision M6).
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

/** How many reward points that came back paid what was owed. */
export function recoveredPoints(recovered: readonly Recovery[]): number {
  return recovered.reduce((sum, { amount }) => sum + amount, 0)
}

/** Gives an order's points back, pays what is owed and takes the fee; entries of nothing are not written. */
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

/** What is owed, oldest reversal first, up to so many points. */
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
