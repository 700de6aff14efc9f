import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { centsOf } from '../kernel/money.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { rechargeFault, rewardOf } from '../points/commands/rechargePoints.ts'
import type { TaxLine } from '../points/events.ts'
import { cashRoundingOf, taxesOf } from './tax.ts'

export interface RechargeTerms {
  /** Cents before tax. */
  readonly subtotal: number
  /** Whole percent, 0 to 100. */
  readonly rewardPercent: number
  readonly method: PaymentMethod
  readonly province: Province
  /** Decides on the tax rates by its local day. */
  readonly at: Temporal.Instant
}

/** The figures of a payment, in cents. */
export interface RechargeQuote {
  readonly points: number
  readonly rewardPoints: number
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly total: number
  /** What rounding a cash total to 5 cents adds or takes. */
  readonly cashRounding: number
  /** The amount collected: the total, rounded to 5 cents for cash. */
  readonly paid: number
}

/**
 * The sum of a recharge, as shown before confirming and then recorded (decisions F10, G2-G6).
 * @returns AMOUNT_INVALID or FIELD_INVALID with the documented field for invalid terms, such as two cents in cash, which round to nothing
 */
export function quoteRecharge(terms: RechargeTerms): RechargeQuote | Rejection {
  const fault = rechargeFault(terms)
  if (fault) return fault
  const { subtotal, province, at, method } = terms
  const taxes = taxesOf({ province, date: businessDate(at).toString(), subtotal })
  const total = subtotal + centsOf(taxes)
  const cashRounding = cashRoundingOf(total, method)
  const paid = total + cashRounding
  if (paid === 0) return reject(RejectionCode.AMOUNT_INVALID, { field: 'paidAmount' })
  return {
    points: subtotal,
    rewardPoints: rewardOf(terms),
    subtotal,
    taxes,
    total,
    cashRounding,
    paid,
  }
}
