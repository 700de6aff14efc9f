import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { minus, totalOf } from './buckets.ts'
import type { Experience } from './experience.ts'
import type { Wallet } from './wallet.ts'

/**
 * What a customer would hold, both buckets together, if all came back that still can: what orders took that are not completed, or were so
 * lately that a complaint may be opened (decisions E8, P51).
 */
export function mostHeld(wallet: Wallet, completed: Experience['orders'], at: Temporal.Instant): number {
  const latest = at.subtract({ hours: businessRules.dispute.days * 24 })
  let held = totalOf(wallet.balance)
  for (const [orderId, { gave, gotBack }] of wallet.orders) {
    const completedAt = completed.get(orderId)
    const isOver = completedAt !== undefined && Temporal.Instant.compare(completedAt, latest) < 0
    if (!isOver) held += totalOf(minus(gave, gotBack))
  }
  return held
}

/** Whether a customer would hold more points, both buckets together, than rows and replies can tell (decision P51). */
export function overfills(points: number): boolean {
  return points > businessRules.largestBalance
}

/** @param field the form's field that asks for too much */
export function walletFull(field: string): Rejection {
  return reject(RejectionCode.WALLET_FULL, { field, params: { most: businessRules.largestBalance } })
}
