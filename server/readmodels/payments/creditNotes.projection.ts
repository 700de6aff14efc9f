import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { TaxLine } from '../../points/events.ts'
import type { ListTable } from '../engine/projection.ts'
import { figures, type Listened, type Moment, moment, momentIn } from './documents.projection.ts'

/** A credit note over a part of a payment; money in cents, all of it positive. */
export type CreditNoteRow = Moment & {
  readonly credit_note_no: string
  readonly invoice_no: string
  readonly user_id: string
  readonly payment_id: number
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly method: PaymentMethod
  readonly province: Province
  readonly tax: number
  readonly total: number
  readonly cash_rounding: number
}

/** One row per credit note. */
export const creditNoteTable: ListTable<Listened, CreditNoteRow> = {
  kind: 'list',
  name: 'credit_note',
  key: ['credit_note_no'],
  columns: {
    credit_note_no: 'text',
    invoice_no: 'text',
    user_id: 'text',
    payment_id: 'integer',
    method: 'integer null',
    province: 'integer null',
    ...figures,
    ...moment,
  },
  indexes: ['(user_id, payment_id)', '(invoice_no)'],
  rowsOf: (event) => (event.type === 'invoice.credited' ? [creditNoteRow(event)] : []),
}

function creditNoteRow(event: RecordedEvent<Extract<Listened, { type: 'invoice.credited' }>>): CreditNoteRow {
  const { creditNoteNo, invoiceNo, userId, paymentId, subtotal, tax, total, details } = event.data
  return {
    credit_note_no: creditNoteNo,
    invoice_no: invoiceNo,
    user_id: userId,
    payment_id: paymentId,
    method: details.method,
    province: details.province,
    subtotal,
    taxes: details.taxes,
    tax,
    total,
    cash_rounding: details.cashRounding,
    ...momentIn(event),
  }
}
