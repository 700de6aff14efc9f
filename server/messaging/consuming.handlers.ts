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
import { isTriggering, mailAskedBy } from './mailTriggers.ts'
import type { OutgoingMail } from './outbox.store.ts'

/** What consuming works with. */
export interface ConsumeContext {
  readonly db: Db
  readonly store: EventStore
  readonly log: FollowerLog
}

/** Where the log is consumed to: as the database knows it, and how many events without a mail were passed over since. */
export interface Consumed extends MailCheckpoint {
  readonly passedOver: number
}

/** After so many events without a mail the checkpoint moves all the same: by no more than these the log is read again after a restart. */
const PASSED_OVER_AT_MOST = 500

/**
 * Puts the mails that a batch of events asks for into the outbox and moves the checkpoint, in one statement: nothing is mailed twice,
 * whatever dies in between and whoever else consumes the same. A batch without mails costs none. An event that cannot be understood is
 * logged for the operator and passed over, because no other mail may wait for it.
 * @throws MailCheckpointMovedError when somebody else was quicker
 */
export async function consume(
  context: ConsumeContext,
  before: Consumed,
  { events, checkpoint }: Batch,
): Promise<Consumed> {
  const { storeIdentity, position: from } = before
  const triggers = events.filter(
    ({ position, type }) => isTriggering(type) && comparePositions(position, from) > 0,
  )
  const moments = triggers.map(momentOf)
  tellTimeless(
    context,
    triggers.filter((_, nth) => moments[nth] === undefined),
  )
  const mails = await mailsAskedBy(
    context,
    triggers.filter((_, nth) => moments[nth] && isAfter(moments[nth], before.mailsAfter)),
  )
  const consumedUntil = moments.reduce<Temporal.Instant>(
    (latest, at) => (at && isAfter(at, latest) ? at : latest),
    before.consumedUntil,
  )
  const passedOver = before.passedOver + events.length
  if (mails.length === 0 && passedOver < PASSED_OVER_AT_MOST) return { ...before, consumedUntil, passedOver }
  const to = comparePositions(checkpoint, from) > 0 ? checkpoint : from
  await moveMailCheckpoint(context.db, storeIdentity, { from, to, consumedUntil, mails })
  return { ...before, position: to, consumedUntil, passedOver: 0 }
}

function tellTimeless({ log }: ConsumeContext, events: readonly RecordedEvent[]): void {
  for (const { stream, id } of events)
    log.error({ stream, event: id }, 'an event without a readable time mails nobody')
}

async function mailsAskedBy(
  { store, log }: ConsumeContext,
  events: readonly RecordedEvent[],
): Promise<readonly OutgoingMail[]> {
  const asking = events.filter((event) => mailAskedBy(event) !== undefined)
  const customers = await customersOf(store, asking)
  return asking.flatMap((event) => {
    const kind = mailAskedBy(event)
    const customerId = customers.get(event.stream)
    const subject = subjectOf(event)
    if (kind && customerId !== undefined && validate(customerId) && validate(subject)) {
      const orderId = isOfOrder(event) ? { orderId: subject } : {}
      const facts = { revision: Number(event.revision) }
      // the event's id stays the same in every store it is copied to
      return [{ kind, customerId, ...orderId, facts, reason: `event/${event.id}` }]
    }
    log.error({ stream: event.stream, event: event.id }, 'an event whose customer is unknown mails nobody')
    return []
  })
}

/** Whose order or wallet each stream is. Only the first event of an order names its customer, so that older orders are read, all at once. */
async function customersOf(
  store: EventStore,
  events: readonly RecordedEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ofOrders = events.filter(isOfOrder)
  const placings = ofOrders.filter(({ type }) => type === 'order.placed')
  const placed = new Set(placings.map(({ stream }) => stream))
  const older = new Set(ofOrders.map(({ stream }) => stream).filter((stream) => !placed.has(stream)))
  const read = older.size > 0 ? await store.readStreams([...older]) : new Map<string, never>()
  const firsts = [...placings, ...[...read.values()].flatMap(([first]) => first ?? [])]
  return new Map([
    ...events.filter((event) => !isOfOrder(event)).map((event) => [event.stream, subjectOf(event)] as const),
    ...firsts.map(({ stream, data }) => [stream, (data as OrderPlaced['data']).userId] as const),
  ])
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
