import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { Position } from '../../eventstore/port.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { orderCountsByCustomer } from '../orderHistory/orderHistory.queries.ts'
import { projections } from '../registry.ts'
import { lifeOf, recharging } from '../testing/customers.ts'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import { auditReadModels } from './readModelAudit.queries.ts'

const patient = { timeoutMs: 20_000 }

describe.each(stores)('a rebuild on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  it('comes to the same rows as the live read models while orders come in, and shows no empty page', async () => {
    const runner = await world.start()
    const early = await takeOrders(world, 'early', (orders) => orders === 40)
    await runner.waitFor({ types: ['order.placed'] }, early.position, patient)
    let isRebuilt = false
    const rebuilding = Promise.all(projections.map(({ name }) => runner.rebuild(name))).then(() => {
      isRebuilt = true
    })
    const meanwhile = await takeOrders(world, 'meanwhile', () => isRebuilt)
    await rebuilding
    await runner.waitFor({ projections: projections.map(({ name }) => name) }, meanwhile.position, patient)
    expect(meanwhile.fewestShown).toBeGreaterThanOrEqual(40)
    expect(await runner.status()).toMatchObject(projections.map(({ name }) => ({ name, generation: 2 })))
    expect(await faultsOf(world)).toEqual([])
    const { ongoing, history } = await createJoins(world.db).of(orderCountsByCustomer).load('ana')
    expect(ongoing + history).toBe(40 + meanwhile.orders)
    expect(await tablesOf(world)).not.toContain('order_history_g1')
  })

  it('is begun by itself when the code has another version, and readers keep the old rows until it is done', async () => {
    const old = await world.start({ projections: [tally()] })
    const { position } = await world.append(['tally-a', added(1)], ['tally-a', added(2)])
    await old.waitFor({ projections: ['tally'] }, position, patient)
    const held = Promise.withResolvers<void>()
    const newer = await world.start({
      projections: [tally(new Set(), 2)],
      store: {
        ...world.store,
        async *subscribe(options) {
          await held.promise
          yield* world.store.subscribe(options)
        },
      },
    })
    const later = await world.append(['tally-a', added(3)])
    await old.waitFor({ projections: ['tally'] }, later.position, patient)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3] })
    expect(await newer.status()).toMatchObject([
      { generation: 1, codeVersion: 1, isOfOlderCode: true, building: { generation: 2 } },
    ])
    held.resolve()
    await eventually(async () => (await newer.status()).every(({ codeVersion }) => codeVersion === 2))
    expect(await newer.status()).toMatchObject([{ generation: 2, isOfOlderCode: false, building: undefined }])
    const last = await world.append(['tally-a', added(4)])
    expect(await newer.waitFor({ projections: ['tally'] }, last.position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3, 4] })
  })

  it('goes on after a restart from where it was', async () => {
    const { position } = await world.append(['tally-a', added(1)])
    const first = await world.start({ projections: [tally()] })
    await first.waitFor({ projections: ['tally'] }, position, patient)
    await first.stop()
    const begun = first.rebuild('tally')
    await eventually(async () => (await first.status()).some(({ building }) => building?.generation === 2))
    const next = await world.start({ projections: [tally()] })
    await eventually(async () => (await next.status()).every(({ generation }) => generation === 2))
    await begun
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
  })

  it('tells its progress, and names the read models there are when asked for another', async () => {
    const runner = await world.start({ projections: [tally()] })
    const { position } = await world.append(['tally-a', added(1)])
    const told: Position[] = []
    await runner.rebuild('tally', ({ position }) => told.push(position))
    expect(told.at(-1)).toBe(position)
    await expect(runner.rebuild('orders')).rejects.toThrow(
      'There is no read model named orders; there are tally.',
    )
  })

  it('waits for a long report without holding up other readers or the live rows', async () => {
    const runner = await world.start({ projections: [tally()] })
    const { position } = await world.append(['tally-a', added(1)])
    await runner.waitFor({ projections: ['tally'] }, position, patient)
    const report = await world.database.pool.connect()
    await report.query('begin; select count(*) from tally_seen')
    const rebuilding = runner.rebuild('tally')
    try {
      await eventually(async () => (await waitingForAView(world)) > 0)
      // who comes to read now queues behind the switch, which gives way after half a second
      expect(await talliedWithin(world, '2s')).toEqual({ 'tally-a': [1] })
      for (const number of [2, 3]) {
        const later = await world.append(['tally-a', added(number)])
        expect(await runner.waitFor({ projections: ['tally'] }, later.position, patient)).toBe(true)
      }
      expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3] })
      expect(await runner.status()).toMatchObject([{ generation: 1 }])
    } finally {
      await report.query('commit')
      report.release()
      await rebuilding
    }
    expect(await runner.status()).toMatchObject([{ generation: 2 }])
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3] })
  })

  it('shows what was set aside from the old rows', async () => {
    const refused = new Set([13])
    const runner = await world.start({ projections: [tally(refused)] })
    const { position } = await world.append(['tally-a', added(1)], ['tally-a', added(13)])
    await runner.waitFor({ projections: ['tally'] }, position, patient)
    refused.clear()
    await runner.rebuild('tally')
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 13] })
    expect(await runner.status()).toMatchObject([{ deadLetters: 0 }])
  })
})

