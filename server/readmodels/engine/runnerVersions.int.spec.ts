import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import type { Projection } from './projection.ts'
import type { ProjectionRunner } from './runner.ts'

const patient = { timeoutMs: 20_000 }
const of = (version: number) => ({ projections: [tally(new Set(), version)] })
/** Another read model of the same events. */
const beside = (version: number): Projection => ({
  ...tally(new Set(), version),
  name: 'beside',
  tables: tally().tables.flatMap((table) => (table.kind === 'list' ? { ...table, name: 'beside_line' } : [])),
})

describe.each(stores)('two versions side by side on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  /** Adds a number and waits until a runner's readers see it. */
  async function add(number: number, seenBy: ProjectionRunner): Promise<void> {
    const { position } = await world.append(['tally-a', added(number)])
    expect(await seenBy.waitFor({ projections: ['tally'] }, position, patient)).toBe(true)
  }

  async function liveVersion(asked: ProjectionRunner): Promise<number | undefined> {
    const [status] = await asked.status()
    return status?.codeVersion
  }

  it('an older one that starts again leaves the newer one’s rows alone, and is ready', async () => {
    const newer = await world.start(of(2))
    await add(1, newer)
    const older = await world.start(of(1))
    await add(2, older)
    expect(await older.status()).toMatchObject([
      { generation: 1, codeVersion: 2, isOfOlderCode: false, building: undefined, isLedHere: false },
    ])
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2] })
  })

  it('an older one goes on by itself when the newer one was rolled back', async () => {
    const older = await world.start(of(1))
    await add(1, older)
    const newer = await world.start(of(2))
    await eventually(async () => (await liveVersion(newer)) === 2)
    await add(2, older)
    await newer.stop()
    await eventually(async () => (await liveVersion(older)) === 1)
    await add(3, older)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3] })
  })

  it('a newer one builds its own again should it have been replaced', async () => {
    const newer = await world.start(of(2))
    await add(1, newer)
    await world.db.updateTable('projection').set({ code_version: 1 }).execute()
    await eventually(async () => (await liveVersion(newer)) === 2)
    await add(2, newer)
    expect(await newer.status()).toMatchObject([{ generation: 2, isLedHere: true }])
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2] })
  })

  it('two of one version with different time zone data do not build in turns', async () => {
    const one = await world.start({ ...of(1), timeZoneData: '2026a' })
    await add(1, one)
    const other = await world.start({ ...of(1), timeZoneData: '2026b' })
    await eventually(async () => (await other.status()).every(({ generation }) => generation === 2))
    for (let number = 2; number <= 30; number++) await add(number, one)
    expect(await one.status()).toMatchObject([{ generation: 2, building: undefined }])
  })

  it('one goes on by itself when another of its version, with other time zone data, has left', async () => {
    const one = await world.start({ ...of(1), timeZoneData: '2026a' })
    await add(1, one)
    const other = await world.start({ ...of(1), timeZoneData: '2026b' })
    await eventually(async () => (await one.status()).every(({ generation }) => generation === 2))
    await other.stop()
    await add(2, one)
    expect(await one.status()).toMatchObject([{ generation: 3, isLedHere: true, building: undefined }])
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2] })
  })

  it('rows of another store, from a rebuild that was asked for, are left alone', async () => {
    const one = await world.start({ projections: [tally(), beside(1)] })
    await add(1, one)
    const store = createMemoryEventStore()
    const other = await world.start({ ...of(1), store, acceptsOtherStore: true })
    const newer = await world.start({ projections: [beside(2)] })
    await eventually(async () => (await one.status()).every(({ generation }) => generation === 2))
    await other.stop()
    await newer.stop()
    await store.close()
    // looks that are enough to take the other read model back
    await eventually(async () => (await one.status())[1]?.generation === 3)
    expect(await one.status()).toMatchObject([{ generation: 2, building: undefined }, { generation: 3 }])
  })
})
