/** The document in the page's address: an invoice, or one of its credit notes. */
export interface AskedDocument {
  /** NaN if the address names no payment. */
  readonly paymentId: number
  readonly creditNoteNo: string | undefined
}

const invoice = 'invoice'
const creditNote = 'creditNote'

/** Reads `?invoice=53` and `?invoice=50&creditNote=CN-2026-000001`; undefined without a document. */
export function askedDocument(params: URLSearchParams): AskedDocument | undefined {
  const id = params.get(invoice)
  if (id === null) return undefined
  const paymentId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN
  return { paymentId, creditNoteNo: params.get(creditNote) ?? undefined }
}

/** The same address with that document, or without one. */
export function withDocument(
  known: URLSearchParams,
  asked: { readonly paymentId: number; readonly creditNoteNo?: string } | undefined,
): URLSearchParams {
  const params = new URLSearchParams(known)
  params.delete(invoice)
  params.delete(creditNote)
  if (asked) params.set(invoice, String(asked.paymentId))
  if (asked?.creditNoteNo) params.set(creditNote, asked.creditNoteNo)
  return params
}
