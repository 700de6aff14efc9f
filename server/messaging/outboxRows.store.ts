import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { queueing } from './outbox.store.ts'
import './outboxTable.store.ts'

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
