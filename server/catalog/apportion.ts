/**
 * Splits a whole total among shares that are fractions, so that the parts add up to it exactly: every part is first rounded down,
 * and the units still missing go to the parts that lost the most; equal losses are settled by key, never by order. No part is further than one
 * unit from its exact share.
 * @param total whole, and within one unit per share of the sum of the exact shares
 * @param shares exact shares numerator/denominator, the denominator (above 0) being the same for all
 */
export function apportion(
  total: number,
  shares: readonly { readonly key: string; readonly numerator: bigint }[],
  denominator: bigint,
): ReadonlyMap<string, number> {
  const floored = shares.map(({ key, numerator }) => {
    const lost = ((numerator % denominator) + denominator) % denominator
    return { key, lost, part: Number((numerator - lost) / denominator) }
  })
  const missing = total - floored.reduce((sum, { part }) => sum + part, 0)
  const byLoss = [...floored].sort((a, b) =>
    a.lost === b.lost ? compareKeys(a.key, b.key) : a.lost > b.lost ? -1 : 1,
  )
  return new Map(byLoss.map(({ key, part }, place) => [key, part + (place < missing ? 1 : 0)]))
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : 1
}
