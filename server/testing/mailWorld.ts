import { randomUUID } from 'node:crypto'
import { appendAsItIs } from '../eventstore/contract/asItIs.ts'
import { openOnDouble } from '../eventstore/kurrentdb/testing/storeOnDouble.ts'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool, type Db } from '../kernel/database.ts'
import type { MailKind } from '../messaging/mailKinds.ts'
import { type ProjectionRunner, type RunnerOptions, startProjections } from '../readmodels/engine/runner.ts'
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts'

/** On which stores the mails' behaviour is proven. */
export const mailedStores = ['memory', 'PostgreSQL', 'played KurrentDB'] as const
export type MailedStore = (typeof mailedStores)[number]

/** A fact to append. @property meta what its metadata say beside the usual */
export interface EventToAppend {
  readonly stream: string
  readonly type: string
  readonly data: unknown
  readonly meta?: Readonly<Record<string, string>>
  readonly id?: string
}

export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>

/** A database with an outbox and a log, and the read models that a spec starts on them. */
export async function openMailWorld(kind: MailedStore) {
  const database = await freshDatabase()
  const { store, stop } = await openStore(kind, database)
  const ends: (() => Promise<unknown>)[] = []
  return {
    database,
    db: database.db,
    store,
    /** Read models with connections of their own, as another process would have them; on another log when one is given. */
    async start(options: Partial<RunnerOptions> = {}): Promise<ProjectionRunner> {
      const pool = createPool(database.url)
      const runner = await startProjections({
        db: createDb(pool),
        store,
        connectionString: database.url,
        pollMs: 20,
        ...options,
      })
      ends.push(() => runner.stop().then(() => (pool.ended ? undefined : pool.end())))
      return runner
    },
    /** The outbox as "kind of order or customer", oldest first. */
    outbox: () => outboxOf(database.db),
    async close() {
      await Promise.all(ends.map((end) => end()))
      await stop()
      await database.drop()
    },
  }
}

/** Appends one fact after the other. */
export async function appendEach(store: EventStore, ...events: readonly EventToAppend[]): Promise<void> {
  for (const { stream, type, data, meta = {}, id = randomUUID() } of events) {
    const event = { id, type, data, meta: { ...usual, ...meta } }
    await appendAsItIs(store, [{ stream, event }])
  }
}

const usual = {
  occurredAt: '2026-11-24T16:00:00Z',
  actorId: 'office',
  actorRole: '3',
  source: 'rest',
  schema: '1',
  $causationId: 'c1',
  $correlationId: 'c1',
}

async function openStore(kind: MailedStore, { pool }: FreshDatabase) {
  if (kind === 'played KurrentDB') {
    const { store, stop } = await openOnDouble()
    return { store, stop }
  }
  const store = kind === 'memory' ? createMemoryEventStore() : createPostgresEventStore({ pool })
  return { store, stop: () => store.close() }
}

async function outboxOf(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'order_id', 'customer_id'])
    .orderBy('created_at')
    .execute()
  return rows.map((row): string => `${row.kind satisfies MailKind} of ${row.order_id ?? row.customer_id}`)
}
