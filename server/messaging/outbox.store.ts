import { randomUUID } from 'node:crypto'
import { type ColumnType, type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
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
  due_at: Generated<Date>
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

/** The job that sends the mails that are due. It adds nothing to them: a lost one delays mails until the next. */
export const SEND_MAILS = 'sendMails'

/** How often a mail is tried: with its growing pauses a little over a day. */
export const MAIL_ATTEMPTS = 14

/**
 * Puts mails into the outbox and a job that sends them into the queue, in one statement and with whatever else the transaction writes
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
    )
    select count(*)::int as added, case when count(*) > 0 then (${sendingJob()}).id end as job from added
  `.execute(db)
  return rows[0]?.added ?? 0
}

/** @returns whether the mail is new; false when its reason was mailed before */
export async function putIntoOutbox(db: Db, mail: OutgoingMail): Promise<boolean> {
  return (await putAllIntoOutbox(db, [mail])) === 1
}

function sendingJob(at = sql`now()`) {
  return sql`graphile_worker.add_job(${SEND_MAILS}, run_at => ${at}, max_attempts => 1)`
}

/** Queues a mail about an account; each call makes one. Its secret stays in the row until the mail is settled. */
export async function queueSystemMail(db: Db, mail: SystemMail): Promise<void> {
  const { kind, customerId, ...facts } = mail
  await putIntoOutbox(db, { kind, customerId, facts, reason: `account/${randomUUID()}` })
}

/** A mail to send now. */
export interface PendingMail {
  readonly id: string
  readonly kind: MailKind
  readonly customerId: string
  readonly orderId: string | undefined
  readonly facts: MailFacts
  readonly createdAt: Temporal.Instant
  /** How often it was tried before. */
  readonly attempts: number
}

/** What became of a mail. Its subject is kept unless it may hold a secret. */
type Settlement =
  | { readonly status: 'sent'; readonly language: Language; readonly subject: string | null }
  | { readonly status: 'skipped' | 'failed'; readonly reason: string }

/** The outbox as sending uses it. */
export interface Outbox {
  /**
   * Takes mails that are due, the longest due first. Nobody else takes them for five minutes, longer than a try lasts: those of a killed
   * process are then due again.
   */
  take(most: number): Promise<readonly PendingMail[]>
  /** Closes a mail and empties what may be a secret. */
  settle(
    mail: Pick<PendingMail, 'id' | 'attempts'>,
    settlement: Settlement,
    now: Temporal.Instant,
  ): Promise<void>
  /** Notes a try that failed. The next one follows after a pause that grows from seconds to six hours. */
  noteFailedAttempt(id: string, error: string): Promise<void>
}

/** The database's clock measures pauses, as all processes share it. */
export function openOutbox(db: Db): Outbox {
  return {
    async take(most) {
      const { rows } = await sql<Selectable<OutboxTable>>`
        update outbox set attempts = attempts + 1, due_at = now() + interval '5 minutes'
        where id in (
          select id from outbox where status = 'pending' and due_at <= now()
          order by due_at limit ${most} for update skip locked
        )
        returning *
      `.execute(db)
      return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(mailOf)
    },
    async settle({ id, attempts }, settlement, now) {
      const { status } = settlement
      const at = now.toString()
      const tries = status === 'skipped' ? attempts : Math.min(attempts + 1, MAIL_ATTEMPTS)
      await db
        .updateTable('outbox')
        .set({ status, settled_at: at, facts: '{}', attempts: tries })
        .set(
          settlement.status === 'sent'
            ? { sent_at: at, language: settlement.language, subject: settlement.subject, last_error: null }
            : { last_error: shortened(settlement.reason) },
        )
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    },
    async noteFailedAttempt(id, error) {
      await sql`
        with noted as (
          update outbox set last_error = ${shortened(error)},
            due_at = now() + exp(least(attempts, 10)) * interval '1 second'
          where id = ${id} and status = 'pending'
          returning due_at
        )
        select ${sendingJob(sql`due_at`)} from noted
      `.execute(db)
    },
  }
}

function mailOf(row: Selectable<OutboxTable>): PendingMail {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    orderId: row.order_id ?? undefined,
    facts: row.facts,
    createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
    attempts: row.attempts - 1,
  }
}

/** A mail server's refusal may be a page long. */
function shortened(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, 500)
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
