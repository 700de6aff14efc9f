import type { AskedDocument } from './documentAddress.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

/** How the document that is asked for is to be shown. */
export interface ReadDocument {
  readonly invoice: InvoiceSheetFragment | undefined
  readonly isMissing: boolean
}

/**
 * An address that names no payment, or a credit note that the invoice has not, is as absent as an invoice that is not there.
 * @param invoice null where there is none, undefined while it is not known
 */
export function readInvoice(
  asked: AskedDocument | undefined,
  invoice: InvoiceSheetFragment | null | undefined,
): ReadDocument {
  const isPossible = !Number.isNaN(asked?.paymentId ?? Number.NaN)
  const isGone = asked?.creditNoteNo !== undefined && invoice != null && !hasNote(invoice, asked.creditNoteNo)
  const isMissing = isGone || !isPossible || invoice === null
  return { invoice: isMissing ? undefined : (invoice ?? undefined), isMissing }
}

function hasNote({ payment }: InvoiceSheetFragment, creditNoteNo: string): boolean {
  return payment.creditNotes.some((note) => note.creditNoteNo === creditNoteNo)
}
