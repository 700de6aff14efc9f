import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { Buckets, PointsRechargeReversed } from '../events.ts'
import { owedRewards, type Recharge, type Wallet } from '../wallet.ts'

export interface ReverseRecharge {
  readonly paymentId: number
  readonly creditNoteNo: string
  /** The most points to take back; by default the whole unspent part. */
  readonly amount?: number | undefined
}

/** What a reversal would take: the recharge, the points of both buckets, and the reward points that would be owed. */
export interface Reversible extends Taken {
  readonly recharge: Recharge
}

interface Taken extends Buckets {
  readonly rewardOwed: number
}

/**
 * Reverses a recharge up to its unspent part (decision F11): paid points, and the same share of its reward, rounded down over all
 * reversals together. The spent part of that share becomes a debt (decision M1). Recorded events do not change.
 * @returns NOT_FOUND for another wallet's payment, AMOUNT_INVALID unless it is a whole number above 0, RECHARGE_SPENT if less than that
 *   is unspent
 */
export function reverseRecharge(
  wallet: Wallet,
  { paymentId, creditNoteNo, amount }: ReverseRecharge,
): PointsRechargeReversed | Rejection {
  if (amount !== undefined && (!Number.isInteger(amount) || amount <= 0))
    return reject(RejectionCode.AMOUNT_INVALID, { field: 'amount' })
  const most = reversibleOf(wallet, paymentId)
  if (most === undefined) return reject(RejectionCode.NOT_FOUND)
  if (most.points === 0 || (amount ?? 0) > most.points)
    return reject(RejectionCode.RECHARGE_SPENT, { params: { unspent: most.points } })
  const { points, rewardPoints, rewardOwed } = partOf(wallet, most, amount ?? most.points)
  return {
    type: 'points.recharge-reversed',
    data: { paymentId, creditNoteNo, amount: points, rewardAmount: rewardPoints, rewardOwed },
  }
}

/** The most that can be reversed of a payment; undefined if it is not this wallet's. */
export function reversibleOf(wallet: Wallet, paymentId: number): Reversible | undefined {
  const place = wallet.recharges.findIndex((recharge) => recharge.paymentId === paymentId)
  const recharge = wallet.recharges[place]
  if (recharge === undefined) return undefined
  const lots = wallet.recharges.map(({ points, reversed }) => ({ amount: points - reversed }))
  const points = unspentOf(lots, wallet.balance.points)[place] ?? 0
  return { recharge, ...partOf(wallet, { recharge }, points) }
}

function partOf(wallet: Wallet, { recharge }: Pick<Reversible, 'recharge'>, points: number): Taken {
  const grants = [...wallet.grants.values()]
  const place = grants.findIndex(({ paymentId }) => paymentId === recharge.paymentId)
  const grant = grants[place]
  if (grant === undefined) return { points, rewardPoints: 0, rewardOwed: 0 }
  const owed = owedRewards({ reversals: wallet.reversals.filter((one) => one.paymentId === grant.paymentId) })
  const due = Math.floor((grant.amount * (recharge.reversed + points)) / recharge.points)
  const share = due - grant.withdrawn - owed
  const lots = grants.map(({ amount, withdrawn }) => ({ amount: amount - withdrawn }))
  const rewardPoints = Math.min(share, unspentOf(lots, wallet.balance.rewardPoints)[place] ?? 0)
  return { points, rewardPoints, rewardOwed: share - rewardPoints }
}

/** Points that came in together: a recharge, or a grant. */
export interface Lot {
  /** The points that came in minus those taken back, before any spending. */
  readonly amount: number
}

/**
 * The unspent part of each lot. Points are spent oldest first (decision F1), so a bucket holds its newest points; refunded points count
 * as unspent again, in the same order.
 * @param lots of one bucket, oldest first
 * @param balance of the bucket
 * @returns one figure per lot, in their order
 */
export function unspentOf(lots: readonly Lot[], balance: number): readonly number[] {
  let left = balance
  return lots
    .toReversed()
    .map(({ amount }) => {
      const unspent = Math.min(amount, left)
      left -= unspent
      return unspent
    })
    .toReversed()
}
