import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import { inBatches } from '../../kernel/batches.ts'
import type { Db } from '../../kernel/database.ts'
import type { Notifications } from '../../kernel/notifications.ts'
import { orderEventTypes } from '../../ordering/events.ts'
import type { ProjectionRunner } from '../../readmodels/engine/runner.ts'
import { type OrderUpdate, readOrderUpdates, type UpdateSource } from './orderUpdates.ts'

export interface OrderFeedOptions {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'onWritten'>
  /** Carries changes between processes; without it a process learns only of those that it projects itself. */
  readonly notifications?: Pick<Notifications, 'notify' | 'listen'> | undefined
  readonly log: FollowerLog
}

/** Order updates of all processes. */
export interface OrderFeed extends UpdateSource {
  stop(): Promise<void>
}

/** An order's stream, and the revision of its first new event. */
type Change = readonly [stream: string, revision: string]

/**
 * The process that writes the read models notifies all others of the orders that changed. An update is delivered once at most: after a
 * failure, clients see the change when they next refetch.
 */
export function openOrderFeed({ projections, notifications, ...reading }: OrderFeedOptions): OrderFeed {
  const listeners = new Set<(update: OrderUpdate) => void>()
  const changes = inBatches<Change>(
    async (batch) => {
      if (listeners.size === 0) return
      for (const update of await readOrderUpdates(reading, firstOfStreams(batch)))
        for (const listener of listeners) listener(update)
    },
    (error) => reading.log.warn({ error: String(error) }, 'order updates could not be read'),
  )
  const ends = [
    projections.onWritten((events) => {
      const own = events.filter(isOfOrder).map(({ stream, revision }): Change => [stream, String(revision)])
      for (const change of firstOfStreams(own)) notifications?.notify('order_changed', change.join(' '))
      changes.add(own)
    }),
    notifications?.listen('order_changed', (payload) => {
      const [stream = '', revision = ''] = payload.split(' ')
      changes.add([[stream, revision]])
    }),
  ]
  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const end of ends) end?.()
      listeners.clear()
      return changes.idle()
    },
  }
}

const orderTypes: ReadonlySet<string> = new Set(orderEventTypes)

function isOfOrder({ type }: RecordedEvent): boolean {
  return orderTypes.has(type)
}

/** A burst of changes of one order is one update. */
function firstOfStreams(changes: readonly Change[]): ReadonlyMap<string, bigint> {
  const first = new Map<string, bigint>()
  for (const [stream, revision] of changes) if (!first.has(stream)) first.set(stream, BigInt(revision))
  return first
}
