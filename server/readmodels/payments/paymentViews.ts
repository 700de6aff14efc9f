import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { TaxLine } from '../../points/events.ts'
import type { CreditNoteRow } from './creditNotes.projection.ts'
import type { PaymentRow } from './paymentRows.projection.ts'

/** The figures of an invoice or a credit note, in cents. */
export interface DocumentFigures {
  readonly subtotal: number
  readonly taxes: readonly TaxLine[]
  readonly tax: number
  readonly total: number
  /** What rounding to 5 cents added to cash or took from it. */
  readonly cashRounding: number
  /** What was collected, or given back: the total, in cash to 5 cents. */
  readonly paid: number
}

/** A payment with its invoice. */
export interface PaymentView extends DocumentFigures {
  readonly userId: string
  readonly paymentId: number
  readonly invoiceNo: string
  /** The name and address of the invoice. */
  readonly partyVersionId: string
  readonly method: PaymentMethod
  readonly province: Province
  readonly points: number
  /** Finds the office's comment. */
  readonly commandId: string
  readonly at: Temporal.Instant
}

/** A credit note over a part of a payment. */
export interface CreditNoteView extends DocumentFigures {
  readonly creditNoteNo: string
  readonly invoiceNo: string
  /** Finds the office's reason. */
  readonly commandId: string
  readonly at: Temporal.Instant
}

/** A payment as readers see it. */
export function paymentView(row: PaymentRow): PaymentView {
  return {
    userId: row.user_id,
    paymentId: row.payment_id,
    invoiceNo: row.invoice_no,
    partyVersionId: row.party_id,
    method: row.method,
    province: row.province,
    points: row.points,
    ...figuresOf(row),
    commandId: row.command_id,
    at: Temporal.Instant.from(row.at),
  }
}

/** A credit note as readers see it. */
export function creditNoteView(row: CreditNoteRow): CreditNoteView {
  return {
    creditNoteNo: row.credit_note_no,
    invoiceNo: row.invoice_no,
    ...figuresOf(row),
    commandId: row.command_id,
    at: Temporal.Instant.from(row.at),
  }
}

function figuresOf(
  row: Pick<PaymentRow, 'subtotal' | 'taxes' | 'tax' | 'total' | 'cash_rounding'>,
): DocumentFigures {
  const { subtotal, taxes, tax, total, cash_rounding: cashRounding } = row
  return { subtotal, taxes, tax, total, cashRounding, paid: total + cashRounding }
}
