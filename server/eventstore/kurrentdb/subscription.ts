import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import type { SubscribeOptions } from '../port.ts'
import { type Batch, comparePositions, type Position, type RecordedEvent, START } from '../port.ts'
import type { BoundedQueue } from './boundedQueue.ts'
import type { Connection } from './connection.ts'
import { type FeedItem, openFeed } from './feed.ts'
import type { Reading } from './reading.ts'
import type { StoreLog, Timeouts } from './settings.ts'

export interface SubscriptionParts {
  readonly connection: Connection
  readonly reading: Reading
  readonly timeouts: Timeouts
  readonly log: StoreLog
}

/** The subscription of the port: one feed after another, each from the checkpoint of the last batch that was handed out. */
export async function* subscribeForEver(
  { connection, reading, timeouts, log }: SubscriptionParts,
  { after = START, filter, maxBatch = 500, signal }: SubscribeOptions,
): AsyncGenerator<Batch> {
  let checkpoint = after
  let attempt = 0
  while (!signal.aborted) {
    const feed = openFeed({ connection, reading, after: checkpoint, filter, idleMs: timeouts.idleMs })
    signal.addEventListener('abort', feed.close)
    try {
      for await (const batch of batchesOf(feed.queue, { from: checkpoint, maxBatch, signal })) {
        attempt = 0
        checkpoint = batch.checkpoint
        yield batch
      }
    } finally {
      signal.removeEventListener('abort', feed.close)
      feed.close()
    }
    if (signal.aborted) return
    const lost = feed.queue.take()
    const reason = lost?.kind === 'dropped' ? lost.reason : 'unknown'
    log.warn({ checkpoint, attempt, reason }, 'event store subscription lost, subscribing again')
    await pause(retryDelay(timeouts.retry, attempt), signal)
    attempt += 1
  }
}

interface Batching {
  readonly from: Position
  readonly maxBatch: number
  readonly signal: AbortSignal
}

/** Whatever is in the queue, at most so many events at a time, until the feed is dropped or the signal aborted. */
async function* batchesOf(
  queue: BoundedQueue<FeedItem>,
  { from, maxBatch, signal }: Batching,
): AsyncGenerator<Batch> {
  let last = { checkpoint: from, live: false }
  while (true) {
    await queue.ready(signal)
    if (signal.aborted) return
    const batch = gather(queue, last, maxBatch)
    const isNews = batch.events.length > 0 || batch.live !== last.live || batch.checkpoint !== last.checkpoint
    last = batch
    if (isNews) yield batch
    if (queue.peek()?.kind === 'dropped') return
  }
}

/** Takes items until the batch is full or nothing is left; what was seen before is passed over. */
function gather(
  queue: BoundedQueue<FeedItem>,
  last: { readonly checkpoint: Position; readonly live: boolean },
  maxBatch: number,
): Batch {
  const events: RecordedEvent[] = []
  let { checkpoint, live } = last
  const isFull = (next: FeedItem) => next.kind === 'event' && events.length === maxBatch
  for (let item = queue.peek(); item && item.kind !== 'dropped' && !isFull(item); item = queue.peek()) {
    queue.take()
    live ||= item.kind === 'live'
    const position = placeOf(item)
    if (position === undefined || comparePositions(position, checkpoint) <= 0) continue
    checkpoint = position
    if (item.kind === 'event') events.push(item.event)
  }
  return { events, checkpoint, live }
}

function placeOf(item: FeedItem): Position | undefined {
  if (item.kind === 'event') return item.event.position
  return item.kind === 'checkpoint' ? item.position : undefined
}
