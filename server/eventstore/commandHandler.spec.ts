import { describe, expect, it, vi } from 'vitest'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { eventId } from '../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { appendAsItIs } from './contract/asItIs.ts'
import { createWorld, readAll } from './contract/world.ts'
import { ConflictError } from './errors.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import {
  appendingThrough,
  countPlaces,
  DAY,
  handlerOn,
  happened,
  newCommand,
  takePlace,
} from './testing/takingPlaces.ts'

describe('carrying out a command', () => {
  it('writes what was decided and answers when its position can be read', async () => {
    const store = createMemoryEventStore()
    const { run, waitedFor } = handlerOn(store)
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 2 }, stale: false })
    expect(waitedFor).toEqual([[['day.taken'], await store.head()]])
    expect(await readAll(store, DAY)).toHaveLength(1)
  })

  it('says when it can not be read yet', async () => {
    const { run } = handlerOn(createMemoryEventStore(), { caughtUp: async () => false })
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 2 }, stale: true })
    expect(await run([DAY], countPlaces)).toMatchObject({ value: { free: 2 }, stale: false })
  })

  it('waits for each type of event once', async () => {
    const { run, waitedFor } = handlerOn(createMemoryEventStore())
    const events = [...happened(DAY), ...happened('order-1', 'order.placed'), ...happened(DAY)]
    await run([DAY], async () => ({ answer: {}, events }))
    expect(waitedFor).toEqual([[['day.taken', 'order.placed'], expect.anything()]])
  })

  it('gives a rejection as it is, and writes nothing', async () => {
    const store = createMemoryEventStore()
    const { run, waitedFor } = handlerOn(store)
    expect(await run([DAY], async () => reject('SLOT_FULL'))).toEqual({ rejected: 'SLOT_FULL' })
    expect(await run([DAY], countPlaces)).toMatchObject({ value: { free: 3 }, stale: false })
    expect([await store.head(), waitedFor]).toEqual(['0', []])
  })

  it('is the same append when it is given again', async () => {
    const store = createMemoryEventStore()
    const { run, waitedFor } = handlerOn(store)
    const command = newCommand()
    const blindly = async () => ({ answer: { done: 1 }, events: happened(DAY) })
    const first = await run([DAY], blindly, command)
    expect(await run([DAY], blindly, command)).toEqual({ ...first, events: undefined })
    expect(waitedFor[1]).toEqual(waitedFor[0])
    expect((await readAll(store, DAY)).map(({ id }) => id)).toEqual([eventId(command.id, 0)])
  })

  it('lets exactly as many succeed as there are places, without a conflict in one process', async () => {
    const { run, heard } = handlerOn(createMemoryEventStore())
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => run([DAY], takePlace)))
    expect(outcomes.filter((one) => !isRejection(one))).toHaveLength(3)
    expect(outcomes.filter(isRejection).map((one: Rejection) => one.rejected)).toEqual(
      Array(17).fill('SLOT_FULL'),
    )
    expect(heard).toEqual([])
  })

  it('lets exactly as many succeed with several processes', async () => {
    const store = createMemoryEventStore()
    const handlers = Array.from({ length: 4 }, () => handlerOn(store))
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => handlers[n % 4]?.run([DAY], takePlace)),
    )
    expect(outcomes.filter((one) => !isRejection(one))).toHaveLength(3)
    expect(outcomes.filter(isRejection).every((one) => one.rejected === 'SLOT_FULL')).toBe(true)
    expect(await readAll(store, DAY)).toHaveLength(3)
  })

  it('gives who waited in vain one decision all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run } = handlerOn(createMemoryEventStore(), {})
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holder = run([DAY], async () => {
      await held
      return { answer: {}, events: [] }
    })
    const waiting = run([DAY], async () => reject('SLOT_FULL'))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await waiting).toEqual({ rejected: 'SLOT_FULL' })
    vi.useRealTimers()
    release()
    await holder
  })

  it('decides for who waited in vain on a fresh reading', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = createMemoryEventStore()
    const { run, time } = handlerOn(store)
    await run([DAY], takePlace)
    await appendAsItIs(store, createWorld().request(DAY, 'absent').events)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holder = run([DAY], async () => {
      await held
      return { answer: {}, events: [] }
    })
    const waiting = run([DAY], takePlace)
    await vi.advanceTimersByTimeAsync(6_000)
    expect([await waiting, time()]).toMatchObject([{ value: { free: 0 }, stale: false }, 0])
    vi.useRealTimers()
    release()
    await holder
  })

  it('passes on what the decider throws, and the next command goes on', async () => {
    const { run } = handlerOn(createMemoryEventStore())
    const broken = run([DAY], async () => {
      throw new Error('bug')
    })
    await expect(broken).rejects.toThrow('bug')
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 2 } })
  })
})

describe('a decider that finds what it loaded impossible', () => {
  const count: Fold<number, RecordedEvent> = { initial: 0, evolve: (seen) => seen + 1 }

  it('decides again when somebody wrote between two readings', async () => {
    const store = createMemoryEventStore()
    const world = createWorld()
    let tries = 0
    const outcome = await handlerOn(store).run(['a-1'], async (load) => {
      tries += 1
      const first = await load('a-1', count)
      if (tries === 1) for (const name of ['a-1', 'b-1']) await store.append(world.request(name, 'absent'))
      const second = await load('b-1', count)
      if (first.state !== second.state) throw new Error('one without the other')
      return { answer: { seen: first.state }, events: [] }
    })
    expect([outcome, tries]).toMatchObject([{ value: { seen: 1 }, stale: false }, 2])
  })

  it('has a bug when nobody did', async () => {
    const store = createMemoryEventStore()
    await store.append(createWorld().request('a-1', 'absent'))
    const handling = handlerOn(store).run(['a-1'], async (load) => {
      await load('a-1', count)
      throw new Error('a bug')
    })
    await expect(handling).rejects.toThrow('a bug')
  })
})

describe('when others were quicker', () => {
  it('decides again on what is there now', async () => {
    const store = createMemoryEventStore()
    const { run, heard } = handlerOn(store)
    const others = createWorld()
    let tries = 0
    const outcome = await run([DAY], async (load) => {
      const decided = await takePlace(load)
      tries += 1
      if (tries < 4) await appendAsItIs(store, others.request(DAY, 'absent').events)
      return decided
    })
    expect(outcome).toEqual({ rejected: 'SLOT_FULL' })
    expect(heard).toEqual(Array(3).fill(`conflict ${DAY}`))
  })

  it('decides again at once where it had assumed that nobody was', async () => {
    const store = createMemoryEventStore()
    const { run, heard, time } = handlerOn(store)
    await run([DAY], takePlace)
    await appendAsItIs(store, createWorld().request(DAY, 'absent').events)
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 0 } })
    expect([heard, time()]).toEqual([[`conflict ${DAY}`], 0])
  })

  it('is BUSY after 5 s of it, never later', async () => {
    const always = appendingThrough(createMemoryEventStore(), () => async () => {
      throw new ConflictError([{ stream: DAY, expected: 'absent', actual: 0n }])
    })
    const { run, heard, time } = handlerOn(always)
    expect(await run([DAY], takePlace)).toEqual({ rejected: 'BUSY' })
    expect(time()).toBeGreaterThan(4_500)
    expect(time()).toBeLessThanOrEqual(5_000)
    expect(heard.at(-1)).toBe(`busy ${DAY}`)
  })
})
