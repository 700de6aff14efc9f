import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { Db } from '../kernel/database.ts'
import type { Clock } from '../kernel/time.ts'
import { isOverdue } from './letterLife.ts'
import { isOrderMail, mayBeSwitchedOff } from './mailKinds.ts'
import { type DeliverMail, type MailMessage, MailRefusedError } from './mailMessage.ts'
import { namelessReason } from './namelessReason.ts'
import { findPendingMail, noteFailedAttempt, type PendingMail, settleMail } from './outboxRows.store.ts'
import { type Outdated, type WritingDesk, writeMail } from './writing.handlers.ts'

/** What sending needs. */
export interface SendingDesk extends WritingDesk {
  readonly db: Db
  readonly deliver: DeliverMail
  readonly clock: Clock
  readonly log: FollowerLog
}

/**
 * Sends one mail of the outbox, or says why it need not go (decisions A17, J2). The row is closed right after the mail was handed over: a
 * crash between the two sends it once more, with the same Message-ID; nothing else ever does.
 * @param job.isLastTry gives up for good when this attempt fails
 * @throws when the attempt failed and is worth another one
 */
export async function sendMail(
  desk: SendingDesk,
  job: { readonly id: string; readonly isLastTry: boolean },
): Promise<void> {
  const { db, clock } = desk
  const mail = await findPendingMail(db, job.id)
  if (!mail) return
  try {
    const written = await writtenFor(desk, mail)
    if ('outdated' in written) {
      await settleMail(db, mail.id, {
        settlement: { status: 'skipped', reason: written.outdated },
        now: clock(),
      })
      return
    }
    await desk.deliver(written)
    const { language, subject } = written
    // a letter's subject may hold its code
    const kept = isOrderMail(mail.kind) || mail.kind === 'rechargeReceipt' ? subject : null
    await settleMail(db, mail.id, { settlement: { status: 'sent', language, subject: kept }, now: clock() })
  } catch (error) {
    await failed(desk, mail, { error, isLastTry: job.isLastTry })
  }
}

async function writtenFor(desk: SendingDesk, mail: PendingMail): Promise<MailMessage | Outdated> {
  const now = desk.clock()
  if (isOverdue(mail.kind, mail.createdAt, now)) return { outdated: 'what it holds is no longer valid' }
  const recipient = await desk.lookups.recipient(mail.customerId)
  if (!recipient) return { outdated: 'there is no such customer' }
  if (mayBeSwitchedOff(mail.kind) && !recipient.emailNotifications)
    return { outdated: 'the customer has switched mails about orders off' }
  return writeMail(desk, mail, { recipient, now })
}

async function failed(
  { db, clock, log }: SendingDesk,
  { id, kind, attempts }: PendingMail,
  { error, isLastTry }: { readonly error: unknown; readonly isLastTry: boolean },
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const about = { mail: id, kind, attempts: attempts + 1, error: namelessReason(error) }
  if (isLastTry || error instanceof MailRefusedError) {
    await settleMail(db, id, { settlement: { status: 'failed', reason }, now: clock() })
    log.error(about, 'a mail was given up')
    return
  }
  await noteFailedAttempt(db, id, reason)
  log.warn(about, 'a mail could not be sent and will be tried again')
  throw error
}
