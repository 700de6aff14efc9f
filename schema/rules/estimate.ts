import { businessRules } from './businessRules.ts'

/**
 * What points are worth in dollars, to one decimal, half up: 14,820 is "148.2" (customer document, section 9; decision C10). An estimate;
 * money documents show cents.
 * @param points whole, 0 or more
 */
export function estimatedDollars(points: number): string {
  const tenths = Math.floor((points * 10) / businessRules.pointsPerDollar + 0.5)
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