describe('read models of another event store', () => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld('PostgreSQL')
  })
  afterEach(() => world.close())

  it('stop the start with a sentence that names the ways out', async () => {
    await (await world.start({ projections: [tally()] })).stop()
    const refusal = world.start({ projections: [tally()], store: createMemoryEventStore() })
    await expect(refusal).rejects.toThrow(
      'The read models (tally) were built from another event store than the one EVENTSTORE_URL now names: ' +
        'if its events are to be kept, copy them here with `npm run copy-events`; then run `npm run rebuild -- all` to build the read models from this store.',
    )
  })

  it('are replaced by a rebuild from the new one, even when the old one was much further', async () => {
    const first = await world.start({ projections: [tally()] })
    for (const number of [1, 2, 3]) await world.append(['tally-a', added(number)])
    await eventually(async () => (await first.status()).every(({ isCaughtUp }) => isCaughtUp))
    await first.stop()
    const store = createMemoryEventStore()
    const rebuilding = await world.start({ projections: [tally()], store, acceptsOtherStore: true })
    await rebuilding.rebuild('tally')
    await rebuilding.stop()
    expect(await tallied(world.db)).toEqual({})
    await world.start({ projections: [tally()], store })
  })
})

/**
 * Orders of one customer, one after another, with a look at the list after each: a third stays pending, the others are done or
 * cancelled. `fewestShown` is the smallest number of orders the list ever had.
 */
async function takeOrders(world: RunnerWorld, name: string, isEnough: (orders: number) => boolean) {
  const endings = ['pending', 'done', 'cancelled'] as const
  let { position } = await world.append(...recharging('ana'))
  let fewestShown = Number.POSITIVE_INFINITY
  let orders = 0
  for (; !isEnough(orders); orders++) {
    for (const told of lifeOf(`${name}-${orders}`, 'ana', endings[orders % 3] ?? 'done'))
      position = (await world.append(...told)).position
    const { ongoing, history } = await createJoins(world.db).of(orderCountsByCustomer).load('ana')
    fewestShown = Math.min(fewestShown, ongoing + history)
  }
  return { position, orders, fewestShown }
}

async function faultsOf(world: RunnerWorld) {
  const findings = await auditReadModels(world)
  const withTables = findings.filter(({ projection }) => !['mails', 'seriesOverview'].includes(projection))
  if (withTables.some(({ rows }) => rows === 0)) throw new Error('there is nothing to compare')
  return findings.flatMap(({ faults }) => faults)
}

/** What the live rows say to a reader who gives up when one look takes longer than that. */
function talliedWithin({ db }: RunnerWorld, timeout: string) {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${timeout}, true)`.execute(trx)
    return tallied(trx)
  })
}

/** How many wait for everybody else to leave a view. */
async function waitingForAView({ database }: RunnerWorld): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select from pg_locks where not granted and mode = 'AccessExclusiveLock'
     and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount ?? 0
}

async function tablesOf({ database }: RunnerWorld): Promise<string[]> {
  const { rows } = await database.pool.query(`select tablename from pg_tables where schemaname = 'public'`)
  return rows.map(({ tablename }) => tablename)
}
