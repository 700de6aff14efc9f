import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PaymentMethod, type Province } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { centsOf } from '../../kernel/money.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { PointsRecharged, PointsRewarded, TaxLine } from '../events.ts'
import type { Experience } from '../experience.ts'
import type { Wallet } from '../wallet.ts'
import { mostHeld, overfills, walletFull } from '../wallet.ts'

export interface RechargePoints {
  /** Cents before tax. A cent is a point. */
  readonly subtotal: number
  /** Whole percent of the points, given on top as reward points: 0 to 100. */
  readonly rewardPercent: number
  readonly method: PaymentMethod
  readonly taxes: readonly TaxLine[]
  /** The difference made by rounding the cash total to 5 cents, in cents; 0 for other methods. */
  readonly cashRounding: number
  readonly province: Province
  readonly partyVersionId: string
  readonly invoiceNo: string
  /** The reward's id, if there is a reward. */
  readonly grantId: string
  readonly at: Temporal.Instant
  /** The customer's completed orders; without them, every order counts as refundable. */
  readonly completed?: Experience['orders'] | undefined
  /** The admin confirmed an equal payment within a minute (decision F10). */
  readonly confirmRepeat: boolean
}

/**
 * Turns a payment into points, one per cent before tax, and into reward points, a percentage of them rounded down (decision F10).
 * An equal recharge within a minute is refused unless it is confirmed. An erased customer is not found.
 */
export function rechargePoints(
  wallet: Wallet,
  intent: RechargePoints,
): [PointsRecharged, ...PointsRewarded[]] | Rejection {
  const fault = rechargeFault(intent)
  if (fault) return fault
  if (wallet.access === 'closed') return reject(RejectionCode.NOT_FOUND)
  if (!intent.confirmRepeat && isRepeat(wallet, intent)) return reject(RejectionCode.RECHARGE_REPEATED)
  const { subtotal, taxes, grantId } = intent
  const paymentId = wallet.revision + 1
  const reward = rewardOf(intent)
  const held = mostHeld(wallet, intent.completed ?? new Map(), intent.at)
  if (overfills(held + subtotal + reward)) return walletFull('paidAmount')
  const recharged: PointsRecharged = {
    type: 'points.recharged',
    data: {
      paymentId,
      invoiceNo: intent.invoiceNo,
      points: subtotal,
      method: intent.method,
      subtotal,
      taxes,
      total: subtotal + centsOf(taxes),
      cashRounding: intent.cashRounding,
      province: intent.province,
      partyVersionId: intent.partyVersionId,
    },
  }
  return reward === 0
    ? [recharged]
    : [recharged, { type: 'points.rewarded', data: { grantId, amount: reward, paymentId } }]
}

type Terms = Pick<RechargePoints, 'subtotal' | 'rewardPercent' | 'method'>

/** Refuses invalid terms: AMOUNT_INVALID or FIELD_INVALID with the documented field (decisions F10, I13). */
export function rechargeFault({ subtotal, rewardPercent, method }: Terms): Rejection | undefined {
  if (!isWhole(subtotal, businessRules.recharge.largestCents) || subtotal === 0)
    return reject(RejectionCode.AMOUNT_INVALID, { field: 'paidAmount' })
  if (!isWhole(rewardPercent, 100)) return reject(RejectionCode.FIELD_INVALID, { field: 'rewardPercent' })
  if (Object.values(PaymentMethod).includes(method)) return undefined
  return reject(RejectionCode.FIELD_INVALID, { field: 'paymentMethod' })
}

/** The reward points: a percentage of the points, rounded down (decision F10). */
export function rewardOf({ subtotal, rewardPercent }: Pick<Terms, 'subtotal' | 'rewardPercent'>): number {
  return Math.floor((subtotal * rewardPercent) / 100)
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
