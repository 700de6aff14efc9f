import 'reflect-metadata'
import { tmpdir } from 'node:os'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CustomerTag } from '../../schema/rules/enumerations.ts'
import { accountOverview } from '../api/account/accountOverview.ts'
import type { Application } from '../api/context/application.ts'
import type { EventStore } from '../eventstore/port.ts'
import type { Command } from '../kernel/command.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { isRejection } from '../kernel/rejection.ts'
import { findOfficeCustomer, listOfficeCustomers } from '../people/officeCustomers.store.ts'
import { type ApplicationParts, createApplication } from '../product.ts'
import { openWorld, type RunnerWorld, stores } from '../readmodels/testing/runnerWorld.ts'
import { loadConfig } from '../runtime/loadConfig.ts'
import { invariantChecks } from '../runtime/verify/invariantChecks.ts'
import { verify } from '../runtime/verify/verification.ts'
import { listClosedDates, listDaysOff } from '../staffing/workCalendar.store.ts'
import { demoPeople } from './demoAccounts.handlers.ts'
import { demoCrewId } from './demoCrews.store.ts'
import { demoPlan } from './demoVisits.ts'
import { seedDemo, startDemo } from './seedDemo.ts'

const now = Temporal.Instant.from('2026-11-21T17:30:00.123456Z')

