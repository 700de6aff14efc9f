import type { AskedDocument } from './documentAddress.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

/** How to show the requested document. */
export interface ReadDocument {
  readonly invoice: InvoiceSheetFragment | undefined
  readonly isMissing: boolean
}

/**
 * An address without a payment, or with a credit note that the invoice does not have, counts as an absent invoice.
 * @param invoice null if it is absent, undefined while it is unknown
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
