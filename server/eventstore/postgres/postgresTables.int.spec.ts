import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../kernel/database.ts'
import type { Notifications } from '../../kernel/notifications.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import { createWorld, readAll, watch } from '../contract/world.ts'
import { StoreUnavailableError, UnknownOutcomeError } from '../errors.ts'
import type { Position } from '../port.ts'
import { appendStatement } from './postgresAppend.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'
import { batchStatement } from './postgresReading.ts'

let database: FreshDatabase
let other: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  other = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  await other.drop()
})

describe('the tables', () => {
  it.each(['update es.event set type = type', 'delete from es.event', 'truncate es.event'])(
    'refuse to %s',
    async (statement) => {
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: 'ES002' })
    },
  )

  it('take an id only once, also in another stream', async () => {
    const store = createPostgresEventStore({ pool: database.pool })
    const { request, stream, event } = createWorld()
    const one = event()
    await store.append(request(stream('a'), 'absent', [one]))
    await expect(store.append(request(stream('b'), 'absent', [one]))).rejects.toThrow('append conflict')
    expect(await readAll(store, stream('b'))).toEqual([])
  })

  it('give each database a name of its own, once', async () => {
    const names = await Promise.all(
      [database.pool, database.pool, other.pool].map((pool) => createPostgresEventStore({ pool }).identity()),
    )
    expect(names[0]).toBe(names[1])
    expect(names[2]).not.toBe(names[0])
  })
})

describe('two processes on one database', () => {
  it('see each other’s events', async () => {
    const [mine, theirs] = [createPool(database.url), createPool(database.url)]
    const reading = createPostgresEventStore({ pool: mine })
    const writing = createPostgresEventStore({ pool: theirs })
    const { request, stream, category } = createWorld()
    const reader = watch(reading, { after: await reading.head(), category })
    await reader.until('live', (batches) => batches.some(({ live }) => live))
    const { position } = await writing.append(request(stream('a'), 'absent', 2))
    await reader.until('the events', () => reader.ids().length === 2, 1_000)
    await reader.stop()
    expect(reader.events().at(-1)?.position).toBe(position)
    await Promise.all([mine.end(), theirs.end()])
  })

  it('tell each other of appends until they close', async () => {
    const told: string[] = []
    const listeners: (() => void)[] = []
    const notifications: Pick<Notifications, 'notify' | 'listen'> = {
      notify: (channel, payload) => told.push(`${channel} ${payload}`),
      listen: (channel, listener) => {
        listeners.push(() => listener(channel))
        return () => listeners.splice(0)
      },
    }
    const store = createPostgresEventStore({ pool: database.pool, notifications })
    const { request, stream } = createWorld()
    const { position } = await store.append(request(stream('a'), 'absent'))
    expect(told).toEqual([`events_appended ${position}`])
    expect(listeners).toHaveLength(1)
    await store.close()
    expect(listeners).toEqual([])
  })

  it('are not held back by an append that is open in another database of the server', async () => {
    const store = createPostgresEventStore({ pool: database.pool })
    const { request, stream } = createWorld()
    const { text, values } = appendStatement(request(stream('a'), 'absent'))
    const client = await other.pool.connect()
    await client.query('begin')
    await client.query(text, [...values])
    const { position } = await store.append(request(stream('a'), 'absent', 3))
    expect(BigInt(await store.head())).toBeGreaterThanOrEqual(BigInt(position))
    await client.query('rollback')
    client.release()
  })
})