async function partsOf({ db, store, start }: RunnerWorld): Promise<ApplicationParts> {
  const config = await loadConfig({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of this spec' })
  return { config, db, store, projections: await start() }
}

/** The whole log, without what every store and every database draws for itself. */
async function storyOf(store: EventStore): Promise<readonly object[]> {
  const head = BigInt(await store.head())
  const events: object[] = []
  for await (const batch of store.subscribe({ signal: new AbortController().signal })) {
    for (const { stream, revision, id, type, data, meta } of batch.events)
      events.push({ stream, revision, id, type, meta, data: { ...(data as object), ...drawn } })
    if (BigInt(batch.checkpoint) >= head) return events
  }
  return events
}

const drawn = { orderNo: 'drawn', addressVersionId: 'drawn' }

/** What a start that nothing interrupts leaves in the log. */
let whole: readonly object[]

describe.each(stores)('the demo data on the %s store', (kind) => {
  let world: RunnerWorld
  let parts: ApplicationParts

  beforeAll(async () => {
    world = await openWorld(kind)
    parts = await partsOf(world)
    await startDemo(parts, now)
    whole = await storyOf(world.store)
  })
  afterAll(() => world.close())

  it('leave avery at gold rank with the points of the pictures, noor with nothing', async () => {
    const { avery, noor, camille } = demoPeople().customers
    expect(await accountOverview(createJoins(world.db), avery.userId)).toMatchObject({
      points: 21_480,
      rewardPoints: 1_500,
      rank: { title: 'gold', discountTenths: 50, experience: 2_965 },
      ongoingOrderCount: 3,
      historyOrderCount: 29,
    })
    expect(await accountOverview(createJoins(world.db), noor.userId)).toMatchObject({
      points: 0,
      rewardPoints: 0,
      ongoingOrderCount: 0,
      historyOrderCount: 0,
    })
    expect(await accountOverview(createJoins(world.db), camille.userId)).toMatchObject({
      language: 'fr',
      points: 18_000,
      rewardPoints: 0,
      ongoingOrderCount: 1,
      historyOrderCount: 0,
    })
  })

  it('give the office a note, a label, somebody to activate, and days without work, on the record', async () => {
    const { grace } = demoPeople().customers
    const { db } = world
    expect(await findOfficeCustomer(db, grace.userId)).toMatchObject({
      specialAttr: CustomerTag.Vip,
      memo: expect.stringContaining('unscented products'),
    })
    const everybody = await listOfficeCustomers(db, { page: 1, pageSize: 50 })
    if (isRejection(everybody)) throw new Error('no customers')
    expect(everybody.items.filter(({ isActive }) => !isActive)).toMatchObject([{ firstName: 'Priscilla' }])
    // of the working days after 21 November 2026 the 16th is 10 December, the 18th the 12th
    expect(await listClosedDates(db, '2026-12-01')).toContainEqual({ date: '2026-12-10', catalog: undefined })
    expect(await listDaysOff(db, '2026-12-01')).toEqual([
      { groupId: demoCrewId('Crew 2'), date: '2026-12-12' },
    ])
    const recorded = await db.selectFrom('office_change').select('action').execute()
    expect(recorded.map(({ action }) => action).toSorted()).toEqual([
      'closed-date.added',
      'day-off.set',
      'memo.saved',
      'tag.set',
    ])
  })

  it('give avery recurring visits that nothing is due of, and ines one that waits for points', async () => {
    const { avery, ines } = demoPeople().customers
    const { db } = world
    const placed = await db
      .selectFrom('order_listing')
      .select('series_id')
      .where('user_id', '=', avery.userId)
      .execute()
    expect(placed.filter(({ series_id }) => series_id !== null)).toHaveLength(2)
    const series = await db
      .selectFrom('series')
      .select(['user_id', 'every_weeks', 'crew_id', 'ended_at'])
      .execute()
    const going = { ended_at: null }
    expect(series).toHaveLength(2)
    expect(series).toContainEqual({
      ...going,
      user_id: avery.userId,
      every_weeks: 2,
      crew_id: demoCrewId('Crew 2'),
    })
    expect(series).toContainEqual({ ...going, user_id: ines.userId, every_weeks: 4, crew_id: null })
  })

  it('post no letter', async () => {
    expect(await world.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  it('hold all eleven invariants', async () => {
    const lines: string[] = []
    const code = await verify(invariantChecks(world), (line) => lines.push(line))
    expect({ code, lines: lines.filter((line) => !line.startsWith('holds')) }).toEqual({
      code: 0,
      lines: ['11 invariants hold, 0 fail'],
    })
  })

  it('leave the first look nothing to place', async () => {
    const { recurringVisits } = createApplication(parts, new Registry())
    const nothing = { placed: 0, missed: 0 }
    expect(await recurringVisits.everywhere(now)).toEqual({ series: 1, waiting: 1, ...nothing })
  })

  it('stay as they are when the product starts again', async () => {
    await startDemo(parts, now.add({ hours: 50 }))
    expect(await storyOf(world.store)).toEqual(whole)
  })
})

describe('demo data whose start is cut short', () => {
  let cut: RunnerWorld
  beforeAll(async () => {
    cut = await openWorld('memory')
  })
  afterAll(() => cut.close())

  it('end as the very same data, however often and wherever that happens', async () => {
    const parts = { ...(await partsOf(cut)), projections: { waitFor: async () => true } }
    const all = demoPlan(now).length
    // the last cut comes after one command of every kind, so that each is met again as done
    for (const commands of [1, Math.floor(all / 4), Math.floor(all / 2), all - 1]) {
      const handlers = dyingAfter(commands, createApplication(parts, new Registry()))
      await expect(seedDemo(handlers, now.add({ hours: commands }))).rejects.toBe(killed)
    }
    await seedDemo(createApplication(parts, new Registry()), now.add({ hours: all }))
    expect(await storyOf(cut.store)).toEqual(whole)
  })
})

const killed = new Error('killed')

/** Handlers that do so many commands; of the last one nobody hears. */
function dyingAfter(commands: number, application: Application): Application {
  let left = commands
  const dying = <Bound extends Readonly<Record<keyof Bound, unknown>>>(bound: Bound): Bound =>
    new Proxy(bound, {
      get:
        (target, verb) =>
        async (command: Command, ...request: readonly unknown[]) => {
          const outcome = await (Reflect.get(target, verb) as Verb)(command, ...request)
          left -= 1
          if (left === 0) throw killed
          return outcome
        },
    })
  const { ordering, billing, series } = application
  return { ...application, ordering: dying(ordering), billing: dying(billing), series: dying(series) }
}

type Verb = (command: Command, ...request: readonly unknown[]) => Promise<unknown>
