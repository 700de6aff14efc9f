import { randomUUID } from 'node:crypto'
import { appendAsItIs } from '../../eventstore/contract/asItIs.ts'
import { openOnDouble } from '../../eventstore/kurrentdb/testing/storeOnDouble.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { Appended, EventStore } from '../../eventstore/port.ts'
import { createPostgresEventStore } from '../../eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool } from '../../kernel/database.ts'
import type { DomainEvent } from '../../kernel/event.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import { type ProjectionRunner, type RunnerOptions, startProjections } from '../engine/runner.ts'
import { metadata, type Telling } from './happened.ts'

/** On which stores the runner's behaviour is proven. */
export const stores = ['memory', 'PostgreSQL'] as const

export type RunnerWorld = Awaited<ReturnType<typeof openWorld>>

/** A database and an event store of a spec's own, and the runners it starts on them. */
export async function openWorld(kind: (typeof stores)[number] | 'scripted KurrentDB') {
  const database = await freshDatabase()
  const { store, stop } = await openStore(kind, database)
  const running: (() => Promise<unknown>)[] = []
  return {
    database,
    db: database.db,
    store,
    /** Appends facts to their streams in one append. */
    append(
      ...told: readonly (readonly [stream: string, event: DomainEvent, telling?: Telling])[]
    ): Promise<Appended> {
      const events = told.map(([stream, event, telling = {}]) => ({
        stream,
        event: { id: randomUUID(), type: event.type, data: event.data, meta: metadata(telling) },
      }))
      return appendAsItIs(store, events)
    },
    /** A runner with connections of its own, as another process would have them. */
    async start(options: Partial<RunnerOptions> = {}): Promise<ProjectionRunner> {
      const pool = createPool(database.url)
      const runner = await startProjections({
        db: createDb(pool),
        store,
        connectionString: database.url,
        pollMs: 50,
        ...options,
      }).catch((error) => pool.end().then(() => Promise.reject(error)))
      running.push(() => runner.stop().then(() => (pool.ended ? undefined : pool.end())))
      return runner
    },
    async close() {
      await Promise.all(running.map((end) => end()))
      await stop()
      await database.drop()
    },
  }
}

async function openStore(kind: string, { pool }: FreshDatabase) {
  if (kind === 'scripted KurrentDB') return openOnDouble()
  const store = kind === 'memory' ? createMemoryEventStore() : createPostgresEventStore({ pool })
  return { store, stop: () => store.close() }
}

/** An event to append. @property meta what its metadata contain beside the usual */
export interface EventToAppend {
  readonly stream: string
  readonly type: string
  readonly data: unknown
  readonly meta?: Readonly<Record<string, string>>
  readonly id?: string
}

/** Appends one event after the other. */
export async function appendEach(store: EventStore, ...events: readonly EventToAppend[]): Promise<void> {
  for (const { stream, type, data, meta = {}, id = randomUUID() } of events) {
    const event = { id, type, data, meta: { ...byOffice, ...meta } }
    await appendAsItIs(store, [{ stream, event }])
  }
}

const byOffice = metadata({ at: '2026-11-24T16:00:00Z', role: 3, actor: 'office', source: 'rest' })

/** Asks again until the answer is yes. @throws after 20 s */
export async function eventually(question: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await question())) {
    if (Date.now() > deadline) throw new Error(`never came true: ${question}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
