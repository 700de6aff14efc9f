import type { Projection } from '../engine/projection.ts'
import { walletEventTypes } from '../walletEventTypes.ts'
import { creditNoteTable } from './creditNotes.projection.ts'
import { paymentSumTable, paymentTable } from './paymentRows.projection.ts'
import { taxEntryTable } from './taxEntries.projection.ts'

/** Payments, their credit notes, and the tax of both. */
export const payments: Projection = {
  name: 'payments',
  version: 2,
  categories: ['wallet', 'creditnotes'],
  types: [...walletEventTypes, 'invoice.credited'],
  tables: [paymentTable, paymentSumTable, creditNoteTable, taxEntryTable],
}
