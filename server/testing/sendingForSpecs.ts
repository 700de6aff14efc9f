import type { EventStore } from '../eventstore/port.ts'
import { openMailLookups } from '../jobs/mailLookups.ts'
import type { Db } from '../kernel/database.ts'
import type { DeliverMail, MailMessage } from '../messaging/mailMessage.ts'
import { openOutbox } from '../messaging/outbox.store.ts'
import { type SendingContext, sendDueMails } from '../messaging/sending.handlers.ts'
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
  const referenceDataAt = keepReferenceData(home.db)
  const context: SendingContext = {
    outbox: openOutbox(home.db),
    store: home.store,
    clock: home.now,
    deliver,
    openLookups: () => openMailLookups({ ...home, referenceDataAt }),
    publicUrl: 'https://book.aspenrow.example',
    log: { info: keep('info'), warn: keep('warn'), error: keep('error') },
  }
  return { context, logged }
}

/** Sends the mails that are due now. */
export function sendNow(context: SendingContext): Promise<void> {
  return sendDueMails(context, new AbortController().signal)
}

/** Collects delivered mails. */
export function keepDelivered(): { readonly delivered: MailMessage[]; readonly deliver: DeliverMail } {
  const delivered: MailMessage[] = []
  return { delivered, deliver: async (message) => void delivered.push(message) }
}
