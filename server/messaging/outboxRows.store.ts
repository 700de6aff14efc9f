import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { type PendingMail, queueing } from './outbox.store.ts'

/** Queues every waiting mail whose job is gone. */
export async function queueWaitingMails(db: Db): Promise<void> {
  await sql`
    select ${queueing(sql`id`)} from outbox
    where status = 'pending' and not exists (select from graphile_worker.jobs where key = outbox.id::text)
  `.execute(db)
}

/** A mail whose last attempt died with its process. */
export type LeftMail = Pick<PendingMail, 'id' | 'kind' | 'attempts'>

/**
 * Closes as given up every waiting mail whose job has no attempt left, because its process was killed during the last one, and empties what
 * may be a secret. The job goes with it.
 */
export async function closeLeftMails(db: Db, now: Temporal.Instant): Promise<readonly LeftMail[]> {
  const { rows } = await sql<LeftMail>`
    with closed as (
      update outbox set status = 'failed', settled_at = ${now.toString()}, facts = '{}',
        last_error = ${LEFT}, attempts = outbox.attempts + 1
      from graphile_worker.jobs as job
      where outbox.status = 'pending' and job.key = outbox.id::text
        and job.attempts >= job.max_attempts and job.locked_at is null
      returning outbox.id, outbox.kind, outbox.attempts
    )
    select id, kind, attempts, (graphile_worker.remove_job(id::text)).id as job from closed
  `.execute(db)
  return rows
}

/** Why such a mail was given up. */
export const LEFT = 'its process ended in the last try'

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

/** Empties a person's mails: waiting ones are not sent any more; subjects, and addresses in errors, go (decision A20). */
export async function emptyMails(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  const mails = db.updateTable('outbox').where('customer_id', '=', customerId)
  await mails.set({ status: 'skipped', settled_at: now.toString() }).where('status', '=', 'pending').execute()
  await mails.set({ subject: null, facts: '{}', last_error: null }).execute()
}
