import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** Whether a customer would hold more points, both buckets together, than rows and replies can tell (decision P51). */
export function overfills(points: number): boolean {
  return points > businessRules.largestBalance
}

/** @param field the form's field that asks for too much */
export function walletFull(field: string): Rejection {
  return reject(RejectionCode.WALLET_FULL, { field, params: { most: businessRules.largestBalance } })
}
