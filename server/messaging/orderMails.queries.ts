import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { OrderMailKind } from './mailKinds.ts'
import './outbox.store.ts'

/** A mail about an order as its record shows it (decision J2). */
export interface OrderMailView {
  readonly mailId: string
  readonly kind: OrderMailKind
  readonly status: 'pending' | 'sent' | 'skipped' | 'failed'
  /** What it was written in, once it was sent. */
  readonly language: Language | undefined
  readonly subject: string | undefined
  readonly createdAt: Temporal.Instant
  readonly sentAt: Temporal.Instant | undefined
  readonly attempts: number
  /** Why it was not sent, or not yet. */
  readonly reason: string | undefined
}

/** Every mail about an order, oldest first: as many as its life has turns. */
export async function mailsOfOrder(db: Db, orderId: string): Promise<readonly OrderMailView[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    mailId: row.id,
    // only order mails belong to an order
    kind: row.kind as OrderMailKind,
    status: row.status,
    language: row.language ?? undefined,
    subject: row.subject ?? undefined,
    createdAt: instantOf(row.created_at),
    sentAt: row.sent_at === null ? undefined : instantOf(row.sent_at),
    attempts: row.attempts,
    reason: row.last_error ?? undefined,
  }))
}

function instantOf(moment: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
}
