import { z } from 'zod'
import { ActorRole } from '../../kernel/command.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { ExperienceEntryView } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { CreditNoteView, DocumentFigures, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { paymentMethodField, timeField } from '../rest/fields.ts'

/** Entries of the three histories in the documented spelling (documents' sections 3). Money is dollars with at most two decimals (K4). */

const optRoleField = z
  .literal(Object.values(ActorRole))
  .meta({ id: 'OptRole', description: '0 system, 1 customer, 2 staff, 3 admin' })

export const dollarsShape = z.number().meta({ id: 'Dollars', description: 'At most 2 decimals' })

export const pointShape = z
  .strictObject({
    id: z.string(),
    amount: z.int().min(1),
    strOccurredTime: timeField,
    isReward: z.boolean(),
    optRole: optRoleField,
    paymentId: z
      .int()
      .describe('0 when points went out; the payment, or a negative number of its own, when they came in'),
  })
  .meta({ id: 'PointEntry' })

export const experienceShape = z
  .strictObject({ id: z.string(), amount: z.int().min(0), strOccurredTime: timeField, optRole: optRoleField })
  .meta({ id: 'ExperienceEntry' })

/** The sums of an invoice or a credit note. */
export const amountsShape = {
  subtotalAmount: dollarsShape,
  taxAmount: dollarsShape,
  totalAmount: dollarsShape,
  cashRounding: dollarsShape,
  paidAmount: dollarsShape,
}

export const creditNoteShape = z
  .strictObject({
    ...amountsShape,
    creditNoteNo: z.string().regex(/^CN-[0-9]{4}-[0-9]{6}$/),
    strIssueTime: timeField,
  })
  .meta({ id: 'CreditNote' })

export const paymentShape = z
  .strictObject({
    ...amountsShape,
    id: z.int().min(1).describe('The paymentId'),
    invoiceNo: z.string().regex(/^INV-[0-9]{4}-[0-9]{6}$/),
    strPayTime: timeField,
    payMethod: paymentMethodField,
    creditNotes: z.array(creditNoteShape),
  })
  .meta({ id: 'Payment' })

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

/** The sums of an invoice or a credit note; `paidAmount` is the amount collected or returned. */
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
