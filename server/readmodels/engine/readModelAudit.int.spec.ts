import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import { experienceStatement } from '../experienceStatement/experienceStatement.projection.ts'
import { orderChanges } from '../orderChanges/orderChanges.projection.ts'
import { orderHistory } from '../orderHistory/orderHistory.projection.ts'
import { lifeOf, recharging } from '../testing/customers.ts'
import { openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { walletStatement } from '../walletStatement/walletStatement.projection.ts'
import { auditReadModels } from './readModelAudit.queries.ts'

const projections = [orderHistory, orderChanges, walletStatement, experienceStatement]

describe.each(stores)('the audit of read models on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
    const runner = await world.start({ projections })
    await world.append(...recharging('ana'))
    for (const told of lifeOf('o1', 'ana', 'done')) await world.append(...told)
    const [placing = [], cancelling = []] = lifeOf('o2', 'ana', 'cancelled')
    await world.append(...placing)
    const { position } = await world.append(...cancelling)
    const types = ['order.placed', 'points.spent', 'experience.gained']
    expect(await runner.waitFor({ types }, position, { timeoutMs: 20_000 })).toBe(true)
    await runner.stop()
  })
  afterEach(() => world.close())

  it('finds nothing where rows are what the events make them', async () => {
    expect(await auditReadModels(world, projections)).toEqual([
      { projection: 'orderHistory', events: 6, rows: 12, lag: 0, differences: [], faults: [] },
      { projection: 'orderChanges', events: 6, rows: 8, lag: 0, differences: [], faults: [] },
      { projection: 'walletStatement', events: 5, rows: 19, lag: 0, differences: [], faults: [] },
      { projection: 'experienceStatement', events: 1, rows: 2, lag: 0, differences: [], faults: [] },
    ])
  })

  it('names every row that somebody changed, took away or put in', async () => {
    await world.database.pool.query(`
      update order_history_g1 set status = 2, price_lines = '[]' where order_id = 'o1';
      delete from order_change_g1 where order_id = 'o2';
      insert into experience_balance_g1 values ('eve', 99999, 0)`)
    const [orders, changes, wallets, experience] = await auditReadModels(world, projections)
    expect(orders?.differences).toEqual([
      { table: 'order_history', key: 'o1', kind: 'different', columns: ['price_lines', 'status'] },
    ])
    expect(orders?.faults).toEqual(['1 rows differ from a replay of the events'])
    expect(changes?.differences).toMatchObject([{ table: 'order_change', kind: 'missing' }])
    expect(wallets?.faults).toEqual([])
    expect(experience?.differences).toMatchObject([{ key: 'eve', kind: 'surplus' }])
  })

  it('compares a read model that is behind as far as it is, and says how far', async () => {
    for (const told of lifeOf('o3', 'ana', 'pending')) await world.append(...told)
    const findings = await auditReadModels(world, projections)
    expect(findings.flatMap(({ faults }) => faults)).toEqual([])
    expect(findings.map(({ lag }) => lag)).toEqual([3, 3, 3, 3])
  })

  it('tells of a checkpoint ahead of the store, and of rows of another store', async () => {
    const [orders] = await auditReadModels({ db: world.db, store: createMemoryEventStore() }, projections)
    expect(orders?.faults).toEqual([
      'it was built from another event store',
      'its checkpoint lies ahead of the store',
      '12 rows differ from a replay of the events',
    ])
  })
})
