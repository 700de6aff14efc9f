import type { WalletEvent } from '../../points/events.ts'
import { everyType, type Projection } from '../engine/projection.ts'
import { creditNoteTable } from './creditNotes.projection.ts'
import { paymentSumTable, paymentTable } from './paymentRows.projection.ts'
import { taxEntryTable } from './taxEntries.projection.ts'

/** Payments, their credit notes, and the tax of both. */
export const payments: Projection = {
  name: 'payments',
  version: 2,
  categories: ['wallet', 'creditnotes'],
  types: everyType<WalletEvent['type'] | 'invoice.credited'>({
    'points.recharged': true,
    'points.rewarded': true,
    'points.spent': true,
    'points.refunded': true,
    'points.fee-charged': true,
    'points.reward-recovered': true,
    'points.recharge-reversed': true,
    'points.frozen': true,
    'points.unfrozen': true,
    'points.closed': true,
    'invoice.credited': true,
  }),
  tables: [paymentTable, paymentSumTable, creditNoteTable, taxEntryTable],
}
