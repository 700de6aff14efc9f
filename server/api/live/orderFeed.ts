import { once } from 'node:events'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { keepDoing } from '../../kernel/retryPolicies.ts'
import { orderEventTypes } from '../../ordering/events.ts'
import type { ProjectionRunner } from '../../readmodels/engine/runner.ts'
import { type OrderNews, orderNews } from './orderNews.ts'

export interface OrderFeedOptions {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
  readonly log: FollowerLog
}

/** What happens to orders, as it happens, in whichever process. */
export interface OrderFeed {
  /** Hears of every order that changes from now on, once its read models show it; gives back how to stop. */
  listen(listener: (news: OrderNews) => void): () => void
  stop(): Promise<void>
}

/** How long the read models are waited for; what is read later than that is read late, which is better than not told at all. */
const CATCH_UP_MS = 10_000

/** Follows the log of the store from now on: each process for itself, and only while somebody listens does it read any order. */
export function openOrderFeed(options: OrderFeedOptions): OrderFeed {
  const listeners = new Set<(news: OrderNews) => void>()
  const ending = new AbortController()
  const { signal } = ending
  const ended = once(signal, 'abort')
  const following = followOn(options, signal, async (events) => {
    if (listeners.size === 0) return
    const last = events.at(-1)
    if (last === undefined) return
    const waited = { timeoutMs: CATCH_UP_MS }
    await Promise.race([
      options.projections.waitFor({ types: orderEventTypes }, last.position, waited),
      ended,
    ])
    if (signal.aborted) return
    for (const [stream, since] of firstOfStreams(events)) {
      const news = await orderNews(options, { orderId: stream.slice(stream.indexOf('-') + 1), since })
      for (const tell of listeners) tell(news)
    }
  })
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      ending.abort()
      return following
    },
  }
}

/** For each order the revision of its first event here: a burst about one order is one piece of news. */
function firstOfStreams(events: readonly RecordedEvent[]): Map<string, bigint> {
  const first = new Map<string, bigint>()
  for (const { stream, revision } of events) if (!first.has(stream)) first.set(stream, revision)
  return first
}

async function followOn(
  { store, log }: OrderFeedOptions,
  signal: AbortSignal,
  hear: (events: readonly RecordedEvent[]) => Promise<void>,
): Promise<void> {
  let after: Awaited<ReturnType<EventStore['head']>> | undefined
  const follow = async (succeeded: () => void) => {
    after ??= await store.head()
    for await (const batch of store.subscribe({ after, filter: { types: orderEventTypes }, signal })) {
      // told once at most: who missed something reads again after a while
      after = batch.checkpoint
      await hear(batch.events)
      succeeded()
    }
  }
  await keepDoing(signal, follow, (error) => log.warn({ error: String(error) }, 'orders are followed again'))
}
