import { businessRules } from './businessRules.ts'

/** The experience of a completed order with this many points, rounded down (decision H1). */
export function experienceOf(totalPoints: number): number {
  return Math.floor(totalPoints / businessRules.experiencePointsPer)
}
