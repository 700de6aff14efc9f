import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  START as FIRST,
} from '@kurrent/kurrentdb-client'
import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import {
  type Batch,
  comparePositions,
  type Position,
  type RecordedEvent,
  START,
  type SubscribeOptions,
} from '../port.ts'
import { createWakeUp, type WakeUp } from '../wakeUp.ts'
import type { Client, StoreLog, Timeouts } from './client.ts'
import { OUR_EVENTS, type Reading } from './reading.ts'
import { latest, positionOf, recorded } from './recorded.ts'

export interface SubscriptionParts {
  readonly client: Client
  readonly reading: Reading
  readonly timeouts: Timeouts
  readonly log: StoreLog
}

/** How many events wait in the process before the server is held back. */
export const CAPACITY = 500

/** Where a subscription is. */
interface Place {
  checkpoint: Position
  /** Failures in a row. */
  failures: number
}

/**
 * The subscription of the port. A subscription of the client never comes back after a failure, so one follows another, each from the
 * checkpoint of the last batch that was handed out.
 */
export async function* subscribeForEver(
  parts: SubscriptionParts,
  { after = START, maxBatch = 500, signal }: SubscribeOptions,
): AsyncGenerator<Batch> {
  const place: Place = { checkpoint: after, failures: 0 }
  while (!signal.aborted) {
    const reason = yield* subscribeOnce(parts, place, { maxBatch, signal })
    if (signal.aborted) return
    parts.log.warn({ ...place, reason }, 'event store subscription lost, subscribing again')
    await pause(retryDelay(parts.timeouts.retry, place.failures), signal)
    place.failures += 1
  }
}

/** @returns why it ended */
async function* subscribeOnce(
  { client, reading, timeouts }: SubscriptionParts,
  place: Place,
  { maxBatch, signal }: Required<Pick<SubscribeOptions, 'maxBatch' | 'signal'>>,
): AsyncGenerator<Batch, string> {
  const feed = openFeed(client, place.checkpoint)
  let isLive = false
  try {
    while (!signal.aborted) {
      const since = feed.news.mark()
      const batch = feed.take(place.checkpoint, maxBatch)
      if (batch.events.length > 0 || batch.live !== isLive || batch.checkpoint !== place.checkpoint) {
        isLive = batch.live
        Object.assign(place, { checkpoint: batch.checkpoint, failures: 0 })
        yield batch
        continue
      }
      const lost = feed.lost()
      if (lost !== undefined) return lost
      const isNews = await feed.news.wait({ signal, since, ms: timeouts.idleMs })
      if (!isNews && (await isBehind(reading, place.checkpoint)))
        return 'the log has moved on and it said nothing'
    }
    return 'it was ended'
  } finally {
    feed.close()
  }
}

/** One subscription of the client. */
interface Feed {
  /** Wakes when something has arrived. */
  readonly news: WakeUp
  /** What has arrived since a checkpoint. */
  take(after: Position, most: number): Batch
  /** Why nothing more will arrive. */
  lost(): string | undefined
  close(): void
}

function openFeed(client: Client, after: Position): Feed {
  const news = createWakeUp()
  let caughtUp: Position | undefined
  let lost: string | undefined
  const drop = (reason: string) => {
    lost ??= reason
    news.wake()
  }
  const { client: current, replaced } = client.current()
  const onReplaced = () => drop('its client was replaced')
  replaced.addEventListener('abort', onReplaced)
  const subscription = current.subscribeToAll(
    { fromPosition: fromClient(after), filter: OUR_EVENTS },
    { highWaterMark: CAPACITY },
  )
  subscription.on('readable', news.wake)
  // the position counts as a checkpoint: past events that do not match the server sends no other
  subscription.on('caughtUp', ({ position }) => {
    caughtUp = positionOf(position?.commit)
    news.wake()
  })
  // stays attached after the end, because an error without a listener ends the process
  subscription.on('error', (error: Error) => drop(error.message))
  subscription.on('end', () => drop('the server ended it'))
  subscription.on('close', () => drop('the stream was closed'))
  return {
    news,
    take(from, most) {
      const events = takeFrom(subscription, most)
      // what the server said about its place is about events that arrived before, so it counts when those are taken
      const said = subscription.readableLength === 0 ? caughtUp : undefined
      const checkpoint = latest(from, events.at(-1)?.position, said)
      return { events, checkpoint, live: said !== undefined }
    },
    lost: () => lost,
    close() {
      replaced.removeEventListener('abort', onReplaced)
      void subscription.unsubscribe().catch(() => undefined)
    },
  }
}

function fromClient(after: Position) {
  return after === START ? FIRST : { commit: BigInt(after), prepare: BigInt(after) }
}

function takeFrom(subscription: AllStreamSubscription, most: number): RecordedEvent[] {
  const events: RecordedEvent[] = []
  while (events.length < most) {
    const next: AllStreamResolvedEvent | null = subscription.read()
    if (next === null) break
    if (next.event) events.push(recorded(next.event))
  }
  return events
}

/** Whether there are events that a silent subscription should have received. */
async function isBehind(reading: Reading, checkpoint: Position): Promise<boolean> {
  const head = await reading.head().catch(() => checkpoint)
  return comparePositions(head, checkpoint) > 0
}
