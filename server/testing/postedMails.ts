import type { Db } from '../kernel/database.ts'
import type { MailFacts, MailKind } from '../messaging/mailKinds.ts'
import '../messaging/outbox.store.ts'

/** A mail in the outbox. @property facts its token or code, until it is sent */
export interface PostedMail {
  readonly id: string
  readonly kind: MailKind
  readonly facts: MailFacts
  readonly status: 'pending' | 'sent' | 'skipped' | 'failed'
}

/** Everything that was put into the outbox for a customer, oldest first. */
export async function postedMails(db: Db, customerId: string): Promise<readonly PostedMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'facts', 'status'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()
}
