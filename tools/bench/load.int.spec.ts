import 'reflect-metadata'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderStatus } from '../../schema/rules/enumerations.ts'
import { startDemo } from '../../server/demo/seedDemo.ts'
import { readUpTo } from '../../server/eventstore/copying/readUpTo.ts'
import { comparePositions, type EventStore } from '../../server/eventstore/port.ts'
import type { ProjectionRunner } from '../../server/readmodels/engine/runner.ts'
import {
  eventually,
  openWorld,
  type RunnerWorld,
  type stores,
} from '../../server/readmodels/testing/runnerWorld.ts'
import { loadConfig } from '../../server/runtime/loadConfig.ts'
import { invariantChecks } from '../../server/runtime/verify/invariantChecks.ts'
import { verify } from '../../server/runtime/verify/verification.ts'
import { load } from './load.ts'
import { bulkWriter } from './writing.ts'

const end = Temporal.Instant.from('2026-11-21T17:30:00Z')
const ORDERS = 300
const order = { orders: ORDERS, seed: 1, end, tell: () => undefined }

async function openDemo(kind: (typeof stores)[number]) {
  const world = await openWorld(kind)
  const config = await loadConfig({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of this spec' })
  const projections = await world.start()
  await startDemo({ config, db: world.db, store: world.store, projections }, end)
  return { world, projections }
}

/** Everything of a log but what each installation draws for itself. */
async function storyOf(store: EventStore): Promise<readonly string[]> {
  const story: string[] = []
  for await (const { stream, revision, id, type, data, meta } of readUpTo(store, {
    head: await store.head(),
  }))
    if (meta.$correlationId?.startsWith('bench'))
      story.push(JSON.stringify([stream, String(revision), id, type, data, meta.occurredAt]))
  return story
}

/** How many customers were loaded, and the office's entries on them and on all. */
async function trailOf({ db }: RunnerWorld) {
  const { rows } = await sql<{
    readonly customers: number
    readonly memos: number
    readonly entries: number
  }>`
    with loaded as (select id::text from customer where email like '%@example.net')
    select (select count(*)::int from loaded) as customers, count(*)::int as entries,
      (count(*) filter (where subject_id in (select id from loaded)))::int as memos
    from office_change`.execute(db)
  const [counted = { customers: 0, memos: 0, entries: 0 }] = rows
  return counted
}

/** What appends leave of it. */
let appended: readonly string[]

describe('a load', () => {
  let world: RunnerWorld
  let projections: ProjectionRunner
  beforeAll(async () => {
    ;({ world, projections } = await openDemo('PostgreSQL'))
    await load(world, order)
    appended = await storyOf(world.store)
    await eventually(async () => (await projections.status()).every(({ isCaughtUp }) => isCaughtUp))
  })
  afterAll(() => world.close())

  it('holds all eleven invariants', async () => {
    const lines: string[] = []
    expect(await verify(invariantChecks(world), (line) => void lines.push(line)), lines.join('\n')).toBe(0)
  })

  it('is as many orders as were asked for, in every status and every catalog, over years', async () => {
    const rows = await world.db
      .selectFrom('order_history')
      .innerJoin('customer', (join) => join.on(sql`customer.id::text`, '=', sql`order_history.user_id`))
      .select(['status', 'catalog', sql<string>`booked_date::text`.as('date')])
      .where('customer.email', 'like', '%@example.net')
      .execute()
    expect(rows).toHaveLength(ORDERS)
    expect(new Set(rows.map(({ catalog }) => catalog)).size).toBe(3)
    const statuses = new Set(rows.map(({ status }) => status))
    for (const status of [
      OrderStatus.Pending,
      OrderStatus.Confirmed,
      OrderStatus.Completed,
      OrderStatus.Cancelled,
    ])
      expect(statuses).toContain(status)
    const years = rows.map(({ date }) => date.slice(0, 4))
    expect(new Set(years).size).toBeGreaterThanOrEqual(4)
  })

  it('leaves the record of an office of years, beside what the demo did', async () => {
    const { customers, memos } = await trailOf(world)
    expect(customers).toBeGreaterThan(0)
    expect(memos).toBe(3 * customers)
  })
})

describe('a load in bulk', () => {
  let world: RunnerWorld
  beforeAll(async () => {
    ;({ world } = await openDemo('PostgreSQL'))
    await load(world, { ...order, writer: bulkWriter(world.db) })
  })
  afterAll(() => world.close())

  it('leaves the very log that appends would leave', async () => {
    expect(await storyOf(world.store)).toEqual(appended)
  })

  it('leaves the next event its place', async () => {
    const before = await world.store.head()
    const event = { id: crypto.randomUUID(), type: 'points.rewarded', data: {}, meta: {} }
    await world.store.append({
      expect: { 'wallet-later': 'absent' },
      events: [{ stream: 'wallet-later', event }],
    })
    expect(comparePositions(await world.store.head(), before)).toBeGreaterThan(0)
  })
})
