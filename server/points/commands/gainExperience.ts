import { experienceOf } from '../../../schema/rules/experience.ts'
import type { ExperienceGained } from '../events.ts'
import type { Experience } from '../experience.ts'

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
