import { appendAsItIs } from '../eventstore/contract/asItIs.ts'
import 'reflect-metadata'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Copying, CopyRefusedError, copyEvents } from '../eventstore/copying/copyEvents.ts'
import { readUpTo } from '../eventstore/copying/readUpTo.ts'
import { UnknownOutcomeError } from '../eventstore/errors.ts'
import { openOnDouble } from '../eventstore/kurrentdb/testing/storeOnDouble.ts'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import type { AppendRequest, EventStore, RecordedEvent } from '../eventstore/port.ts'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import type { Db } from '../kernel/database.ts'
import { differencesOf } from '../readmodels/engine/canonicalRows.ts'
import { openGenerations } from '../readmodels/engine/generations.store.ts'
import type { RowsByTable } from '../readmodels/engine/projection.ts'
import { loadAllRows } from '../readmodels/engine/readModelTables.store.ts'
import { startProjections } from '../readmodels/engine/runner.ts'
import { projections } from '../readmodels/registry.ts'
import { openWorld, type RunnerWorld } from '../readmodels/testing/runnerWorld.ts'
import { loadConfig } from '../runtime/loadConfig.ts'
import { invariantChecks } from '../runtime/verify/invariantChecks.ts'
import { verify } from '../runtime/verify/verification.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { startDemo } from './seedDemo.ts'

/** A demo store copied to other stores: the same events, and after a rebuild the same read models, row by row. */

let world: RunnerWorld
let original: readonly object[]
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  world = await openWorld('PostgreSQL')
  const config = await loadConfig({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of this spec' })
  const parts = { config, db: world.db, store: world.store, projections: await world.start() }
  await startDemo(parts, Temporal.Instant.from('2026-11-21T17:30:00Z'))
  original = await storyOf(world.store)
})
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))
afterAll(() => world.close())

async function ownDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase()
  closers.push(() => database.drop())
  return database
}

const targets = {
  'another PostgreSQL database': async () => createPostgresEventStore({ pool: (await ownDatabase()).pool }),
  KurrentDB: double,
}

async function double(): Promise<EventStore> {
  const on = await openOnDouble({ appendMs: 20_000, readMs: 20_000 })
  closers.push(() => on.stop())
  return on.store
}

/** Everything that a copy keeps, stream by stream. */
async function storyOf(store: EventStore): Promise<readonly object[]> {
  const events: RecordedEvent[] = []
  for await (const event of readUpTo(store, { head: await store.head() })) events.push(event)
  return events
    .toSorted((a, b) =>
      a.stream < b.stream ? -1 : a.stream > b.stream ? 1 : Number(a.revision - b.revision),
    )
    .map(({ stream, revision, id, type, data, meta }) => ({ stream, revision, id, type, data, meta }))
}

async function copyTo(to: EventStore, from: EventStore = world.store) {
  const lines: string[] = []
  const copying: Copying = { from, to, tell: (line) => void lines.push(line) }
  return { ...(await copyEvents(copying)), lines }
}

/** All rows of all read models, as they are built from this store in a database of their own. */
async function rowsFrom(store: EventStore): Promise<ReadonlyMap<string, RowsByTable>> {
  const { db, url } = await ownDatabase()
  const runner = await startProjections({ db, store, connectionString: url })
  await Promise.all(projections.map(({ name }) => runner.rebuild(name)))
  const lines: string[] = []
  expect(
    await verify(invariantChecks({ db, store }), (line) => void lines.push(line)),
    lines.join('\n'),
  ).toBe(0)
  await runner.stop()
  return rowsIn(db)
}

async function rowsIn(db: Db): Promise<ReadonlyMap<string, RowsByTable>> {
  const rows = new Map<string, RowsByTable>()
  for (const projection of projections) {
    const live = (await openGenerations(db)).find(
      ({ name, status }) => name === projection.name && status === 'live',
    )
    if (!live) throw new Error(`${projection.name} is not live`)
    rows.set(projection.name, await loadAllRows(db, live, projection))
  }
  return rows
}

