import type pg from 'pg'
import type { Notifications } from '../../kernel/notifications.ts'
import { checkAppend, isStreamName } from '../grammar.ts'
import type { EventStore } from '../port.ts'
import { createWakeUp } from '../wakeUp.ts'
import { appendTo } from './postgresAppend.ts'
import { readBatch, readIdentity, readLast, readPages, readSettled, readStreams } from './postgresReading.ts'
import { pollEvents, type StoreLog } from './postgresSubscription.ts'

const APPEND_TIMEOUT_MS = 5_000

/**
 * Events in the tables of schema `es`, in the same database as everything else, always on its primary.
 * @param from.pool stays the caller's: closing the store ends its subscriptions and leaves the pool open
 * @param from.log gets interruptions that the store handles by itself
 * @param from.notifications carries appends between processes; without it they are found by polling, within 250 ms
 */
export function createPostgresEventStore(from: {
  readonly pool: pg.Pool
  readonly log?: StoreLog
  readonly notifications?: Pick<Notifications, 'notify' | 'listen'>
}): EventStore {
  const { pool, log, notifications } = from
  const appended = createWakeUp()
  const closing = new AbortController()
  const unsubscribe = notifications?.listen('events_appended', () => appended.wake())
  let identity: Promise<string> | undefined
  return {
    tellsRetries: true,
    async append(request, { timeoutMs = APPEND_TIMEOUT_MS } = {}) {
      checkAppend(request)
      const result = await appendTo(pool, request, timeoutMs)
      appended.wake()
      notifications?.notify('events_appended', result.position)
      return result
    },
    async *readStream(stream, options = {}) {
      if (isStreamName(stream)) yield* readPages(pool, stream, options)
    },
    readStreams: (streams, { limit } = {}) => readStreams(pool, streams, limit),
    subscribe(options) {
      const signal = AbortSignal.any([options.signal, closing.signal])
      return pollEvents(
        { read: (question) => readBatch(pool, question), appended, log },
        { ...options, signal },
      )
    },
    head: () => readSettled(pool),
    last: () => readLast(pool),
    identity() {
      identity ??= readIdentity(pool).catch((error: unknown) => {
        identity = undefined
        throw error
      })
      return identity
    },
    async close() {
      unsubscribe?.()
      closing.abort()
    },
  }
}
