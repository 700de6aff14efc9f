import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { MailFacts, MailKind } from './mailKinds.ts'

/** A moment: written as an ISO string, read as a Date. */
type Moment = ColumnType<Date | null, string | null | undefined, string | null>

interface OutboxTable {
  id: string
  dedupe_key: string
  kind: MailKind
  customer_id: string
  order_id: string | null
  facts: JSONColumnType<MailFacts, string, string>
  status: Generated<'pending' | 'sent' | 'skipped' | 'failed'>
  language: Language | null
  subject: string | null
  created_at: Generated<Date>
  attempts: Generated<number>
  last_error: string | null
  sent_at: Moment
  settled_at: Moment
}

declare module '../kernel/database.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}
