import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Letter } from '../kernel/letter.ts'

/** How long a letter's secret works: after that the letter would only puzzle its reader (decisions A7, A8). */
export const letterLife = {
  activation: Temporal.Duration.from({ hours: 24 * businessRules.activation.days }),
  resetCode: Temporal.Duration.from({ minutes: businessRules.passwordReset.minutes }),
} as const

/** Whether a letter waited for longer than what it says holds. */
export function isOverdue(kind: string, createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const life = Object.entries(letterLife).find(([each]) => each === (kind satisfies string as Letter['kind']))
  return life !== undefined && Temporal.Instant.compare(createdAt.add(life[1]), now) <= 0
}
