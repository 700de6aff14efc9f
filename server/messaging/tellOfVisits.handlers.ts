import type { Db } from '../kernel/database.ts'
import { businessDate } from '../kernel/time.ts'
import { putIntoOutbox } from './outbox.store.ts'
import { type WaitingVisit, waitingMail } from './waitingMail.ts'

/** What a look found about a customer's series, as far as no event tells it. */
export interface FoundVisits {
  readonly seriesId: string
  readonly userId: string
  readonly findings: readonly (
    | (WaitingVisit & { readonly found: 'waits' })
    | { readonly found: 'placed' | 'missed' }
  )[]
  readonly at: Temporal.Instant
}

/** Mails the customer what the next visit waits for, each thing once. Placed and missed visits are mailed from their events. */
export async function tellOfVisits(db: Db, { findings, at, ...series }: FoundVisits): Promise<void> {
  const waiting = findings.filter((finding) => finding.found === 'waits')
  const mail = waitingMail(series, waiting, businessDate(at).toString())
  if (mail) await putIntoOutbox(db, mail)
}
