import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Position } from '../../eventstore/port.ts'
import { openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tally } from '../testing/tally.ts'
import { walletStatement } from '../walletStatement/walletStatement.projection.ts'
import { Progress, waitForReaders } from './runnerProgress.ts'

const patient = { timeoutMs: 20_000 }

describe.each(stores)('waiting for read models on the %s store', (kind) => {
  let world: RunnerWorld
  const projections = [tally(), walletStatement]
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  it('ends stale when they do not come along in time, and well when they do', async () => {
    const runner = await world.start({ projections })
    const elsewhere = await world.start({ projections })
    const release = await holdCheckpoint(world)
    const { position } = await world.append(['tally-a', added(1)])
    const quick = { timeoutMs: 80 }
    expect(await runner.waitFor({ types: ['tally.added'] }, position, quick)).toBe(false)
    expect(await elsewhere.waitFor({ types: ['tally.added'] }, position, quick)).toBe(false)
    await release()
    expect(await runner.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await elsewhere.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
  })

  it('asks how far another process is when none tells, however often it is woken', async () => {
    await world.start({ projections })
    const release = await holdCheckpoint(world)
    const { position } = await world.append(['tally-a', added(1)])
    const progress = new Progress()
    const waking = setInterval(() => progress.hear('0' as Position), 5)
    const known = { db: world.database.db, progress }
    const waiting = waitForReaders(known, ['tally'], { position, timeoutMs: 3_000 })
    await wait(60)
    await release()
    expect(await waiting.finally(() => clearInterval(waking))).toBe(true)
  })

  it('is only for those that handle what was just appended', async () => {
    const runner = await world.start({ projections })
    const release = await holdCheckpoint(world)
    const { position } = await world.append(['tally-a', added(1)])
    expect(await runner.waitFor({ types: ['nobody.cares'] }, position, { timeoutMs: 0 })).toBe(true)
    expect(await runner.waitFor({ types: ['points.spent'] }, position, { timeoutMs: 30 })).toBe(false)
    await release()
  })

  it('sees the end of an append whose last events are of no interest', async () => {
    const runner = await world.start({ projections })
    const { position } = await world.append(
      ['tally-a', added(1)],
      ['day-1-2026-07-10', { type: 'day.freed', data: { orderId: 'o1' } }],
    )
    expect(await runner.waitFor({ types: ['tally.added', 'day.freed'] }, position, patient)).toBe(true)
  })
})

/** Keeps a checkpoint from moving. */
async function holdCheckpoint({ database }: RunnerWorld) {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from projection for update')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}
