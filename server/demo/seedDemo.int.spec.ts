import 'reflect-metadata'
import { tmpdir } from 'node:os'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../accounts/demoAccounts.handlers.ts'
import type { Application } from '../doors/application.ts'
import { accountOverview } from '../doors/accountOverview.ts'
import type { EventStore, RecordedEvent } from '../eventstore/port.ts'
import { invariantChecks } from '../operations/invariantChecks.ts'
import { loadConfig } from '../operations/loadConfig.ts'
import { verify } from '../operations/verification.ts'
import { createApplication } from '../product.ts'
import { openWorld, type RunnerWorld, stores } from '../projections/testing/runnerWorld.ts'
import { seedDemo } from './seedDemo.ts'

const now = Temporal.Instant.from('2026-11-21T17:30:00.123456Z')

async function openApplication(world: RunnerWorld): Promise<Application> {
  const config = await loadConfig({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of this spec' })
  const { db, store } = world
  return createApplication({ config, db, store, projections: await world.start() }, new Registry())
}

async function eventsOf(store: EventStore): Promise<readonly RecordedEvent[]> {
  const head = await store.head()
  const events: RecordedEvent[] = []
  for await (const batch of store.subscribe({ signal: new AbortController().signal })) {
    events.push(...batch.events)
    if (BigInt(batch.checkpoint) >= BigInt(head)) return events
  }
  return events
}

describe.each(stores)('the demo data on the %s store', (kind) => {
  let world: RunnerWorld
  let application: Application

  beforeAll(async () => {
    world = await openWorld(kind)
    application = await openApplication(world)
    const start = performance.now()
    await seedDemo(application, now)
    if (process.env.SHOW) console.log(`${kind}: seeded in ${performance.now() - start} ms`)
  })
  afterAll(() => world.close())

  it('leave avery at gold rank with the points of the pictures', async () => {
    const { avery, noor, camille } = demoPeople().customers
    const overview = await accountOverview(world.db, avery.userId)
    if (process.env.SHOW) console.log(overview)
    expect(overview).toMatchObject({ points: 21_480, rewardPoints: 1_500, standing: { title: 'gold', discountTenths: 50 } })
    expect(await accountOverview(world.db, noor.userId)).toMatchObject({
      points: 0,
      rewardPoints: 0,
      orders: { ongoing: 0, history: 0 },
    })
    expect(await accountOverview(world.db, camille.userId)).toMatchObject({
      points: 18_000,
      rewardPoints: 0,
      orders: { ongoing: 1, history: 0 },
    })
  })

  it('hold all eight invariants', async () => {
    const lines: string[] = []
    const code = await verify(invariantChecks(world), (line) => lines.push(line))
    if (process.env.SHOW) console.log(lines.join('\n'))
    expect({ code, lines: lines.filter((line) => !line.startsWith('holds')) }).toEqual({
      code: 0,
      lines: ['8 invariants hold, 0 fail'],
    })
  })

  it('stay as they are when the product starts again', async () => {
    const before = await eventsOf(world.store)
    await seedDemo(application, now.add({ hours: 50 }))
    expect(await eventsOf(world.store)).toEqual(before)
  })
})
