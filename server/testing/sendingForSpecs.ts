import type { EventStore } from '../eventstore/port.ts'
import type { Jobs } from '../jobs/jobRunner.ts'
import { mailLookups } from '../jobs/mailLookups.ts'
import type { Db } from '../kernel/database.ts'
import type { DeliverMail, MailMessage } from '../messaging/mailMessage.ts'
import { openOutbox } from '../messaging/outbox.store.ts'
import type { SendingContext } from '../messaging/sending.handlers.ts'
import { sendMail } from '../messaging/sending.handlers.ts'
import { keepReferenceData } from '../ordering/referenceData.store.ts'

/** What sending wrote to its log. */
export type Logged = { readonly level: string; readonly message: string }

/** Sends as the product does, but where a spec wants it and at the moment a spec sets. */
export function sendingForSpecs(
  home: { readonly db: Db; readonly store: EventStore; now(): Temporal.Instant },
  deliver: DeliverMail,
): { readonly context: SendingContext; readonly logged: Logged[] } {
  const logged: Logged[] = []
  const keep = (level: string) => (_: object, message: string) => void logged.push({ level, message })
  const context: SendingContext = {
    outbox: openOutbox(home.db),
    store: home.store,
    clock: home.now,
    deliver,
    lookups: mailLookups(home.db, keepReferenceData(home.db)),
    publicUrl: 'https://book.aspenrow.example',
    log: { info: keep('info'), warn: keep('warn'), error: keep('error') },
  }
  return { context, logged }
}

/** The job that sends a mail. */
export function mailJobs(context: SendingContext): Jobs {
  return {
    sendMail: ({ payload, isLastTry }) =>
      sendMail(context, { id: (payload as { id: string }).id, isLastTry }),
  }
}

/** Collects delivered mails. */
export function keepDelivered(): { readonly delivered: MailMessage[]; readonly deliver: DeliverMail } {
  const delivered: MailMessage[] = []
  return { delivered, deliver: async (message) => void delivered.push(message) }
}
