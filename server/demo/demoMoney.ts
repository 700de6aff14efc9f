import { businessRules } from '../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { divideHalfUp } from '../kernel/money.ts'

/** Cents before tax, and whole percent on top as reward points. */
export interface DemoPayment {
  readonly subtotal: number
  readonly rewardPercent: number
  readonly method: PaymentMethod
  /** For the office only. */
  readonly comment?: string
}

/** Points that an order took (below 0) or gave back. */
export interface PointsChange {
  readonly at: Temporal.Instant
  readonly points: number
}

/** What avery was given for signing up. */
export const WELCOME_POINTS = 1_000

/** What avery pays whenever the points run out: 60,000 points and 3,000 reward points. */
const usual: DemoPayment = { subtotal: 60_000, rewardPercent: 5, method: PaymentMethod.ETransfer }
const HOURS_BEFORE = 2

/** The last payment, when everything is booked: 15,000 points and 1,500 reward points. */
const closing: DemoPayment = {
  subtotal: 15_000,
  rewardPercent: 10,
  method: PaymentMethod.CreditCard,
  comment: 'Paid over the phone.',
}

/** The same typed with a nought too many, and taken back at once: avery has a credit note. */
export const mistyped: DemoPayment = { ...closing, subtotal: 150_000, comment: 'Paid over the phone.' }
export const MISTYPED_REASON = 'Extra zero: 1,500.00 entered instead of 150.00.'

/** With the closing payment avery has 21,480 points; before it the reward points are used up, because they are spent first (decision F1). */
const LEFT_BEFORE_CLOSING = 21_480 - closing.subtotal

/**
 * Avery's payments: the usual one whenever an order costs more than there is; the last of these is sized so that 6,480 points are left after all
 * orders; and the closing one on top, which makes 21,480 points and 1,500 reward points, 22,980 together.
 * @param changes what orders took and gave, oldest first
 * @param closedAt after the last of them
 */
export function averysPayments(
  changes: readonly PointsChange[],
  closedAt: Temporal.Instant,
): readonly (DemoPayment & { readonly at: Temporal.Instant })[] {
  const payments: (DemoPayment & { readonly at: Temporal.Instant })[] = []
  let balance = WELCOME_POINTS
  for (const { at, points } of changes) {
    if (balance + points < 0) {
      payments.push({ ...usual, at: at.subtract({ hours: HOURS_BEFORE }) })
      balance += worthOf(usual)
    }
    balance += points
  }
  const last = payments.pop()
  if (last === undefined) throw new Error('avery booked nothing')
  const subtotal = worthOf(usual) + LEFT_BEFORE_CLOSING - balance
  return [...payments, { ...last, subtotal, rewardPercent: 0 }, { ...closing, at: closedAt }]
}

/** What comes back of an order that its customer cancels: all of it, or, once a crew was to come within the day, less the fee (decision E3). */
export function refundOf(totalPoints: number, isConfirmed: boolean): number {
  const { feePercentInsideDay, feeMaxPointsInsideDay } = businessRules.cancellation
  const fee = Math.min(divideHalfUp(totalPoints * feePercentInsideDay, 100), feeMaxPointsInsideDay)
  return isConfirmed ? totalPoints - fee : totalPoints
}

/**
 * What somebody pays in for what they book: the same sum two hours before each order that the points left would not pay. What comes back of
 * orders stays on top.
 * @param orders what they cost, oldest first
 */
export function paymentsFor(
  orders: readonly PointsChange[],
  payment: DemoPayment,
): readonly (DemoPayment & { readonly at: Temporal.Instant })[] {
  const payments: (DemoPayment & { readonly at: Temporal.Instant })[] = []
  let balance = 0
  for (const { at, points } of orders) {
    if (balance + points < 0) {
      payments.push({ ...payment, at: at.subtract({ hours: HOURS_BEFORE }) })
      balance += worthOf(payment)
    }
    balance += points
  }
  return payments
}

function worthOf({ subtotal, rewardPercent }: DemoPayment): number {
  return subtotal + Math.floor((subtotal * rewardPercent) / 100)
}
