import type { DomainEvent } from '../../kernel/event.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { reverseRecharge as takeBack } from '../../points/commands/reverseRecharge.ts'
import { type PointsRechargeReversed, walletStream } from '../../points/events.ts'
import type { Recharge } from '../../points/wallet.ts'
import { creditFigures } from '../creditFigures.ts'
import { creditNotesStream, type InvoiceCredited } from '../events.ts'
import { nextCreditNoteNo } from '../invoiceBook.ts'
import type { RechargeState } from './confirmRecharge.ts'

export interface ReverseRecharge {
  readonly userId: string
  readonly paymentId: number
  /** Points to take back, a point being a cent before tax; the whole unspent part when absent. */
  readonly amount?: number | undefined
  readonly at: Temporal.Instant
}

/**
 * An admin takes a wrong recharge back: points, and the year's next credit note with its own tax, in one append (decision F11, event
 * model). The invoice stays as it is (decision G9).
 * @param state the wallet, and the local year's book of credit notes
 * @returns events of the wallet, then of the book of credit notes
 */
export function reverseRecharge(
  { wallet, book }: RechargeState,
  { userId, paymentId, amount, at }: ReverseRecharge,
): readonly { readonly stream: string; readonly event: DomainEvent }[] | Rejection {
  const { year } = businessDate(at)
  const creditNoteNo = nextCreditNoteNo(book, year)
  const reversed = takeBack(wallet, { paymentId, creditNoteNo, amount })
  if (isRejection(reversed)) return reversed
  const recharge = wallet.recharges.find((earlier) => earlier.paymentId === paymentId)
  if (recharge === undefined) throw new Error(`payment ${paymentId} was taken back and is not there`)
  return [
    { stream: walletStream(userId), event: reversed },
    { stream: creditNotesStream(year), event: creditNoteOf(userId, recharge, reversed) },
  ]
}

function creditNoteOf(userId: string, recharge: Recharge, { data }: PointsRechargeReversed): InvoiceCredited {
  const { paymentId, creditNoteNo, amount } = data
  const { invoiceNo, method, province } = recharge
  const { subtotal, taxes, tax, total, cashRounding } = creditFigures(recharge, amount)
  return {
    type: 'invoice.credited',
    data: {
      creditNoteNo,
      invoiceNo,
      userId,
      paymentId,
      subtotal,
      tax,
      total,
      details: { taxes, cashRounding, method, province },
    },
  }
}
