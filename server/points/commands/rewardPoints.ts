import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { PointsRewarded } from '../events.ts'
import { overfills, walletFull } from '../wallet.ts'

/**
 * Grants reward points: a whole number above 0 (decision F12). Only administrators can.
 * @param intent `held`: what the customer has or may get back, both buckets together
 */
export function rewardPoints(intent: {
  readonly grantId: string
  readonly amount: number
  readonly held: number
}): PointsRewarded[] | Rejection {
  const { grantId, amount, held } = intent
  if (!Number.isInteger(amount) || amount <= 0 || amount > businessRules.largestGrant)
    return reject(RejectionCode.AMOUNT_INVALID, { field: 'amount' })
  if (overfills(held + amount)) return walletFull('amount')
  return [{ type: 'points.rewarded', data: { grantId, amount } }]
}
