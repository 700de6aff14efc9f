import { type Selectable, sql } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { MailFacts, MailKind } from './mailKinds.ts'
import { queueing } from './outbox.store.ts'
import type { OutboxTable } from './outboxTable.store.ts'

/** A mail that waits to be sent. */
export interface PendingMail {
  readonly id: string
  readonly kind: MailKind
  readonly customerId: string
  readonly orderId: string | undefined
  readonly facts: MailFacts
  readonly createdAt: Temporal.Instant
  readonly attempts: number
}

/** What became of a mail. Its subject is kept where it tells nobody's secret. */
export type Settlement =
  | { readonly status: 'sent'; readonly language: Language; readonly subject: string | null }
  | { readonly status: 'skipped' | 'failed'; readonly reason: string }

/** @returns undefined for one that is settled: sent meanwhile, or given up */
export async function findPendingMail(db: Db, id: string): Promise<PendingMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row && pendingMail(row)
}

/** Notes an attempt that failed and will be repeated. */
export async function noteFailedAttempt(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: shortened(error) }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** Closes a mail and empties what may be a secret. */
export async function settleMail(
  db: Db,
  id: string,
  { settlement, now }: { readonly settlement: Settlement; readonly now: Temporal.Instant },
): Promise<void> {
  const isSent = settlement.status === 'sent'
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({
      status: settlement.status,
      facts: '{}',
      settled_at: now.toString(),
      attempts: settlement.status === 'skipped' ? eb.ref('attempts') : eb('attempts', '+', 1),
      ...(isSent
        ? {
            sent_at: now.toString(),
            language: settlement.language,
            subject: settlement.subject,
            last_error: null,
          }
        : { last_error: shortened(settlement.reason) }),
    }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** Queues every waiting mail whose job is gone, so that none is forgotten whatever happened to the queue. */
export async function queueWaitingMails(db: Db): Promise<void> {
  await sql`
    select ${queueing(sql`id`)} from outbox
    where status = 'pending' and not exists (select from graphile_worker.jobs where key = outbox.id::text)
  `.execute(db)
}

/** How many mails wait, and how many were given up. */
export async function outboxCounts(db: Db): Promise<{ readonly pending: number; readonly failed: number }> {
  const count = (status: 'pending' | 'failed') =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
  const [pending, failed] = await Promise.all([count('pending'), count('failed')])
  return { pending: Number(pending.count), failed: Number(failed.count) }
}

/** How long settled mails about no order are kept; those about an order are part of its record. */
const KEPT = { hours: 90 * 24 }

/** Forgets settled mails that belong to no order's record. @returns how many */
export async function purgeOutbox(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('settled_at', '<', new Date(now.subtract(KEPT).epochMilliseconds))
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Leaves of a person's mails only that there were some: what waits is not sent any more, subjects and addresses in errors go (decision A20). */
export async function emptyMails(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  const mails = db.updateTable('outbox').where('customer_id', '=', customerId)
  await mails.set({ status: 'skipped', settled_at: now.toString() }).where('status', '=', 'pending').execute()
  await mails.set({ subject: null, facts: '{}', last_error: null }).execute()
}

function pendingMail(row: Selectable<OutboxTable>): PendingMail {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    orderId: row.order_id ?? undefined,
    facts: row.facts,
    createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
    attempts: row.attempts,
  }
}

/** A server's refusal may be a page long. */
function shortened(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, 500)
}
