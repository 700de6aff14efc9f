import { randomUUID } from 'node:crypto'
import { type ColumnType, type Generated, type JSONColumnType, type RawBuilder, sql } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import { type Db, PREPARED } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
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

/** A mail to be: who gets it, about what, and why. */
export interface OutgoingMail {
  readonly kind: MailKind
  readonly customerId: string
  readonly orderId?: string
  readonly facts: MailFacts
  /** Names the reason, such as one event: the same reason never makes a second mail. */
  readonly reason: string
}

/** The job that sends one mail, as the queue knows it. */
export const SEND_MAIL = 'sendMail'

/** How often a mail is tried: with the queue's growing pauses about a day and a half. */
export const MAIL_ATTEMPTS = 14

/**
 * Puts mails into the outbox, and the jobs that send them into the queue, in one statement and with whatever else the transaction writes
 * (decision J2).
 * @param guard a statement that is done with it: where it gives no row, no mail is put anywhere
 * @returns how many rows the guard gave, and how many mails are new: a reason that was mailed before makes no second one
 */
export async function putAllIntoOutbox(
  db: Db,
  mails: readonly OutgoingMail[],
  guard: RawBuilder<unknown> = sql`select`,
): Promise<{ readonly passed: number; readonly added: number }> {
  const asked = mails.map((mail) => ({ ...mail, id: derivedId(mail.reason, 'mail') }))
  const { rows } = await sql<{ passed: number; added: number }>`${PREPARED}
    with guard as (${guard}),
    asked as (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(asked)}) as
        (id uuid, reason text, kind text, "customerId" uuid, "orderId" uuid, facts jsonb)
      ) with ordinality as mail (id, reason, kind, customer_id, order_id, facts, nth)
    ),
    added as (
      insert into outbox (id, dedupe_key, kind, customer_id, order_id, facts, created_at)
      -- not the transaction's moment, and each its own: mails that were asked for together keep their order
      select id, reason, kind, customer_id, order_id, facts, clock_timestamp() + nth * interval '1 microsecond'
      from asked where exists (select from guard)
      on conflict do nothing
      returning id
    ),
    queued as (select ${queueing(sql`id`)} from added)
    select (select count(*)::int from guard) as passed, (select count(*)::int from queued) as added
  `.execute(db)
  return rows[0] ?? { passed: 0, added: 0 }
}

/** @returns whether the mail is new; false when its reason was mailed before */
export async function putIntoOutbox(db: Db, mail: OutgoingMail): Promise<boolean> {
  return (await putAllIntoOutbox(db, [mail])).added === 1
}

/** Adds the job that sends a mail; one that is queued already stays as it is. */
export function queueing(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(
    ${SEND_MAIL}, json_build_object('id', ${id}), job_key => ${id}::text, max_attempts => ${MAIL_ATTEMPTS}, job_key_mode => 'unsafe_dedupe'
  )`
}

/** Queues a mail about an account: each one is sent, however many there are. Its secret stays in the row until it is settled. */
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
