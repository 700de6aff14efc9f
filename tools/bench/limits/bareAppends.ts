import { KurrentDBClient } from '@kurrent/kurrentdb-client'
import pg from 'pg'
import { toStreams } from '../../../server/eventstore/kurrentdb/appending.ts'
import { createKurrentEventStore } from '../../../server/eventstore/kurrentdb/kurrentEventStore.ts'
import type { AppendRequest, RecordedEvent } from '../../../server/eventstore/port.ts'
import { appendStatement } from '../../../server/eventstore/postgres/postgresAppend.ts'
import { createPostgresEventStore } from '../../../server/eventstore/postgres/postgresEventStore.ts'
import { createPool } from '../../../server/kernel/database.ts'

/** The events of one placing, in the order in which they were written. */
export type PlacedEvents = readonly Pick<RecordedEvent, 'stream' | 'type' | 'data' | 'meta'>[]

/** Where bare appends go: a database of the benchmark's own, or the server that keeps the product's events. */
export interface BareStore {
  readonly databaseUrl: string
  readonly eventStoreUrl: string | undefined
}

/** A way to the log. */
export interface Appender {
  append(request: AppendRequest): Promise<unknown>
  close(): Promise<unknown>
}

/** Nothing but the append itself: eight connections and a prepared statement, or the client's own call. */
export function bareAppender({ databaseUrl, eventStoreUrl }: BareStore): Appender {
  if (eventStoreUrl !== undefined) {
    const client = KurrentDBClient.connectionString(eventStoreUrl)
    return {
      append: (request) => client.multiStreamAppend(toStreams(request)),
      close: () => client.dispose(),
    }
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  return {
    append(request) {
      const { text, values } = appendStatement(request)
      return pool.query({ name: 'append', text, values: [...values] })
    },
    close: () => pool.end(),
  }
}

/** The product's own way to the store. */
export async function portAppender({ databaseUrl, eventStoreUrl }: BareStore): Promise<Appender> {
  if (eventStoreUrl !== undefined) return createKurrentEventStore({ url: eventStoreUrl, log: silent })
  const pool = createPool(databaseUrl)
  const store = createPostgresEventStore({ pool })
  return { append: (request) => store.append(request), close: () => store.close().then(() => pool.end()) }
}

/** Appends shaped like a placing: the order is new each time, the other streams are the caller's own and go on. */
export interface Lane {
  next(): AppendRequest
}

export function createLane(placing: PlacedEvents): Lane {
  const lane = crypto.randomUUID()
  let revision = -1n
  return {
    next() {
      revision += 1n
      const order = crypto.randomUUID()
      const streamOf = (stream: string) =>
        stream.startsWith('order-') ? `benchorder-${order}` : `bench${stream.split('-', 1)[0]}-${lane}`
      const expectOf = (stream: string) =>
        stream.startsWith('benchorder-') || revision === 0n ? 'absent' : revision - 1n
      const events = placing.map(({ stream, type, data, meta }) => ({
        stream: streamOf(stream),
        event: { id: crypto.randomUUID(), type, data, meta },
      }))
      return { expect: Object.fromEntries(events.map(({ stream }) => [stream, expectOf(stream)])), events }
    },
  }
}

const CONNECTIONS = 8
const silent = { info: () => undefined, warn: () => undefined }
