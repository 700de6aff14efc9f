import { businessRules } from '../../schema/rules/businessRules.ts'
import type { SystemMail } from '../kernel/systemMail.ts'

/** How long the secret in a mail is valid; after that the mail is not sent (decisions A7, A8). */
export const secretLife = {
  activation: Temporal.Duration.from({ hours: 24 * businessRules.activation.days }),
  resetCode: Temporal.Duration.from({ minutes: businessRules.passwordReset.minutes }),
} as const

/** Whether a mail waited until its secret was no longer valid. */
export function isExpired(kind: string, createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const life = Object.entries(secretLife).find(
    ([each]) => each === (kind satisfies string as SystemMail['kind']),
  )
  return life !== undefined && Temporal.Instant.compare(createdAt.add(life[1]), now) <= 0
}