describe('trouble', () => {
  it('a pool without a free connection leaves the outcome unknown, and nothing leaks', async () => {
    const pool = createPool(database.url, 1)
    const store = createPostgresEventStore({ pool })
    const { request, stream } = createWorld()
    const hog = await pool.connect()
    const waiting = store.append(request(stream('a'), 'absent'), { timeoutMs: 50 })
    await expect(waiting).rejects.toThrow(UnknownOutcomeError)
    hog.release()
    await store.append(request(stream('a'), 'absent'))
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
    await pool.end()
  })

  it('a server that is not there was sent nothing; the subscription says so and goes on', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:1/none')
    const { promise: warned, resolve: warn } = Promise.withResolvers<string>()
    const store = createPostgresEventStore({ pool, log: { warn: (_about, message) => warn(message) } })
    const { request, stream } = createWorld()
    await expect(store.append(request(stream('a'), 'absent'))).rejects.toThrow(StoreUnavailableError)
    await expect(store.identity()).rejects.toThrow('did not answer')
    const reader = watch(store, {})
    expect(await warned).toContain('trying again')
    await reader.stop()
    await pool.end()
  })

  it('closing ends the subscriptions and leaves the pool open', async () => {
    const store = createPostgresEventStore({ pool: database.pool })
    const batches = store.subscribe({ signal: new AbortController().signal })
    const seen: boolean[] = []
    const ended = (async () => {
      for await (const { live } of batches) {
        seen.push(live)
        if (live) await store.close()
      }
    })()
    await ended
    expect(seen.at(-1)).toBe(true)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('the next events', () => {
  it('are read in a snapshot of their own: what is settled by then is there, though the question was begun before', async () => {
    const store = createPostgresEventStore({ pool: database.pool })
    const after = await store.head()
    const { request, stream } = createWorld()
    const holder = await database.pool.connect()
    await holder.query('select pg_advisory_lock(1)')
    const batch = database.pool.query<{ position: string; stream: string | null }>(
      `select o_position as position, o_stream as stream from (select pg_advisory_xact_lock(1)::text as waited) begun
       cross join lateral es.read_batch($1::bigint + length(waited), 500)`,
      [after],
    )
    await expect.poll(() => waitingFor('es.read_batch')).toBe(1)
    const { position } = await store.append(request(stream('a'), 'absent', 2))
    await holder.query('select pg_advisory_unlock(1)')
    holder.release()
    const [settled, ...events] = (await batch).rows
    expect(settled).toEqual({ stream: null, position })
    expect(events.map((event) => event.stream)).toEqual([stream('a'), stream('a')])
  })

  it('are one cheap question when there are none', async () => {
    const after = await createPostgresEventStore({ pool: database.pool }).head()
    const { text, values } = batchStatement({ after, size: 500 })
    expect((await database.pool.query(text, [...values])).rows).toEqual([])
  })

  async function waitingFor(what: string): Promise<number> {
    const { rows } = await other.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = $1 and query like $2`,
      [new URL(database.url).pathname.slice(1), `%${what}%`],
    )
    return rows[0]?.count ?? 0
  }
})

describe('the plan of a subscription', () => {
  const LAST = 1_000_000

  beforeAll(async () => {
    await other.pool.query(
      `insert into es.event (position, stream, revision, id, type, data, meta)
       select ${LAST} - 30000 + n, (array['order', 'wallet', 'day'])[1 + n % 3] || '-' || n, 0, gen_random_uuid(),
         (array['order.placed', 'points.spent', 'day.taken'])[1 + n % 3],
         '{"a": 1}', '{}' from generate_series(1, 30000) n`,
    )
    await other.pool.query('analyze es.event')
  })

  it.each([
    ['near the end', LAST - 100, 100],
    ['from the start', 0, 500],
  ])('%s reads by an index, and little more than it gives', async (_what, after, most) => {
    const { text, values } = batchStatement({ after: String(after) as Position, size: 500 })
    const client = await other.pool.connect()
    const seen = async () => {
      const { rows } = await client.query<{ whole: number; indexed: number }>(
        `select pg_stat_get_xact_tuples_returned('es.event'::regclass)::int as whole,
           sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as indexed from pg_index where indrelid = 'es.event'::regclass`,
      )
      return rows[0] ?? { whole: 0, indexed: 0 }
    }
    try {
      // more often than it takes PostgreSQL to keep one plan for all values
      for (let time = 0; time < 8; time++) await client.query(text, [...values])
      await client.query('begin')
      const before = await seen()
      await client.query(text, [...values])
      const now = await seen()
      await client.query('rollback')
      expect(now.whole - before.whole).toBe(0)
      // the planner looks at the ends of an index too
      expect(now.indexed - before.indexed).toBeLessThanOrEqual(most + 20)
    } finally {
      client.release()
    }
  })
})
