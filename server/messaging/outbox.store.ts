import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailFacts, MailKind } from './mailKinds.ts'
import './outboxTable.store.ts'

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
 * Puts a mail into the outbox, and the job that sends it into the queue, with whatever else the transaction writes (decision J2).
 * @returns whether it is new; false when its reason was mailed before
 */
export async function putIntoOutbox(db: Db, mail: OutgoingMail): Promise<boolean> {
  const id = derivedId(mail.reason, 'mail')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id,
      dedupe_key: mail.reason,
      kind: mail.kind,
      customer_id: mail.customerId,
      order_id: mail.orderId ?? null,
      facts: JSON.stringify(mail.facts),
      // not the transaction's moment: mails of one transaction keep their order
      created_at: sql`clock_timestamp()`,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  const isNew = numInsertedOrUpdatedRows === 1n
  if (isNew) await queueMail(db, id)
  return isNew
}

/** Has a mail sent; one that is queued already stays as it is. */
export async function queueMail(db: Db, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${SEND_MAIL}, json_build_object('id', ${id}::text), job_key => ${id}, max_attempts => ${MAIL_ATTEMPTS}, job_key_mode => 'unsafe_dedupe'
  )`.execute(db)
}

/** Queues a mail about an account: each one is sent, however many there are. Its secret stays in the row until it is settled. */
export async function queueSystemMail(db: Db, mail: SystemMail): Promise<void> {
  const { kind, customerId, ...facts } = mail
  await putIntoOutbox(db, { kind, customerId, facts, reason: `account/${randomUUID()}` })
}
