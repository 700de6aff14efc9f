/**
 * Rounds the fraction numerator/denominator half up without leaving whole numbers.
 * @param denominator above 0
 */
export function divideHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  return Number(floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator)))
}

/** @returns the sum of the entries' cents */
export function centsOf(entries: readonly { readonly cents: number }[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0)
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient
}
