import type { Province } from '../../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { TaxLine } from '../../points/events.ts'
import { type ListTable, momentOf } from '../engine/projection.ts'
import type { Listened, Moment } from './documents.projection.ts'
import type { PaymentRow } from './paymentRows.projection.ts'

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

/** One row per tax and document. */
export const taxEntryTable: ListTable<Listened, TaxEntryRow> = {
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
    if (event.type !== 'invoice.credited') return []
    return taxEntries(event, { ...event.data.details, subtotal: event.data.subtotal })
  },
}

function taxEntries(
  event: RecordedEvent<Extract<Listened, { type: 'points.recharged' | 'invoice.credited' }>>,
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
