import { randomUUID } from 'node:crypto'
import { type ColumnType, type Generated, type JSONColumnType, type RawBuilder, sql } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import { type Db, PREPARED } from '../kernel/database.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailFacts, MailKind } from './mailKinds.ts'
import { mailIdOf } from './mailTriggers.ts'

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

/** A mail to send: its recipient, subject and reason. */
export interface OutgoingMail {
  readonly kind: MailKind
  readonly customerId: string
  readonly orderId?: string
  readonly facts: MailFacts
  /** Identifies the cause, such as one event: the same reason never makes a second mail. */
  readonly reason: string
}

/** The job that sends one mail, as the queue knows it. */
export const SEND_MAIL = 'sendMail'

/** How often a mail is tried: with the queue's growing pauses about a day and a half. */
export const MAIL_ATTEMPTS = 14

/**
 * Puts mails into the outbox, and the jobs that send them into the queue, in one statement and with whatever else the transaction writes
 * (decision J2).
 * @returns how many mails are new: a reason that was mailed before makes no second one
 */
export async function putAllIntoOutbox(db: Db, mails: readonly OutgoingMail[]): Promise<number> {
  const asked = mails.map((mail) => ({ ...mail, id: mailIdOf(mail.reason) }))
  const { rows } = await sql<{ added: number }>`${PREPARED}
    with added as (
      insert into outbox (id, dedupe_key, kind, customer_id, order_id, facts)
      select id, reason, kind, "customerId", "orderId", facts
      from jsonb_to_recordset(${JSON.stringify(asked)}) as
        mail (id uuid, reason text, kind text, "customerId" uuid, "orderId" uuid, facts jsonb)
      on conflict do nothing
      returning id
    ),
    queued as (select ${queueing(sql`id`)} from added)
    select count(*)::int as added from queued
  `.execute(db)
  return rows[0]?.added ?? 0
}

/** @returns whether the mail is new; false when its reason was mailed before */
export async function putIntoOutbox(db: Db, mail: OutgoingMail): Promise<boolean> {
  return (await putAllIntoOutbox(db, [mail])) === 1
}

/** Adds the job that sends a mail, unless it is queued already. */
function queueing(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(
    ${SEND_MAIL}, json_build_object('id', ${id}), job_key => ${id}::text, max_attempts => ${MAIL_ATTEMPTS}, job_key_mode => 'unsafe_dedupe'
  )`
}

/** Queues a mail about an account; each call makes one. Its secret stays in the row until the mail is settled. */
export async function queueSystemMail(db: Db, mail: SystemMail): Promise<void> {
  const { kind, customerId, ...facts } = mail
  await putIntoOutbox(db, { kind, customerId, facts, reason: `account/${randomUUID()}` })
}

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

/** What became of a mail. Its subject is kept unless it may hold a secret. */
type Settlement =
  | { readonly status: 'sent'; readonly language: Language; readonly subject: string | null }
  | { readonly status: 'skipped' | 'failed'; readonly reason: string }

/** The outbox as sending uses it. */
export interface Outbox {
  /** @returns undefined for a mail that was sent or given up meanwhile */
  findPending(id: string): Promise<PendingMail | undefined>
  /** Closes a mail and empties what may be a secret. */
  settle(id: string, settlement: Settlement, now: Temporal.Instant): Promise<void>
  /** Notes an attempt that failed and will be repeated. */
  noteFailedAttempt(id: string, error: string): Promise<void>
}

export function openOutbox(db: Db): Outbox {
  const pending = (id: string) =>
    db.updateTable('outbox').where('id', '=', id).where('status', '=', 'pending')
  return {
    async findPending(id) {
      const mails = db.selectFrom('outbox').selectAll().where('status', '=', 'pending')
      const row = await mails.where('id', '=', id).executeTakeFirst()
      return (
        row && {
          id,
          kind: row.kind,
          customerId: row.customer_id,
          orderId: row.order_id ?? undefined,
          facts: row.facts,
          createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
          attempts: row.attempts,
        }
      )
    },
    async settle(id, settlement, now) {
      const { status } = settlement
      const at = now.toString()
      await pending(id)
        .set({ status, settled_at: at, facts: '{}' })
        .set(({ eb }) => (status === 'skipped' ? {} : { attempts: eb('attempts', '+', 1) }))
        .set(
          settlement.status === 'sent'
            ? { sent_at: at, language: settlement.language, subject: settlement.subject, last_error: null }
            : { last_error: shortened(settlement.reason) },
        )
        .execute()
    },
    async noteFailedAttempt(id, error) {
      await pending(id)
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: shortened(error) }))
        .execute()
    },
  }
}

/** A mail server's refusal may be a page long. */
function shortened(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, 500)
}

/** Queues the waiting mails among some. */
export async function queueMails(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select ${queueing(sql`id`)} from outbox where status = 'pending' and id = any(${ids}::uuid[])`.execute(
    db,
  )
}

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

/** How long settled mails about accounts are kept. */
const KEPT = { hours: 90 * 24 }

/** Deletes old settled mails about accounts. Those that follow from events stay, so none of them is ever made again. @returns how many */
export async function purgeOutbox(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('settled_at', '<', new Date(now.subtract(KEPT).epochMilliseconds))
    .where('dedupe_key', 'like', 'account/%')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Empties a person's mails: waiting ones are not sent any more; subjects, and addresses in errors, go (decision A20). */
export async function emptyMails(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  const mails = db.updateTable('outbox').where('customer_id', '=', customerId)
  await mails.set({ status: 'skipped', settled_at: now.toString() }).where('status', '=', 'pending').execute()
  await mails.set({ subject: null, facts: '{}', last_error: null }).execute()
}
