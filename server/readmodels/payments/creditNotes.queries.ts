import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { CreditNoteRow } from './creditNotes.projection.ts'
import { type CreditNoteView, creditNoteView } from './paymentViews.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    credit_note: CreditNoteRow
  }
}

/** The credit notes of these invoices, oldest first; invoices without any are left out. */
export async function creditNotesOf(
  db: Db,
  invoiceNos: readonly string[],
): Promise<ReadonlyMap<string, readonly CreditNoteView[]>> {
  if (invoiceNos.length === 0) return new Map()
  const found = await db
    .selectFrom('credit_note')
    .select(sql<CreditNoteRow>`to_json(credit_note)`.as('row'))
    .where('invoice_no', 'in', [...new Set(invoiceNos)])
    .orderBy('at')
    .orderBy('credit_note_no')
    .execute()
  return Map.groupBy(
    found.map(({ row }) => creditNoteView(row)),
    ({ invoiceNo }) => invoiceNo,
  )
}
