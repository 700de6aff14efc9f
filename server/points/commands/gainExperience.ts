import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ExperienceGained } from '../events.ts'
import type { Experience } from '../experience.ts'

/** What a completed order of this many points is worth, rounded down (decision H1). */
export function experienceOf(totalPoints: number): number {
  return Math.floor(totalPoints / businessRules.experiencePointsPer)
}

/**
 * A completed order gives its experience once, also when it is worth none.
 * @throws Error when it already gave: a caller's bug
 */
export function gainExperience(
  experience: Experience,
  { orderId, totalPoints }: { readonly orderId: string; readonly totalPoints: number },
): ExperienceGained[] {
  if (experience.orders.has(orderId)) throw new Error(`order ${orderId} already gave its experience`)
  return [{ type: 'experience.gained', data: { orderId, amount: experienceOf(totalPoints) } }]
}
