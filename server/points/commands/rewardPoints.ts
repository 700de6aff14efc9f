import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { PointsRewarded } from '../events.ts'

/** Gives reward points free of charge: a whole number above 0 (decision F12). Only an admin's door leads here. */
export function rewardPoints(intent: {
  readonly grantId: string
  readonly amount: number
}): PointsRewarded[] | Rejection {
  const { grantId, amount } = intent
  if (!Number.isInteger(amount) || amount <= 0 || amount > businessRules.largestGrant)
    return reject(RejectionCode.AMOUNT_INVALID, { field: 'amount' })
  return [{ type: 'points.rewarded', data: { grantId, amount } }]
}
