import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import { centsOf } from '../../kernel/money.ts'
import type { TaxLine } from '../../points/events.ts'
import { type ListTable, type SumTable, subjectOf } from '../engine/projection.ts'
import { figures, type Listened, type Moment, moment, momentIn } from './documents.projection.ts'

/** A payment with its invoice, as it was issued; money in cents. Rows never change (decision G9). */
export type PaymentRow = Moment & {
  readonly user_id: string
  readonly payment_id: number
  readonly invoice_no: string
  readonly party_id: string
  readonly method: PaymentMethod
  readonly province: Province
  readonly points: number
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly tax: number
  readonly total: number
  readonly cash_rounding: number
}

/** Sums over the payments by one method from one province on one local day, in cents. */
export type PaymentSumRow = Pick<PaymentRow, 'date' | 'method' | 'province'> & {
  readonly payments: number
} & Pick<PaymentRow, 'subtotal' | 'tax' | 'total' | 'cash_rounding'>

/** One row per payment. */
export const paymentTable: ListTable<Listened, PaymentRow> = {
  kind: 'list',
  name: 'payment',
  key: ['user_id', 'payment_id'],
  columns: {
    user_id: 'text',
    payment_id: 'integer',
    invoice_no: 'text',
    party_id: 'text',
    method: 'integer',
    province: 'integer',
    points: 'integer',
    ...figures,
    ...moment,
  },
  indexes: [
    '(user_id, date)',
    '(user_id, year)',
    // the office's report of all payments, of one method and of one province
    '(at, invoice_no)',
    '(method, at, invoice_no)',
    '(province, at, invoice_no)',
  ],
  rowsOf: (event) => (event.type === 'points.recharged' ? [paymentRow(event)] : []),
}

/** Totals of reports over free ranges. */
export const paymentSumTable: SumTable<PaymentRow, PaymentSumRow> = {
  kind: 'sum',
  name: 'payment_sum',
  of: 'payment',
  key: ['date', 'method', 'province'],
  columns: {
    date: 'date',
    method: 'integer',
    province: 'integer',
    payments: 'integer',
    subtotal: 'bigint',
    tax: 'bigint',
    total: 'bigint',
    cash_rounding: 'integer',
  },
  indexes: [],
  sums: ['payments', 'subtotal', 'tax', 'total', 'cash_rounding'],
  addends: ({ date, method, province, subtotal, tax, total, cash_rounding }) => [
    { date, method, province, payments: 1, subtotal, tax, total, cash_rounding },
  ],
}

function paymentRow(event: RecordedEvent<Extract<Listened, { type: 'points.recharged' }>>): PaymentRow {
  const { paymentId, invoiceNo, partyVersionId, cashRounding, taxes, ...data } = event.data
  const { method, province, points, subtotal, total } = data
  return {
    user_id: subjectOf(event.stream),
    payment_id: paymentId,
    invoice_no: invoiceNo,
    party_id: partyVersionId,
    method,
    province,
    points,
    subtotal,
    taxes,
    tax: centsOf(taxes),
    total,
    cash_rounding: cashRounding,
    ...momentIn(event),
  }
}
