import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../../../schema/rules/enumerations.ts'
import type { PaymentMethod as MethodName } from '../../../api/schema.generated.ts'
import { typedNumber } from '../../../format/typedNumber.ts'

/** The recharge form as it is filled in. */
export interface RechargeValues {
  /** Dollars before tax. */
  readonly amount: string
  /** Empty until one is chosen. */
  readonly method: string
  readonly rewardPercent: string
  readonly comment: string
  /** An equal payment a moment ago is meant to be followed by this one. */
  readonly confirmRepeat: boolean
  /** The terms that question is about, as text; empty until it was asked. */
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

/** Whole cents of a typed amount in dollars; undefined where it is none, or outside what is taken (decision F10). */
export function rechargeCents(amount: string): number | undefined {
  const cents = Math.round(typedNumber(amount) * 100)
  return cents >= 1 && cents <= businessRules.recharge.largestCents ? cents : undefined
}

export function isPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100
}

/** What the sums are asked for; undefined while the form does not say enough. */
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
