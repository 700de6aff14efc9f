import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import type { BillingEvent } from './events.ts'

/** One year's book of invoices or of credit notes: how many were issued. */
export interface InvoiceBook {
  readonly issued: number
}

export const invoiceBookFold: Fold<InvoiceBook, RecordedEvent<BillingEvent>> = {
  initial: { issued: 0 },
  evolve: ({ issued }) => ({ issued: issued + 1 }),
}

/** The number the next invoice of the year gets: INV-2026-000001 (decision G7). */
export function nextInvoiceNo(book: InvoiceBook, year: number): string {
  return documentNo('INV', year, book.issued + 1)
}

/** The number the next credit note of the year gets: CN-2026-000001 (decision G7). */
export function nextCreditNoteNo(book: InvoiceBook, year: number): string {
  return documentNo('CN', year, book.issued + 1)
}

/** @returns such as CN-2026-000001 for the first credit note of 2026 (decision G7) */
export function documentNo(kind: 'INV' | 'CN', year: number, number: number): string {
  return `${kind}-${year}-${String(number).padStart(6, '0')}`
}
