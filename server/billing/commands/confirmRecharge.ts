import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { DomainEvent } from '../../kernel/event.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { rechargePoints } from '../../points/commands/rechargePoints.ts'
import { type PointsRecharged, walletStream } from '../../points/events.ts'
import type { Experience } from '../../points/experience.ts'
import type { Wallet } from '../../points/wallet.ts'
import { type InvoiceIssued, invoicesStream } from '../events.ts'
import { type InvoiceBook, nextInvoiceNo } from '../invoiceBook.ts'
import { quoteRecharge } from '../rechargeQuote.ts'

export interface ConfirmRecharge {
  readonly userId: string
  /** The amount received before tax, in cents (decision F10). */
  readonly subtotal: number
  /** Whole percent, 0 to 100. */
  readonly rewardPercent: number
  readonly method: PaymentMethod
  /** Of the customer's default address, else Alberta (decision G3). */
  readonly province: Province
  /** The immutable row with the name and address of the invoice. */
  readonly partyVersionId: string
  readonly grantId: string
  readonly at: Temporal.Instant
  readonly confirmRepeat: boolean
  /** The total with tax, in cents, that was on screen: with another one nothing is booked (decision P255). */
  readonly totalSeen?: number | undefined
}

export interface RechargeState {
  readonly wallet: Wallet
  readonly completed?: Experience['orders']
  /** Of the local year of `at`. */
  readonly book: InvoiceBook
}

/**
 * An admin confirms a payment: points, the reward, and the year's next invoice, in one append (docs/adr/0002).
 * @returns events of the wallet, then of the book of invoices
 */
export function confirmRecharge(
  { wallet, book, completed }: RechargeState,
  intent: ConfirmRecharge,
): readonly { readonly stream: string; readonly event: DomainEvent }[] | Rejection {
  const { userId, at, totalSeen } = intent
  const { year } = businessDate(at)
  const invoiceNo = nextInvoiceNo(book, year)
  const quote = quoteRecharge(intent)
  if (isRejection(quote)) return quote
  const { taxes, cashRounding, total } = quote
  if (totalSeen !== undefined && totalSeen !== total) return reject(RejectionCode.TOTAL_CHANGED)
  const events = rechargePoints(wallet, {
    ...intent,
    taxes,
    cashRounding,
    invoiceNo,
    ...(completed && { completed }),
  })
  if (isRejection(events)) return events
  const [recharge] = events
  return [
    ...events.map((event) => ({ stream: walletStream(userId), event })),
    { stream: invoicesStream(year), event: invoiceOf(userId, recharge) },
  ]
}

function invoiceOf(userId: string, { data }: PointsRecharged): InvoiceIssued {
  const { invoiceNo, paymentId, subtotal, total, cashRounding } = data
  return {
    type: 'invoice.issued',
    data: { invoiceNo, userId, paymentId, subtotal, tax: total - subtotal, total, cashRounding },
  }
}
