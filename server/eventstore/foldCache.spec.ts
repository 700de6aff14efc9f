import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { eventId } from '../kernel/ids.ts'
import { reject } from '../kernel/rejection.ts'
import type { Decide } from './commandHandler.ts'
import { appendAsItIs } from './contract/asItIs.ts'
import { createWorld, readAll } from './contract/world.ts'
import { createFoldCache } from './foldCache.ts'
import { joinReads, loadFold } from './loadFold.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import { type EventStore, rangeOf } from './port.ts'

import { DAY, type Free, handlerOn, happened, newCommand, places, takePlace } from './testing/takingPlaces.ts'

describe('folding streams', () => {
  /** Counts what is read. */
  function counting(store: EventStore) {
    const reads: string[] = []
    const readStreams: EventStore['readStreams'] = (streams, options) => {
      reads.push(...streams.map(rangeOf).map(({ stream, from }) => `${stream} from ${from}`))
      return store.readStreams(streams, options)
    }
    return { reads, store: { ...store, readStreams } }
  }

  it('folds a whole stream to its state and last revision', async () => {
    const store = createMemoryEventStore()
    expect(await loadFold(store, DAY, places)).toEqual({ state: 3, expect: 'absent' })
    await store.append(createWorld().request(DAY, 'absent', 2))
    expect(await loadFold(store, DAY, places)).toEqual({ state: 1, expect: 1n })
  })

  it('reads only what came after the fold it kept', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = handlerOn(store)
    await run([DAY], takePlace)
    await run([DAY], takePlace)
    await appendAsItIs(store, createWorld().request(DAY, 'absent').events)
    expect(await run([DAY], takePlace)).toEqual({ rejected: 'SLOT_FULL' })
    expect(reads).toEqual([`${DAY} from 0`, `${DAY} from 2`])
  })

  it('reads nothing of what it has kept', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = handlerOn(store)
    await run([DAY], takePlace)
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 1 } })
    expect(reads).toEqual([`${DAY} from 0`])
  })

  it('refuses only on a fresh reading: what another process freed is seen', async () => {
    const signed: Fold<number, RecordedEvent> = {
      initial: 0,
      evolve: (sum, { type }) => (type === 'day.freed' ? sum - 1 : sum + 1),
    }
    const store = createMemoryEventStore()
    const { run } = handlerOn(store)
    const world = createWorld()
    const take: Decide<{ taken: number }> = async (load) => {
      const { state: taken } = await load(DAY, signed)
      return taken === 1 ? reject('SLOT_FULL') : { answer: { taken: taken + 1 }, events: happened(DAY) }
    }
    await run([DAY], take)
    await store.append(world.request(DAY, 0n, [world.event({ type: 'day.freed' })]))
    expect(await run([DAY], take)).toMatchObject({ value: { taken: 1 } })
  })

  it('expects also what a decision used and does not write', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = handlerOn(store)
    await run([DAY], takePlace)
    const looking: Decide<Free> = async (load) => {
      const { state: free } = await load(DAY, places)
      return { answer: { free }, events: happened('order-1', 'order.placed') }
    }
    await appendAsItIs(store, createWorld().request(DAY, 'absent').events)
    expect(await run(['order-1'], looking)).toMatchObject({ value: { free: 1 } })
    expect(reads).toEqual([`${DAY} from 0`, `${DAY} from 1`])
  })

  it('asks a decider again that stumbles over folds which no longer belong together', async () => {
    const store = createMemoryEventStore()
    const { run } = handlerOn(store)
    await run([DAY], takePlace)
    await store.append(createWorld().request(DAY, 0n))
    const strict: Decide<Free> = async (load) => {
      const { state: free } = await load(DAY, places)
      if (free > 1) throw new Error('a place is missing')
      return { answer: { free }, events: [] }
    }
    expect(await run([DAY], strict)).toMatchObject({ value: { free: 1 } })
    await expect(
      run([DAY], async () => {
        throw new Error('a bug')
      }),
    ).rejects.toThrow('a bug')
  })

  it('keeps the folds of one stream by different folds apart', async () => {
    const count: Fold<string, RecordedEvent> = { initial: '', evolve: (marks) => `${marks}x` }
    const { run } = handlerOn(createMemoryEventStore())
    await run([DAY], takePlace)
    const outcome = await run([DAY], async (load) => ({
      answer: { marks: (await load(DAY, count)).state },
      events: [],
    }))
    expect(outcome).toMatchObject({ value: { marks: 'x' } })
  })

  it('expects a stream that was not loaded to be absent', async () => {
    const store = createMemoryEventStore()
    await store.append(createWorld().request('order-1', 'absent'))
    const { run } = handlerOn(store)
    const placing = run([], async () => ({ answer: {}, events: happened('order-1', 'order.placed') }))
    expect(await placing).toEqual({ rejected: 'BUSY' })
    expect(await readAll(store, 'order-1')).toHaveLength(1)
  })

  it('expects a stream that was loaded twice as it was at first', async () => {
    const store = createMemoryEventStore()
    const { run, heard } = handlerOn(store)
    let tries = 0
    const outcome = await run([DAY], async (load) => {
      const { state: free } = await load(DAY, places)
      if (tries++ === 0) await store.append(createWorld().request(DAY, 'absent'))
      await load(DAY, places)
      return { answer: { free: free - 1 }, events: happened(DAY) }
    })
    expect(outcome).toMatchObject({ value: { free: 1 } })
    expect(heard).toEqual([`conflict ${DAY}`])
  })

  it('keeps what the store has, not what a retry said', async () => {
    const types: Fold<string, RecordedEvent> = { initial: '', evolve: (_last, { type }) => type }
    const store = createMemoryEventStore()
    const { run } = handlerOn(store)
    const world = createWorld()
    const command = newCommand()
    const retry: Decide<Record<string, never>> = async (load) => {
      await load(DAY, types)
      const first = world.event({ id: eventId(command.id, 0), type: 'day.taken' })
      await store.append(world.request(DAY, 'absent', [first]))
      return { answer: {}, events: happened(DAY, 'day.freed') }
    }
    await run([DAY], retry, command)
    const seen = await run([DAY], async (load) => ({
      answer: { last: (await load(DAY, types)).state },
      events: [],
    }))
    expect(seen).toMatchObject({ value: { last: 'day.taken' } })
  })

  it('keeps only so many, those last used', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const cache = createFoldCache(2)
    const read = joinReads(store)
    const world = createWorld()
    for (const name of ['a', 'b', 'c']) await store.append(world.request(name, 'absent'))
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b'])
      await cache.begin(read, new Map(), { fresh: false }).load(name, places)
    expect(reads.map((read) => read[0])).toEqual(['a', 'b', 'c', 'b'])
  })

  it('answers for what was written even when the fold stumbles over it', async () => {
    const fragile: Fold<number, RecordedEvent> = {
      initial: 0,
      evolve: () => {
        throw new Error('unknown event')
      },
    }
    const { run } = handlerOn(createMemoryEventStore())
    const outcome = await run([DAY], async (load) => {
      await load(DAY, fragile)
      return { answer: { outcome: 'written' }, events: happened(DAY) }
    })
    expect(outcome).toMatchObject({ value: { outcome: 'written' } })
  })
})