describe.each(Object.entries(targets))('a copy in %s', (_where, open) => {
  it('holds the same events, gives the same read models row by row, and copies back', async () => {
    const copy = await open()
    const events = original.length
    expect(await copyTo(copy)).toMatchObject({ events, written: events, meanwhile: 0, faults: [] })
    expect(await storyOf(copy)).toEqual(original)
    const [expected, rebuilt] = [await rowsIn(world.db), await rowsFrom(copy)]
    for (const [name, rows] of expected) {
      const count = [...rows.values()].reduce((sum, { size }) => sum + size, 0)
      // mails have no rows of their own, and the demo has no series
      if (!['mails', 'seriesOverview'].includes(name)) expect(count, name).toBeGreaterThan(0)
      expect(differencesOf(rebuilt.get(name) ?? new Map(), rows), name).toEqual([])
    }
    const back = createMemoryEventStore()
    expect(await copyTo(back, copy)).toMatchObject({ events, faults: [] })
    expect(await storyOf(back)).toEqual(original)
  })

  it('is taken up where it was killed, however often', async () => {
    const copy = await open()
    for (let appends = 1, isDone = false; !isDone; appends *= 3)
      isDone = await copyTo(dyingAfter(appends, copy)).then(
        () => true,
        (error: unknown) => error !== killed && Promise.reject(error),
      )
    expect(await storyOf(copy)).toEqual(original)
    expect(await copyTo(copy)).toMatchObject({ written: 0, faults: [] })
  })
})

const killed = new Error('killed')

/** A store that takes so many appends; whoever sent the last one dies before its answer comes. */
function dyingAfter(appends: number, store: EventStore): EventStore {
  let left = appends
  return {
    ...store,
    async append(request, options) {
      const appended = await store.append(request, options)
      left -= 1
      if (left === 0) throw killed
      return appended
    },
  }
}

describe('copying', () => {
  it('keeps what was one append in one append', async () => {
    const sent: AppendRequest[] = []
    const memory = createMemoryEventStore()
    await copyTo({
      ...memory,
      append: (request) => {
        sent.push(request)
        return memory.append(request)
      },
    })
    const commands = sent.map(({ events }) => new Set(events.map(({ event }) => event.meta.$causationId)))
    const ids = commands.flatMap((each) => [...each])
    expect(new Set(ids).size).toBe(ids.length)
    expect(sent.length).toBeLessThan(ids.length)
  })

  it('sends the identical append again after an unknown outcome', async () => {
    const memory = createMemoryEventStore()
    let lost = 1
    const forgetful: EventStore = {
      ...memory,
      async append(request) {
        const appended = await memory.append(request)
        if (lost-- > 0) throw new UnknownOutcomeError('no answer')
        return appended
      },
    }
    expect(await copyTo(forgetful)).toMatchObject({ faults: [] })
    expect(await storyOf(memory)).toEqual(original)
  })

  it('refuses the store itself', async () => {
    const again = createPostgresEventStore({ pool: world.database.pool })
    await expect(copyTo(again)).rejects.toThrow('FROM and TO are the same event store.')
  })

  it.each([
    ['a stream of its own', 'wallet-somebody'],
    ['more events in a stream', undefined],
  ])('refuses a target with %s, and writes nothing', async (_what, stream) => {
    const target = createMemoryEventStore()
    const [first] = await storyOf(world.store)
    const own = stream ?? (first as RecordedEvent).stream
    if (stream === undefined) await copyTo(target)
    const event = { id: crypto.randomUUID(), type: 'points.rewarded', data: {}, meta: {} }
    await appendAsItIs(target, [{ stream: own, event }])
    const before = await storyOf(target)
    await expect(copyTo(target)).rejects.toThrow(CopyRefusedError)
    expect(await storyOf(target)).toEqual(before)
  })

  it('tells of streams that did not come out the same', async () => {
    const memory = createMemoryEventStore()
    const changed: EventStore = {
      ...memory,
      append: (request) =>
        memory.append({
          ...request,
          events: request.events.map(({ stream, event }) => ({ stream, event: { ...event, data: {} } })),
        }),
    }
    const { faults } = await copyTo(changed)
    expect(faults[0]).toMatch(/ has other events$/)
  })

  it('tells how far it is, and what came meanwhile', async () => {
    const source = createMemoryEventStore()
    await copyTo(source)
    const target = createMemoryEventStore()
    let isLate = false
    const { lines, meanwhile } = await copyTo(
      {
        ...target,
        async append(request) {
          if (!isLate) {
            isLate = true
            const event = { id: crypto.randomUUID(), type: 'points.rewarded', data: {}, meta: {} }
            await source.append({
              expect: { 'wallet-late': 'absent' },
              events: [{ stream: 'wallet-late', event }],
            })
          }
          return target.append(request)
        },
      },
      source,
    )
    expect(meanwhile).toBe(1)
    expect(lines.filter((line) => / %: \d+ events read, \d+ written$/.test(line)).at(-1)).toMatch(/^100 %/)
    expect(lines.at(-1)).toBe('comparing every stream of both')
  })
})
