import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { TaxLine } from '../points/events.ts'

/**
 * Issued documents, one event each, in streams `invoices-<yyyy>` and `creditnotes-<yyyy>`: the number is the event's revision + 1, so
 * numbers have no gap by construction (decision G7). Money in cents.
 */

/** An invoice was issued for a recharge. */
export type InvoiceIssued = DomainEvent<
  'invoice.issued',
  {
    readonly invoiceNo: string
    readonly userId: string
    /** Names the payment within the customer's wallet. */
    readonly paymentId: number
    readonly subtotal: number
    readonly tax: number
    readonly total: number
    /** What rounding a cash total to 5 cents added or took. */
    readonly cashRounding: number
  }
>

/** A credit note was issued against a recharge's invoice. */
export type InvoiceCredited = DomainEvent<
  'invoice.credited',
  {
    readonly creditNoteNo: string
    readonly invoiceNo: string
    readonly userId: string
    readonly paymentId: number
    readonly subtotal: number
    readonly tax: number
    readonly total: number
    /** The data for printing and reporting the note by itself. */
    readonly details: CreditDetails
  }
>

/** The note's own tax lines, and the terms of the payment it reverses. */
interface CreditDetails {
  readonly taxes: readonly TaxLine[]
  /** What rounding to 5 cents adds to or takes from the money that goes back in cash. */
  readonly cashRounding: number
  readonly method: PaymentMethod
  readonly province: Province
}

export type BillingEvent = InvoiceIssued | InvoiceCredited

/** @param year of the local date of issue */
export function invoicesStream(year: number): string {
  return `invoices-${year}`
}

/** @param year of the local date of issue */
export function creditNotesStream(year: number): string {
  return `creditnotes-${year}`
}
