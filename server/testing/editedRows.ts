import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

/** Tables that queries alone may change: sessions, attempts, shown fees, used proofs. */
const TRACES = new Set([
  'session',
  'attempt',
  'shown_fee',
  'captcha',
  'password_reset',
  'spent_proof',
  // invoice parties and notes are written before the decision: unused ones do no harm
  'invoice_party',
  'payment_note',
  'order_instruction',
  'order_office_note',
  // counts the edits of rows that are looked at themselves
  'reference_data_version',
])

/** The edited tables, each as a text that changes with any cell. Read models and other data derived from events are left out. */
export async function editedRows(db: Db): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !TRACES.has(table.name))) {
    const { rows } = await sql<{ digest: string }>`
      select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as digest
      from ${sql.table(name)} as each`.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
