import type { Buckets } from './events.ts'

export const nothing: Buckets = { points: 0, rewardPoints: 0 }

/** The sum of both buckets. */
export function totalOf(buckets: Buckets): number {
  return buckets.points + buckets.rewardPoints
}

/** Bucket by bucket. */
export function plus(a: Buckets, b: Buckets): Buckets {
  return { points: a.points + b.points, rewardPoints: a.rewardPoints + b.rewardPoints }
}

/** Bucket by bucket. @param b is subtracted */
export function minus(a: Buckets, b: Buckets): Buckets {
  return { points: a.points - b.points, rewardPoints: a.rewardPoints - b.rewardPoints }
}
