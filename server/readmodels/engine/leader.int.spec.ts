import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projections } from '../registry.ts'
import { lifeOf, recharging, type Told } from '../testing/customers.ts'
import { openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import { walletStatement } from '../walletStatement/walletStatement.projection.ts'
import { auditReadModels } from './readModelAudit.queries.ts'
import type { ProjectionRunner } from './runner.ts'

const patient = { timeoutMs: 20_000 }
const everyModel = { projections: projections.map(({ name }) => name) }

describe.each(stores)('read models that follow the %s store together', (kind) => {
  let world: RunnerWorld
  let asked: string[]
  beforeEach(async () => {
    world = await openWorld(kind)
    asked = watchStatements()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    return world.close()
  })

  async function tell(...told: Told[]) {
    const { position } = await world.append(...told)
    return position
  }

  async function shown(runner: ProjectionRunner, ...told: Told[]) {
    asked.length = 0
    const position = await tell(...told)
    expect(await runner.waitFor(everyModel, position, patient)).toBe(true)
    return asked.map(kindOf).filter((kind) => kind !== undefined)
  }

  const placed = (orderId: string) => lifeOf(orderId, 'ana', 'pending').flat()

  it('take a placing in one statement and one commit, all six of them', async () => {
    const runner = await startAll(world)
    await shown(runner, ...recharging('ana'))
    expect(await shown(runner, ...placed('o1'))).toEqual(['write'])
    expect(await shown(runner, ...placed('o2'))).toEqual(['write'])
    expect(await faultsOf(world)).toEqual([])
  })

  it('read the rows of a placing once when they do not know them yet', async () => {
    const first = await startAll(world)
    await shown(first, ...recharging('ana'))
    await shown(first, ...placed('o1'))
    await first.stop()
    const runner = await startAll(world)
    expect(await shown(runner, ...placed('o2'))).toEqual(['read', 'write'])
    expect(await shown(runner, ...placed('o3'))).toEqual(['write'])
    expect(await faultsOf(world)).toEqual([])
  })

  it('move their checkpoint in one statement past what is none of their business', async () => {
    const runner = await startAll(world)
    expect(await shown(runner, ['tally-a', added(1)])).toEqual(['write'])
    expect(await runner.status()).toMatchObject(projections.map(() => ({ isCaughtUp: true })))
  })

  it('are not held up by one of them that refuses an event', async () => {
    const runner = await world.start({ projections: [tally(new Set([13])), walletStatement] })
    const position = await tell(...recharging('ana'), ['tally-a', added(13)], ['tally-b', added(1)])
    expect(await runner.waitFor({ projections: ['walletStatement', 'tally'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-b': [1] })
    await again(world, runner)
    asked.length = 0
    const last = await tell(...recharging('ben'), ['tally-a', added(14)], ['tally-b', added(2)])
    expect(await runner.waitFor({ projections: ['walletStatement', 'tally'] }, last, patient)).toBe(true)
    expect(asked.map(kindOf).filter((kind) => kind === 'write')).toEqual(['write'])
    expect(await tallied(world.db)).toEqual({ 'tally-b': [1, 2] })
  })

  it('wait for a table that is away, and go on when it is back', async () => {
    const runner = await world.start({ projections: [tally(), walletStatement] })
    await world.database.pool.query('alter table tally_line_g1 rename to tally_line_away')
    const position = await tell(...recharging('ana'), ['tally-a', added(1)])
    expect(await runner.waitFor({ projections: ['tally'] }, position, { timeoutMs: 50 })).toBe(false)
    await world.database.pool.query('alter table tally_line_away rename to tally_line_g1')
    expect(await runner.waitFor({ projections: ['tally', 'walletStatement'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
  })

  it('go on from what others wrote when another process moved the checkpoint meanwhile', async () => {
    const runner = await startAll(world)
    await shown(runner, ...recharging('ana'))
    await shown(runner, ...placed('o1'))
    // as another process would that took over and was quicker
    await world.database.pool.query(`update wallet_balance_g1 set points = points + 1000`)
    await world.database.pool.query(`update projection set position = position + 1`)
    await tell(['other-a', { type: 'other.thing', data: {} }])
    await shown(runner, ...placed('o2'))
    const { rows } = await world.database.pool.query('select points from wallet_balance')
    expect(rows).toEqual([{ points: String(100_000 - 16_000 + 1000) }])
  })
})

async function startAll(world: RunnerWorld): Promise<ProjectionRunner> {
  const runner = await world.start({ pollMs: 60_000 })
  await runner.waitFor(everyModel, await world.store.head(), patient)
  await again(world, runner)
  return runner
}

/** Until all of them have met, which is after they have caught up. */
async function again(world: RunnerWorld, runner: ProjectionRunner): Promise<void> {
  for (let time = 0; time < 6; time++) {
    const { position } = await world.append(['other-b', { type: 'other.thing', data: {} }])
    await runner.waitFor({ projections: ['walletStatement'] }, position, patient)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

async function faultsOf(world: RunnerWorld): Promise<readonly string[]> {
  return (await auditReadModels(world)).flatMap(({ faults }) => faults)
}

/** What is said to the database from now on, by anybody in this process. */
function watchStatements(): string[] {
  const asked: string[] = []
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...told: unknown[]) {
    const [first] = told
    asked.push(typeof first === 'string' ? first : String((first as { text?: string }).text))
    return Reflect.apply(query, this, told)
  })
  return asked
}

function kindOf(text: string): 'read' | 'write' | 'transaction' | undefined {
  if (/^(begin|commit|start transaction)/i.test(text)) return 'transaction'
  if (/update projection set/i.test(text)) return 'write'
  return /_g\d/.test(text) ? 'read' : undefined
}
