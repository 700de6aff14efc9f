import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Batch, EventStore, Position, SubscribeOptions } from '../../eventstore/port.ts'
import { eventually, openWorld, type RunnerWorld, stores } from '../testing/runnerWorld.ts'
import { added, tallied, tally } from '../testing/tally.ts'

const patient = { timeoutMs: 20_000 }

describe.each(stores)('a runner on the %s store', (kind) => {
  let world: RunnerWorld
  beforeEach(async () => {
    world = await openWorld(kind)
  })
  afterEach(() => world.close())

  it('projects what was there before and what comes after, in order', async () => {
    await world.append(['tally-a', added(1)], ['tally-b', added(2)])
    const runner = await world.start({ projections: [tally()] })
    const { position } = await world.append(['tally-a', added(3)], ['tally-a', added(4)])
    expect(await runner.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 3, 4], 'tally-b': [2] })
    expect(await runner.status()).toMatchObject([
      { name: 'tally', generation: 1, lag: 0, isCaughtUp: true, isLedHere: true, deadLetters: 0 },
    ])
  })

  it('goes on from its checkpoint after a restart', async () => {
    const first = await world.start({ projections: [tally()] })
    const before = await world.append(['tally-a', added(1)])
    expect(await first.waitFor({ types: ['tally.added'] }, before.position, patient)).toBe(true)
    await first.stop()
    const { position } = await world.append(['tally-a', added(2)])
    const asked: SubscribeOptions[] = []
    const second = await world.start({ projections: [tally()], store: watched(world.store, asked) })
    expect(await second.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2] })
    expect(asked.map(({ after }) => after)).toEqual([before.position])
  })

  it('changes nothing when events are delivered again', async () => {
    const runner = await world.start({ projections: [tally()], store: stuttering(world.store) })
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { position } = await world.append(['tally-a', added(number)])
      expect(await runner.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    }
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2, 3, 4, 5, 6] })
  })

  it('skips types it does not know, and counts them', async () => {
    const runner = await world.start({ projections: [tally()] })
    const { position } = await world.append(
      ['tally-a', added(1)],
      ['tally-a', { type: 'tally.subtracted', data: {} }],
      ['other-a', { type: 'other.thing', data: {} }],
      ['tally-a', added(2)],
    )
    expect(await runner.waitFor({ projections: ['tally'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2] })
    expect(await runner.status()).toMatchObject([{ skippedEvents: 1 }])
  })

  it('applies exactly once what was folded when the database connection died before the commit', async () => {
    const runner = await world.start({ projections: [tally()] })
    const before = await world.append(['tally-a', added(1)])
    await runner.waitFor({ types: ['tally.added'] }, before.position, patient)
    const holding = await holdCommits(world)
    const { position } = await world.append(['tally-a', added(2)], ['tally-b', added(3)])
    await eventually(holding.isSomebodyWaiting)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1] })
    await holding.killWaiting()
    await holding.end()
    expect(await runner.waitFor({ types: ['tally.added'] }, position, patient)).toBe(true)
    expect(await tallied(world.db)).toEqual({ 'tally-a': [1, 2], 'tally-b': [3] })
  })

  it('stops cleanly and leaves the rest to the next one', async () => {
    const runner = await world.start({ projections: [tally()] })
    await runner.stop()
    const { position } = await world.append(['tally-a', added(1)])
    expect(await runner.waitFor({ types: ['tally.added'] }, position, { timeoutMs: 60 })).toBe(false)
    expect(await tallied(world.db)).toEqual({})
  })
})

/** The same store, telling how it was subscribed to. */
function watched(store: EventStore, asked: SubscribeOptions[]): EventStore {
  return {
    ...store,
    subscribe: (options) => {
      asked.push(options)
      return store.subscribe(options)
    },
  }
}

/** The same store, which hands out every event three times, alone and with what follows. */
function stuttering(store: EventStore): EventStore {
  async function* stutter(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
    let last: Batch = { events: [], checkpoint: '0' as Position, live: false }
    for await (const batch of batches) {
      yield { ...batch, events: [...last.events, ...batch.events] }
      yield batch
      last = batch
    }
  }
  return { ...store, subscribe: (options) => stutter(store.subscribe(options)) }
}

/** Lets transactions that move a checkpoint wait at their commit, with everything written. */
async function holdCommits({ database }: RunnerWorld) {
  const client = await database.pool.connect()
  await client.query(`
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(4242); return null; end $$;
    create constraint trigger wait_at_commit after update on projection
      deferrable initially deferred for each row execute function wait_at_commit();
    select pg_advisory_lock(4242)`)
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = 4242 and not granted`
  return {
    isSomebodyWaiting: async () => (await client.query(waiting)).rows.length > 0,
    killWaiting: () => client.query(`select pg_terminate_backend(pid) from (${waiting}) as w`),
    async end() {
      await client.query('select pg_advisory_unlock(4242)')
      client.release()
    },
  }
}
