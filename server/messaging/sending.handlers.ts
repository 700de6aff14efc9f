import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { Db } from '../kernel/database.ts'
import type { Clock } from '../kernel/time.ts'
import { isOrderMail, isSeriesMail, mayBeSwitchedOff } from './mailKinds.ts'
import { type DeliverMail, type MailMessage, MailRefusedError } from './mailMessage.ts'
import type { Outbox, PendingMail } from './outbox.store.ts'
import { closeLeftMails, LEFT } from './outbox.store.ts'
import { isExpired } from './secretLife.ts'
import { type Outdated, type WritingContext, writeMail } from './writing.handlers.ts'

/** What sending needs. */
export interface SendingContext extends WritingContext {
  readonly outbox: Outbox
  readonly deliver: DeliverMail
  readonly clock: Clock
  readonly log: FollowerLog
}

/**
 * Sends one mail of the outbox, or records why it need not be sent (decisions A17, J2). The row is settled right after the delivery: a crash
 * or a database failure between the two sends the mail once more, with the same Message-ID.
 * @param job.isLastTry gives up if this attempt fails
 * @throws when the attempt failed and another one follows
 */
export async function sendMail(
  context: SendingContext,
  job: { readonly id: string; readonly isLastTry: boolean },
): Promise<void> {
  const { outbox, clock } = context
  const mail = await outbox.findPending(job.id)
  if (!mail) return
  const outcome = await handOver(context, mail).catch((error: unknown) => ({ error }))
  if ('error' in outcome) {
    await failed(context, mail, { error: outcome.error, isLastTry: job.isLastTry })
  } else if ('outdated' in outcome) {
    await outbox.settle(mail.id, { status: 'skipped', reason: outcome.outdated }, clock())
  } else {
    const { language, subject } = outcome
    // the subject of a mail about an account may hold its code
    const isShown = isOrderMail(mail.kind) || isSeriesMail(mail.kind) || mail.kind === 'rechargeReceipt'
    const kept = isShown ? subject : null
    await outbox.settle(mail.id, { status: 'sent', language, subject: kept }, clock())
  }
}

async function handOver(context: SendingContext, mail: PendingMail): Promise<MailMessage | Outdated> {
  const written = await writtenFor(context, mail)
  if (!('outdated' in written)) await context.deliver(written)
  return written
}

/** Gives up the mails whose last try died with its process. */
export async function giveUpLeftMails({
  db,
  clock,
  log,
}: Pick<SendingContext, 'clock' | 'log'> & { readonly db: Db }): Promise<void> {
  for (const { id, kind, attempts } of await closeLeftMails(db, clock()))
    log.error({ mail: id, kind, attempts, error: LEFT }, GIVEN_UP)
}

const GIVEN_UP = 'a mail was given up'

async function writtenFor(context: SendingContext, mail: PendingMail): Promise<MailMessage | Outdated> {
  const now = context.clock()
  if (isExpired(mail.kind, mail.createdAt, now)) return { outdated: 'what it holds is no longer valid' }
  const recipient = await context.lookups.recipient(mail.customerId)
  if (!recipient) return { outdated: 'there is no such customer' }
  if (recipient.email === '') return { outdated: 'the customer has no email address' }
  if (mayBeSwitchedOff(mail.kind) && !recipient.emailNotifications)
    return { outdated: 'the customer has switched mails about orders off' }
  return writeMail(context, mail, { recipient, now })
}

async function failed(
  { outbox, clock, log }: SendingContext,
  { id, kind, attempts }: PendingMail,
  { error, isLastTry }: { readonly error: unknown; readonly isLastTry: boolean },
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const about = { mail: id, kind, attempts: attempts + 1, error: namelessReason(error) }
  if (isLastTry || error instanceof MailRefusedError) {
    await outbox.settle(id, { status: 'failed', reason }, clock())
    log.error(about, GIVEN_UP)
    return
  }
  await outbox.noteFailedAttempt(id, reason)
  log.warn(about, 'a mail could not be sent and will be tried again')
  throw error
}

/**
 * Why a mail could not be sent, without the mail server's words: they repeat the recipient, and erasing a person does not reach the logs
 * (decision A20). The row keeps those words.
 */
function namelessReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = answerIn(error) ?? answerIn(error.cause) ?? {}
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ')
}

interface Answer {
  readonly code?: unknown
  readonly responseCode?: unknown
}

function answerIn(error: unknown): Answer | undefined {
  return error instanceof Error && ('code' in error || 'responseCode' in error) ? error : undefined
}
