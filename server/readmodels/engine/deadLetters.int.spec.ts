import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'
import { auditReadModels } from './readModelAudit.queries.ts'

const patient = { timeoutMs: 20_000 }

const other = {
  ...tally(),
  name: 'other',
  tables: tally()
    .tables.slice(1, 2)
    .map((table) => ({ ...table, name: 'other_line' })),
}

describe.each(stores)('an event that cannot be projected, on the %s store', (kind) => {
  let world: RunnerWorld
  const refused = new Set<number>()
  beforeEach(async () => {
    refused.clear()
    refused.add(13)
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  async function tell(...numbers: (readonly [stream: string, number: number])[]) {
    const { position } = await world.append(
      ...numbers.map(([stream, number]) => [stream, added(number)] as const),
    )
    return position
  }

  async function deadLetters() {
    const { rows } = await world.database.pool.query('select stream, revision, type, error from dead_letter')
    return rows
  }

  it('sets its stream aside, logs an error, and lets everything else go on', async () => {
    const errors: object[] = []
    const log: FollowerLog = {
      info: () => undefined,
      warn: () => undefined,
      error: (details) => errors.push(details),
    }
    const runner = await world.start({ projections: [tally(refused)], log })
    await tell(['tally-a', 1], ['tally-b', 2], ['tally-a', 13], ['tally-b', 4], ['tally-a', 5])
    const position = await tell(['tally-a', 6], ['tally-b', 7])
    expect(await runner.waitFor({ projections: ['tally'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1], 'tally-b': [2, 4, 7] })
    expect(await deadLetters()).toEqual([
      {
        stream: 'tally-a',
        revision: '1',
        type: 'tally.added',
        error: 'tally.added at tally-a@1: no number 13',
      },
    ])
    expect(await runner.status()).toMatchObject([{ deadLetters: 1, isCaughtUp: true }])
    expect(errors).toMatchObject([{ projection: 'tally', stream: 'tally-a', revision: '1' }])
  })

  it('is in the rows of a rebuild with mended code, with what followed it', async () => {
    const faulty = await world.start({ projections: [tally(refused)] })
    const position = await tell(['tally-a', 1], ['tally-a', 13], ['tally-a', 5], ['tally-b', 2])
    await faulty.waitFor({ projections: ['tally'] }, position, patient)
    await faulty.stop()
    const mended = await world.start({ projections: [tally()] })
    const last = await tell(['tally-a', 6])
    expect(await mended.waitFor({ projections: ['tally'] }, last, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1], 'tally-b': [2] })
    await mended.rebuild('tally')
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 13, 5, 6], 'tally-b': [2] })
    expect(await deadLetters()).toEqual([])
  })

  it('is named by the audit', async () => {
    const projections = [tally(refused)]
    const runner = await world.start({ projections })
    const position = await tell(['tally-a', 1], ['tally-a', 13])
    await runner.waitFor({ projections: ['tally'] }, position, patient)
    expect(await auditReadModels(world, projections)).toMatchObject([
      { projection: 'tally', events: 1, rows: 4, differences: [], faults: ['1 streams are set aside'] },
    ])
  })

  it('is set aside also when its error cannot be stored as it is', async () => {
    const projection = tally()
    const told = `a byte that no text may hold: \u0000, and ${'many words '.repeat(1_000)}`
    const [, line] = projection.tables
    if (line?.kind !== 'list') throw new Error('the second table of the tally is a list')
    const rowsOf: typeof line.rowsOf = (event) => {
      if (event.revision === 1n) throw new Error(told)
      return line.rowsOf(event)
    }
    const tables = projection.tables.map((table) => (table === line ? { ...line, rowsOf } : table))
    const runner = await world.start({ projections: [{ ...projection, tables }] })
    const position = await tell(['tally-a', 1], ['tally-a', 2], ['tally-b', 3])
    expect(await runner.waitFor({ projections: ['tally'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1], 'tally-b': [3] })
    expect(await deadLetters()).toMatchObject([
      { error: expect.stringContaining('a byte that no text may hold: ,') },
    ])
  })

  it('that the database refuses is set aside like one that the fold refuses', async () => {
    const projection = tally()
    const runner = await world.start({ projections: [projection] })
    await world.database.pool.query('alter table tally_line_g1 add check (number <> 99)')
    const position = await tell(['tally-a', 99], ['tally-b', 1])
    expect(await runner.waitFor({ projections: ['tally'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-b': [1] })
    expect(await deadLetters()).toMatchObject([
      { stream: 'tally-a', error: expect.stringContaining('check') },
    ])
  })

  it('that the database refuses is set aside for the read model at fault alone', async () => {
    const runner = await world.start({ projections: [tally(), other] })
    await world.database.pool.query('alter table tally_line_g1 add check (number <> 99)')
    const position = await tell(['tally-a', 1], ['tally-a', 99], ['tally-b', 2])
    expect(await runner.waitFor({ projections: ['tally', 'other'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1], 'tally-b': [2] })
    const { rows } = await world.database.pool.query('select stream, number from other_line order by number')
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 99])
    expect(await deadLetters()).toMatchObject([{ stream: 'tally-a', revision: '1' }])
  })
  it.each([1, 2])('that the database refuses %s times and then takes sets nothing aside', async (times) => {
    const runner = await world.start({ projections: [tally(), other] })
    await world.database.pool.query(`
      create sequence refusals;
      create function refuse() returns trigger language plpgsql as $$ begin
        if nextval('refusals') <= ${times} then raise 'not now' using errcode = 'check_violation'; end if;
        return new;
      end $$;
      create trigger refuses before insert on tally_line_g1 for each row execute function refuse()`)
    const position = await tell(['tally-a', 1], ['tally-b', 2])
    expect(await runner.waitFor({ projections: ['tally', 'other'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1], 'tally-b': [2] })
    expect(await deadLetters()).toEqual([])
  })
})
