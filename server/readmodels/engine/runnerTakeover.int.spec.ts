import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import type { ProjectionRunner } from './runner.ts'

const patient = { timeoutMs: 20_000 }

describe.each(stores)('two runners on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  async function startTwo() {
    const first = await world.start({ projections: [tally()] })
    await eventually(() => leads(first))
    return [first, await world.start({ projections: [tally()] })] as const
  }

  it('share the work so that one writes and both know how far it is', async () => {
    const [first, second] = await startTwo()
    const { position } = await world.append(['tally-a', added(1)])
    expect(await first.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await second.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect([await leads(first), await leads(second)]).toEqual([true, false])
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
  })

  it('hand over when the writing one stops', async () => {
    const [first, second] = await startTwo()
    await first.stop()
    await eventually(() => leads(second))
    const { position } = await world.append(['tally-a', added(1)])
    expect(await second.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
  })

  it('lose and repeat nothing when locks are torn away again and again under load', async () => {
    const [, second] = await startTwo()
    const numbers = Array.from({ length: 60 }, (_, index) => index)
    for (const number of numbers) {
      await world.append(['tally-a', added(number)])
      if (number % 15 === 0) await tearLocksAway(world)
    }
    const { position } = await world.append(['tally-a', added(60)])
    expect(await second.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [...numbers, 60] })
  })

  it('come back by themselves when every connection to the database was cut', async () => {
    const [first, second] = await startTwo()
    await cutConnections(world)
    const position = await appended(world, 1)
    expect(await first.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
    await eventually(async () => (await leads(first)) || (await leads(second)))
  })
})

async function leads(runner: ProjectionRunner): Promise<boolean> {
  return (await runner.status()).every(({ isLedHere }) => isLedHere)
}

function tearLocksAway({ database }: RunnerWorld) {
  return database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'aspenrow projections' and datname = current_database()`,
  )
}

function cutConnections({ database }: RunnerWorld) {
  return database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

/** The spec's own connections were cut as well. */
async function appended(world: RunnerWorld, number: number) {
  for (;;) {
    try {
      return (await world.append(['tally-a', added(number)])).position
    } catch (error) {
      if (!String(error).includes('terminat')) throw error
    }
  }
}
