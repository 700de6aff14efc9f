import { businessRules } from './businessRules.ts'

/** What a completed order of this many points is worth, rounded down (decision H1). */
export function experienceOf(totalPoints: number): number {
  return Math.floor(totalPoints / businessRules.experiencePointsPer)
}
