/** Points that came in together: a recharge, or a grant. */
export interface Lot {
  /** What is left of it when nothing was spent: the points that came in less those taken back. */
  readonly amount: number
}

/**
 * How much of each lot is unspent. Points are spent oldest first (decision F1), so what a bucket still holds are its newest points;
 * what refunds brought back counts as unspent again, in the same order.
 * @param lots of one bucket, oldest first
 * @param balance what the bucket holds
 * @returns as many figures as lots, in their order
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
