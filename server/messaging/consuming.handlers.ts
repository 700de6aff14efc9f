import { validate } from 'uuid'
import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import {
  type Batch,
  categoryOf,
  comparePositions,
  type EventStore,
  type RecordedEvent,
} from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import type { OrderPlaced } from '../ordering/events.ts'
import { type MailCheckpoint, moveMailCheckpoint } from './mailCheckpoint.store.ts'
import { mailAskedBy } from './mailTriggers.ts'
import { type OutgoingMail, putIntoOutbox } from './outbox.store.ts'

/** What consuming works with. */
export interface ConsumeContext {
  readonly db: Db
  readonly store: EventStore
  readonly log: FollowerLog
}

/**
 * Puts the mails that a batch of events asks for into the outbox and moves the checkpoint, in one transaction: nothing is mailed
 * twice, whatever dies in between and whoever else consumes the same. An event that cannot be understood is logged for the operator and
 * passed over, because no other mail may wait for it.
 * @returns the checkpoint after it
 * @throws MailCheckpointMovedError when somebody else was quicker
 */
export async function consume(
  context: ConsumeContext,
  before: MailCheckpoint,
  { events, checkpoint }: Batch,
): Promise<MailCheckpoint> {
  const { storeIdentity, position: from } = before
  const fresh = events.filter(({ position }) => comparePositions(position, from) > 0)
  const to = comparePositions(checkpoint, from) > 0 ? checkpoint : from
  const mails: OutgoingMail[] = []
  let consumedUntil = before.consumedUntil
  for (const event of fresh) {
    const at = momentOf(event)
    if (at && isAfter(at, before.mailsAfter)) mails.push(...(await mailsAskedBy(context, event)))
    if (at && isAfter(at, consumedUntil)) consumedUntil = at
  }
  await context.db.transaction().execute(async (trx) => {
    // first: whoever moves it is alone with what follows
    await moveMailCheckpoint(trx, storeIdentity, { from, to, consumedUntil })
    for (const mail of mails) await putIntoOutbox(trx, mail)
  })
  return { ...before, position: to, consumedUntil }
}

async function mailsAskedBy({ store, log }: ConsumeContext, event: RecordedEvent): Promise<OutgoingMail[]> {
  const kind = mailAskedBy(event)
  if (kind === undefined) return []
  const customerId = await customerOf(store, event)
  const subject = subjectOf(event)
  if (customerId === undefined || !validate(customerId) || !validate(subject)) {
    log.error({ stream: event.stream, event: event.id }, 'an event whose customer is unknown mails nobody')
    return []
  }
  return [
    {
      kind,
      customerId,
      ...(isOfOrder(event) ? { orderId: subject } : {}),
      facts: { revision: Number(event.revision) },
      // the event's id stays the same in every store it is copied to
      reason: `event/${event.id}`,
    },
  ]
}

/** Whose order or wallet it is; only the first event of an order names its customer. */
async function customerOf(store: EventStore, event: RecordedEvent): Promise<string | undefined> {
  if (!isOfOrder(event)) return subjectOf(event)
  if (event.type === 'order.placed') return (event.data as OrderPlaced['data']).userId
  for await (const first of store.readStream(event.stream, { limit: 1 }))
    return (first.data as OrderPlaced['data']).userId
  return undefined
}

function isOfOrder(event: RecordedEvent): boolean {
  return categoryOf(event.stream) === 'order'
}

function subjectOf({ stream }: RecordedEvent): string {
  return stream.slice(stream.indexOf('-') + 1)
}

function momentOf({ meta }: RecordedEvent): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(meta.occurredAt ?? '')
  } catch {
    return undefined
  }
}

function isAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) > 0
}
