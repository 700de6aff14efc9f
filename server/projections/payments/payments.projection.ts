import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { BillingEvent } from '../../billing/events.ts'
import { centsOf } from '../../kernel/money.ts'
import type { TaxLine, WalletEvent } from '../../points/events.ts'
import {
  everyType,
  type Happened,
  type ListTable,
  momentOf,
  type Projection,
  subjectOf,
} from '../projection.ts'

/** What every row here knows of its moment and its cause. */
type Moment = {
  /** The command that caused it: notes of the office are found by it. */
  readonly command_id: string
  readonly at: string
  /** The business's local day and year. */
  readonly date: string
  readonly year: number
}

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

/** A credit note over a part of a payment; money in cents, all of it positive. */
export type CreditNoteRow = Moment & {
  readonly credit_note_no: string
  readonly invoice_no: string
  readonly user_id: string
  readonly payment_id: number
  readonly subtotal: number
  /** Empty, like the method and the province, in notes of the first version, which nobody ever issued. */
  readonly taxes: readonly TaxLine[]
  readonly method: PaymentMethod | null
  readonly province: Province | null
  readonly tax: number
  readonly total: number
  readonly cash_rounding: number
}

/** One tax of one document, for reports: what was invoiced counts up, what was credited counts down. */
export type TaxEntryRow = Pick<Moment, 'at' | 'date'> & {
  /** Of the invoice or the credit note. */
  readonly document_no: string
  readonly is_credit: boolean
  readonly province: Province
  readonly name: TaxLine['name']
  readonly rate_milli: number
  /** The amount the tax was reckoned on, in cents; below 0 in a credit note. */
  readonly taxable: number
  readonly cents: number
}

type Listened = WalletEvent | BillingEvent

const moment = { command_id: 'text', at: 'timestamptz', date: 'date', year: 'integer' } as const
const figures = {
  subtotal: 'integer',
  taxes: 'jsonb',
  tax: 'integer',
  total: 'integer',
  cash_rounding: 'integer',
} as const

const payment: ListTable<Listened, PaymentRow> = {
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

const creditNote: ListTable<Listened, CreditNoteRow> = {
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

const taxEntry: ListTable<Listened, TaxEntryRow> = {
  kind: 'list',
  name: 'tax_entry',
  key: ['document_no', 'name'],
  columns: {
    document_no: 'text',
    is_credit: 'boolean',
    province: 'integer',
    name: 'text',
    rate_milli: 'integer',
    taxable: 'integer',
    cents: 'integer',
    at: 'timestamptz',
    date: 'date',
  },
  // a sum over a stretch of days is read from the index alone
  indexes: [
    '(date, province, name, rate_milli) include (is_credit, taxable, cents)',
    '(province, date, name, rate_milli) include (is_credit, taxable, cents)',
  ],
  rowsOf: (event) => {
    if (event.type === 'points.recharged') return taxEntries(event, event.data)
    if (event.type !== 'invoice.credited' || event.data.details === undefined) return []
    return taxEntries(event, { ...event.data.details, subtotal: event.data.subtotal })
  },
}

/** Payments, their credit notes, and the tax of both. */
export const payments: Projection = {
  name: 'payments',
  version: 1,
  categories: ['wallet', 'creditnotes'],
  types: everyType<WalletEvent['type'] | 'invoice.credited'>({
    'points.recharged': true,
    'points.rewarded': true,
    'points.spent': true,
    'points.refunded': true,
    'points.fee-charged': true,
    'points.recharge-reversed': true,
    'invoice.credited': true,
  }),
  tables: [payment, creditNote, taxEntry],
}

function paymentRow(event: Happened<Extract<Listened, { type: 'points.recharged' }>>): PaymentRow {
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

function creditNoteRow(event: Happened<Extract<Listened, { type: 'invoice.credited' }>>): CreditNoteRow {
  const { creditNoteNo, invoiceNo, userId, paymentId, subtotal, tax, total, details } = event.data
  return {
    credit_note_no: creditNoteNo,
    invoice_no: invoiceNo,
    user_id: userId,
    payment_id: paymentId,
    method: details?.method ?? null,
    province: details?.province ?? null,
    subtotal,
    taxes: details?.taxes ?? [],
    tax,
    total,
    cash_rounding: details?.cashRounding ?? 0,
    ...momentIn(event),
  }
}

function taxEntries(
  event: Happened<Extract<Listened, { type: 'points.recharged' | 'invoice.credited' }>>,
  { taxes, subtotal, province }: Pick<PaymentRow, 'taxes' | 'subtotal' | 'province'>,
): TaxEntryRow[] {
  const isCredit = event.type === 'invoice.credited'
  const sign = isCredit ? -1 : 1
  const { at, date } = momentOf(event)
  return taxes.map(({ name, rateMilli, cents }) => ({
    document_no: isCredit ? event.data.creditNoteNo : event.data.invoiceNo,
    is_credit: isCredit,
    province,
    name,
    rate_milli: rateMilli,
    taxable: sign * subtotal,
    cents: sign * cents,
    at,
    date,
  }))
}

function momentIn(event: Happened): Moment {
  return { command_id: event.meta.$causationId ?? '', ...momentOf(event) }
}
