import { type AllStreamResolvedEvent, type AllStreamSubscription, START as FIRST } from '@kurrent/kurrentdb-client'
import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import { type Batch, comparePositions, type Position, type RecordedEvent, START, type SubscribeOptions } from '../port.ts'
import { createWakeUp } from '../wakeUp.ts'
import type { Client, StoreLog, Timeouts } from './client.ts'
import { OUR_EVENTS, type Reading } from './reading.ts'
import { positionOf, recorded } from './recorded.ts'

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
  const news = createWakeUp()
  let caughtUp: Position | undefined
  let lost: string | undefined
  const drop = (reason: string) => {
    lost ??= reason
    news.wake()
  }
  const { client: current, replaced } = client.current()
  const subscription = current.subscribeToAll(
    { fromPosition: fromClient(place.checkpoint), filter: OUR_EVENTS },
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
  const onReplaced = () => drop('its client was replaced')
  replaced.addEventListener('abort', onReplaced)
  let isLive = false
  try {
    while (!signal.aborted) {
      const since = news.mark()
      const events = take(subscription, maxBatch)
      // what the server said so far is about events that came before, and those have been taken
      const isEmpty = subscription.readableLength === 0
      const live = isEmpty && caughtUp !== undefined
      const checkpoint = latest(place.checkpoint, events.at(-1)?.position, isEmpty ? caughtUp : undefined)
      if (events.length > 0 || live !== isLive || checkpoint !== place.checkpoint) {
        isLive = live
        Object.assign(place, { checkpoint, failures: 0 })
        yield { events, checkpoint, live }
      } else if (lost !== undefined) return lost
      else if (!(await news.wait({ signal, since, ms: timeouts.idleMs })) && (await isBehind(reading, checkpoint)))
        return 'the log has moved on and it said nothing'
    }
    return 'it was ended'
  } finally {
    replaced.removeEventListener('abort', onReplaced)
    void subscription.unsubscribe().catch(() => undefined)
  }
}

function fromClient(after: Position) {
  return after === START ? FIRST : { commit: BigInt(after), prepare: BigInt(after) }
}

/** Takes what has arrived. */
function take(subscription: AllStreamSubscription, most: number): RecordedEvent[] {
  const events: RecordedEvent[] = []
  while (events.length < most) {
    const next: AllStreamResolvedEvent | null = subscription.read()
    if (next === null) break
    if (next.event) events.push(recorded(next.event))
  }
  return events
}

function latest(...positions: readonly (Position | undefined)[]): Position {
  return positions
    .filter((position) => position !== undefined)
    .reduce((a, b) => (comparePositions(a, b) >= 0 ? a : b), START)
}

/** Whether there are events that a silent subscription should have received. */
async function isBehind(reading: Reading, checkpoint: Position): Promise<boolean> {
  const head = await reading.head().catch(() => checkpoint)
  return comparePositions(head, checkpoint) > 0
}
