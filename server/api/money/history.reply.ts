import { toOffsetString } from '../../kernel/time.ts'
import type { ExperienceEntryView } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { CreditNoteView, DocumentFigures, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'

/** Entries of the three histories in the documented spelling (documents' sections 3). Money is dollars with at most two decimals (K4). */

export function pointReply({ id, amount, at, isReward, role, paymentId }: PointEntryView) {
  return { id, amount, strOccurredTime: toOffsetString(at), isReward, optRole: role, paymentId }
}

export function experienceReply({ id, amount, at, role }: ExperienceEntryView) {
  return { id, amount, strOccurredTime: toOffsetString(at), optRole: role }
}

/** @param notes the payment's credit notes */
export function paymentReply(payment: PaymentView, notes: readonly CreditNoteView[] = []) {
  return {
    id: payment.paymentId,
    invoiceNo: payment.invoiceNo,
    strPayTime: toOffsetString(payment.at),
    ...amountsReply(payment),
    payMethod: payment.method,
    creditNotes: notes.map(creditNoteReply),
  }
}

export function creditNoteReply(note: CreditNoteView) {
  return { creditNoteNo: note.creditNoteNo, strIssueTime: toOffsetString(note.at), ...amountsReply(note) }
}

/** The sums of an invoice or a credit note; `paidAmount` is what was collected or given back. */
export function amountsReply({ subtotal, tax, total, cashRounding, paid }: DocumentFigures) {
  return {
    subtotalAmount: dollars(subtotal),
    taxAmount: dollars(tax),
    totalAmount: dollars(total),
    cashRounding: dollars(cashRounding),
    paidAmount: dollars(paid),
  }
}

/** @param cents whole cents */
export function dollars(cents: number): number {
  return cents / 100
}
