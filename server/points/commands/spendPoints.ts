import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { totalOf } from '../buckets.ts'
import type { BookingKey, PointsSpent } from '../events.ts'
import type { Wallet } from '../wallet.ts'

export interface SpendPoints {
  readonly orderId: string
  /** Points, above 0. */
  readonly amount: number
  readonly booking: BookingKey
}

/**
 * Pays an order: reward points first, then paid points (decision F1). Refused with the points needed and available if the balance is too
 * small (decision D14), or if the customer asked for erasure (decisions A20, M4).
 * @throws Error when the order was already paid from this wallet, or for an amount that is not a whole number above 0: callers' bugs
 */
export function spendPoints(
  wallet: Wallet,
  { orderId, amount, booking }: SpendPoints,
): PointsSpent[] | Rejection {
  if (!Number.isInteger(amount) || amount <= 0) throw new Error(`cannot spend ${amount} points`)
  if (wallet.orders.has(orderId)) throw new Error(`order ${orderId} is already paid`)
  if (wallet.access !== 'open') return reject(RejectionCode.ERASURE_ASKED)
  const available = totalOf(wallet.balance)
  if (available < amount)
    return reject(RejectionCode.NOT_ENOUGH_POINTS, { params: { needed: amount, available } })
  const rewardPoints = Math.min(amount, wallet.balance.rewardPoints)
  return [{ type: 'points.spent', data: { orderId, points: amount - rewardPoints, rewardPoints, booking } }]
}
