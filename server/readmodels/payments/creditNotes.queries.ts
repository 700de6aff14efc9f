import { joinOf } from '../../kernel/joins.store.ts'
import type { CreditNoteRow } from './creditNotes.projection.ts'
import { type CreditNoteView, creditNoteView } from './paymentViews.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    credit_note: CreditNoteRow
  }
}

/** The credit notes of invoices by the invoices' numbers, oldest first. */
export const creditNotesByInvoice = joinOf<readonly CreditNoteRow[]>()({
  name: 'credit_notes',
  ids: 'text',
  sql: `select invoice_no as id, json_agg(credit_note order by at, credit_note_no) as row
    from credit_note where invoice_no = any($ids) group by invoice_no`,
  read: (rows = []): readonly CreditNoteView[] => rows.map(creditNoteView),
})
