import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { PaymentMethod as PaymentMethods } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { PointsRecharged, PointsRewarded, TaxLine } from '../events.ts'
import type { Wallet } from '../wallet.ts'

export interface RechargePoints {
  /** Cents before tax. A cent is a point. */
  readonly subtotal: number
  /** Whole percent of the points, given on top as reward points: 0 to 100. */
  readonly rewardPercent: number
  readonly method: PaymentMethod
  readonly taxes: readonly TaxLine[]
  /** What rounding the cash total to 5 cents adds or takes, in cents; 0 for other methods. */
  readonly cashRounding: number
  readonly province: Province
  readonly partyVersionId: string
  readonly invoiceNo: string
  /** The reward's id, used when there is one. */
  readonly grantId: string
  readonly at: Temporal.Instant
  /** The admin said that the same payment again is meant (decision F10). */
  readonly confirmRepeat: boolean
}

/**
 * Turns a payment into points, one per cent before tax, and into reward points, a percentage of them rounded down (decision F10).
 * An equal recharge within a minute is refused unless it is confirmed.
 */
export function rechargePoints(
  wallet: Wallet,
  intent: RechargePoints,
): (PointsRecharged | PointsRewarded)[] | Rejection {
  const invalid = invalidField(intent)
  if (invalid)
    return reject(invalid === 'paidAmount' ? RejectionCode.AMOUNT_INVALID : RejectionCode.FIELD_INVALID, {
      field: invalid,
    })
  if (!intent.confirmRepeat && isRepeat(wallet, intent))
    return reject(RejectionCode.AMOUNT_INVALID, { params: { reason: 'repeat' } })
  const { subtotal, taxes, grantId, rewardPercent } = intent
  const paymentId = wallet.revision + 1
  const reward = Math.floor((subtotal * rewardPercent) / 100)
  const recharged: PointsRecharged = {
    type: 'points.recharged',
    data: {
      paymentId,
      invoiceNo: intent.invoiceNo,
      points: subtotal,
      method: intent.method,
      subtotal,
      taxes,
      total: subtotal + taxes.reduce((sum, tax) => sum + tax.cents, 0),
      cashRounding: intent.cashRounding,
      province: intent.province,
      partyVersionId: intent.partyVersionId,
    },
  }
  return reward === 0
    ? [recharged]
    : [recharged, { type: 'points.rewarded', data: { grantId, amount: reward, paymentId } }]
}

function invalidField({ subtotal, rewardPercent, method }: RechargePoints): string | undefined {
  if (!isWhole(subtotal, businessRules.recharge.largestCents) || subtotal === 0) return 'paidAmount'
  if (!isWhole(rewardPercent, 100)) return 'rewardPercent'
  return Object.values(PaymentMethods).includes(method) ? undefined : 'paymentMethod'
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function isRepeat(wallet: Wallet, { subtotal, method, at }: RechargePoints): boolean {
  return wallet.recharges.some(
    (earlier) =>
      earlier.points === subtotal &&
      earlier.method === method &&
      at.since(earlier.at).abs().total('minutes') < businessRules.recharge.repeatMinutes,
  )
}
