import type { AskedDocument } from './documentAddress.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

/** What a question for an invoice has come to so far. */
interface Asking {
  /** Null where there is none, undefined while it is not known. */
  readonly invoice: InvoiceSheetFragment | null | undefined
  readonly hasFailed: boolean
}

/** How the document that is asked for is to be shown. */
export interface ReadDocument {
  readonly invoice: InvoiceSheetFragment | undefined
  readonly isMissing: boolean
  readonly hasFailed: boolean
}

/** An address that names no payment, or a credit note that the invoice has not, is as absent as an invoice that is not there. */
export function readInvoice(asked: AskedDocument | undefined, { invoice, hasFailed }: Asking): ReadDocument {
  const isPossible = !Number.isNaN(asked?.paymentId ?? Number.NaN)
  const isGone = asked?.creditNoteNo !== undefined && invoice != null && !hasNote(invoice, asked.creditNoteNo)
  const isMissing = isGone || !isPossible || invoice === null
  return { invoice: isMissing ? undefined : (invoice ?? undefined), isMissing, hasFailed }
}

function hasNote({ payment }: InvoiceSheetFragment, creditNoteNo: string): boolean {
  return payment.creditNotes.some((note) => note.creditNoteNo === creditNoteNo)
}
