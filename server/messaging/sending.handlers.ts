import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { Clock } from '../kernel/time.ts'
import { isOrderMail, isSeriesMail, mayBeSwitchedOff } from './mailKinds.ts'
import type { MailLookups } from './mailMaterial.ts'
import { type DeliverMail, type MailMessage, MailRefusedError } from './mailMessage.ts'
import { MAIL_ATTEMPTS, type Outbox, type PendingMail } from './outbox.store.ts'
import { isExpired } from './secretLife.ts'
import { type Outdated, type WritingContext, writeMail } from './writing.handlers.ts'

/** What sending needs. */
export interface SendingContext extends Omit<WritingContext, 'lookups'> {
  readonly outbox: Outbox
  /** Look-ups for mails that are written together. */
  readonly openLookups: () => MailLookups
  readonly deliver: DeliverMail
  readonly clock: Clock
  readonly log: FollowerLog
}

/** Mails that are read, written and handed over together. */
const AT_ONCE = 10

/**
 * Sends the mails of the outbox that are due, until none is left or sending ends. Any number of processes can do so side by side.
 * @param ending begins no more mails
 */
export async function sendDueMails(context: SendingContext, ending: AbortSignal): Promise<void> {
  let taken = AT_ONCE
  while (taken === AT_ONCE && !ending.aborted) {
    const mails = await context.outbox.take(AT_ONCE)
    await sendTogether(context, mails)
    taken = mails.length
  }
}

/**
 * Sends mails, or records why they need not be sent (decisions A17, J2). A row is settled right after the delivery: a crash or a database
 * failure between the two sends the mail once more, with the same Message-ID.
 * @throws after all were tried, when an outcome could not be recorded
 */
async function sendTogether(context: SendingContext, mails: readonly PendingMail[]): Promise<void> {
  const writing = { ...context, lookups: context.openLookups() }
  const write = async (mail: PendingMail) => [mail, await writtenFor(writing, mail).catch(asFailure)] as const
  const letters = await Promise.all(mails.map(write))
  const settled = await Promise.allSettled(letters.map(([mail, letter]) => send(context, mail, letter)))
  const lost = settled.find((one) => one.status === 'rejected')
  if (lost) throw lost.reason
}

interface Failure {
  readonly error: unknown
}

function asFailure(error: unknown): Failure {
  return { error }
}

async function send(
  context: SendingContext,
  mail: PendingMail,
  written: MailMessage | Outdated | Failure,
): Promise<void> {
  const { outbox, clock, deliver } = context
  const outcome = 'subject' in written ? await deliver(written).then(() => written, asFailure) : written
  if ('error' in outcome) return failed(context, mail, outcome.error)
  if ('outdated' in outcome)
    return outbox.settle(mail, { status: 'skipped', reason: outcome.outdated }, clock())
  const { language, subject } = outcome
  // the subject of a mail about an account may hold its code
  const isShown = isOrderMail(mail.kind) || isSeriesMail(mail.kind) || mail.kind === 'rechargeReceipt'
  await outbox.settle(mail, { status: 'sent', language, subject: isShown ? subject : null }, clock())
}

async function writtenFor(
  context: SendingContext & WritingContext,
  mail: PendingMail,
): Promise<MailMessage | Outdated> {
  const now = context.clock()
  if (mail.attempts >= MAIL_ATTEMPTS)
    throw Object.assign(new Error('its process ended in the last try'), { code: 'PROCESS_ENDED' })
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
  mail: PendingMail,
  error: unknown,
): Promise<void> {
  const { id, kind } = mail
  const attempts = Math.min(mail.attempts + 1, MAIL_ATTEMPTS)
  const reason = error instanceof Error ? error.message : String(error)
  const about = { mail: id, kind, attempts, error: namelessReason(error) }
  if (attempts >= MAIL_ATTEMPTS || error instanceof MailRefusedError) {
    await outbox.settle(mail, { status: 'failed', reason }, clock())
    log.error(about, 'a mail was given up')
  } else {
    await outbox.noteFailedAttempt(id, reason)
    log.warn(about, 'a mail could not be sent and will be tried again')
  }
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
