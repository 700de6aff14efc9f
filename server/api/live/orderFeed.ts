import { once } from 'node:events'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { keepDoing } from '../../kernel/retryPolicies.ts'
import { orderEventTypes } from '../../ordering/events.ts'
import type { ProjectionRunner } from '../../readmodels/engine/runner.ts'
import { type OrderUpdate, readOrderUpdates, type UpdateSource } from './orderUpdates.ts'

export interface OrderFeedOptions {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
  readonly log: FollowerLog
}

/** What happens to orders, as it happens, in whichever process. */
export interface OrderFeed extends UpdateSource {
  stop(): Promise<void>
}

/** How long the read models are waited for; what is read later than that is read late, which is better than not told at all. */
const CATCH_UP_MS = 10_000

/**
 * Follows the log of the store from now on, each process for itself and also while nobody listens, so that whoever begins to misses
 * nothing: what the log is read for is read once for all in this process who follow it.
 */
export function openOrderFeed(options: OrderFeedOptions): OrderFeed {
  const listeners = new Set<(update: OrderUpdate) => void>()
  const ending = new AbortController()
  const following = followOrders(options, listeners, ending.signal)
  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      ending.abort()
      await following
    },
  }
}

type Listeners = ReadonlySet<(update: OrderUpdate) => void>

async function followOrders(
  options: OrderFeedOptions,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<void> {
  const { store, log } = options
  const ended = once(signal, 'abort')
  let after: Awaited<ReturnType<EventStore['head']>> | undefined
  const follow = async (succeeded: () => void) => {
    after ??= await store.head()
    // no filter: whoever follows the log in this process asks the same question, which is read once for all of them
    for await (const batch of store.subscribe({ after, signal })) {
      // told once at most: who missed something reads again after a while
      after = batch.checkpoint
      if (listeners.size > 0)
        await tellOf(options, batch.events.filter(isOfOrder), { listeners, signal, ended })
      succeeded()
    }
  }
  await keepDoing(signal, follow, (error) => log.warn({ error: String(error) }, 'orders are followed again'))
}

async function tellOf(
  options: OrderFeedOptions,
  events: readonly RecordedEvent[],
  { listeners, signal, ended }: { listeners: Listeners; signal: AbortSignal; ended: Promise<unknown> },
): Promise<void> {
  const last = events.at(-1)
  if (last === undefined) return
  const waited = { timeoutMs: CATCH_UP_MS }
  await Promise.race([options.projections.waitFor({ types: orderEventTypes }, last.position, waited), ended])
  if (signal.aborted) return
  for (const update of await readOrderUpdates(options, firstOfStreams(events)))
    for (const listener of listeners) listener(update)
}

function isOfOrder({ type }: RecordedEvent): boolean {
  return orderTypes.has(type)
}

const orderTypes: ReadonlySet<string> = new Set(orderEventTypes)

/** For each order the revision of its first event here: a burst about one order is one update. */
function firstOfStreams(events: readonly RecordedEvent[]): Map<string, bigint> {
  const first = new Map<string, bigint>()
  for (const { stream, revision } of events) if (!first.has(stream)) first.set(stream, revision)
  return first
}
