import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../../../schema/rules/enumerations.ts'
import type { PaymentMethod as MethodName } from '../../../api/schema.generated.ts'
import { typedNumber } from '../../../format/typedNumber.ts'

/** The values of the recharge form. */
export interface RechargeValues {
  /** Dollars before tax. */
  readonly amount: string
  /** Empty until one is chosen. */
  readonly method: string
  readonly rewardPercent: string
  readonly comment: string
  /** Confirms that the recharge is meant beside an equal one. */
  readonly confirmRepeat: boolean
  /** The terms of that question, as text; empty until it was asked. */
  readonly repeated: string
}

/** What the sums of a recharge depend on. */
export interface RechargeTerms {
  readonly amountCents: number
  readonly method: MethodName
  readonly rewardPercent: number
}

/** Every way to pay, in the documented order. */
export const paymentMethods = Object.keys(PaymentMethod) as readonly MethodName[]

/** Whole cents of a typed amount in dollars; undefined for no amount or one out of range (decision F10). */
export function rechargeCents(amount: string): number | undefined {
  const cents = Math.round(typedNumber(amount) * 100)
  return cents >= 1 && cents <= businessRules.recharge.largestCents ? cents : undefined
}

/** Typed reward points; undefined for no amount or one out of range (decision F12). */
export function grantedPoints(amount: string): number | undefined {
  const points = typedNumber(amount)
  return Number.isInteger(points) && points >= 1 && points <= businessRules.largestGrant ? points : undefined
}

/** The whole dollars that buy missing points, rounded up (decision X9), as they are typed; nothing if none are missing. */
export function dollarsFor(missing = 0): string {
  return missing > 0 ? String(Math.ceil(missing / businessRules.pointsPerDollar)) : ''
}

export function isPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100
}

/** The quote's terms; undefined while the form is incomplete. */
export function rechargeTerms(
  values: Pick<RechargeValues, 'amount' | 'method' | 'rewardPercent'>,
): RechargeTerms | undefined {
  const amountCents = rechargeCents(values.amount)
  const method = paymentMethods.find((name) => name === values.method)
  const rewardPercent = typedNumber(values.rewardPercent)
  if (amountCents === undefined || !method || values.rewardPercent.trim() === '' || !isPercent(rewardPercent))
    return undefined
  return { amountCents, method, rewardPercent }
}
