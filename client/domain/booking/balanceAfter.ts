import type { BookingOfferFragment } from './BookingOffer.generated.ts'

/** The price of a service at an address, in points. */
export type Price = BookingOfferFragment['price']

/** What a booking takes from which points; all figures are points. */
export interface BalanceAfter {
  /** Paid and reward points together, before. */
  readonly before: number
  readonly rewardUsed: number
  readonly paidUsed: number
  /** What remains; 0 when the balance does not reach. */
  readonly after: number
  /** Points missing, 0 when the balance reaches. */
  readonly missing: number
}

/** Splits a price over the two buckets: reward points first, then paid ones (decision F1). */
export function balanceAfter(points: number, rewardPoints: number, totalPoints: number): BalanceAfter {
  const before = points + rewardPoints
  const rewardUsed = Math.min(rewardPoints, totalPoints)
  const left = before - totalPoints
  return {
    before,
    rewardUsed,
    paidUsed: totalPoints - rewardUsed,
    after: Math.max(0, left),
    missing: Math.max(0, -left),
  }
}
