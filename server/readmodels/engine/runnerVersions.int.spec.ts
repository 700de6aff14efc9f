import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import type { ProjectionRunner } from './runner.ts'

const patient = { timeoutMs: 20_000 }
const of = (version: number) => ({ projections: [tally(new Set(), version)] })

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

  it('an older one shows what the newer one left, and builds its own when asked', async () => {
    const newer = await world.start(of(2))
    await add(1, newer)
    await newer.stop()
    const older = await world.start(of(1))
    const { position } = await world.append(['tally-a', added(2)])
    expect(await older.waitFor({ projections: ['tally'] }, position, { timeoutMs: 200 })).toBe(false)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
    await older.rebuild('tally')
    await add(3, older)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3] })
    expect(await older.status()).toMatchObject([{ codeVersion: 1, isLedHere: true }])
  })

  it('two of one version with different time zone data do not build in turns', async () => {
    const one = await world.start({ ...of(1), timeZoneData: '2026a' })
    await add(1, one)
    const other = await world.start({ ...of(1), timeZoneData: '2026b' })
    await eventually(async () => (await other.status()).every(({ generation }) => generation === 2))
    for (let number = 2; number <= 30; number++) await add(number, one)
    expect(await one.status()).toMatchObject([{ generation: 2, building: undefined }])
  })

  it('one with older time zone data leaves the rows of newer ones alone', async () => {
    const newer = await world.start({ ...of(1), timeZoneData: '2026b' })
    await add(1, newer)
    const older = await world.start({ ...of(1), timeZoneData: '2026a' })
    await add(2, older)
    expect(await older.status()).toMatchObject([{ generation: 1, building: undefined, isLedHere: false }])
  })
})
