import { describe, expect, it, vi } from 'vitest'
import type { Recalled } from '../kernel/command.ts'
import type { Fold } from '../kernel/fold.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { createWorld, readAll } from './contract/world.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import { createFoldCache } from './folds.ts'
import { type Attempt, type CommandRunnerParts, createCommandRunner, loadFold } from './handle.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import type { EventStore } from './port.ts'

const places: Fold<number, Recalled> = { initial: 3, evolve: (free) => free - 1 }
const DAY = 'day-1-2026-11-21'

/** Takes one of three places of a day, or is refused. */
function takePlace(world = createWorld()): Attempt<number> {
  return async (load) => {
    const { state: free, expect: revision } = await load(DAY, places)
    if (free === 0) return reject('SLOT_FULL')
    return { value: free - 1, append: world.request(DAY, revision) }
  }
}

/** A runner whose time passes only by sleeping. */
function runnerOn(store: EventStore, about: Partial<CommandRunnerParts> = {}) {
  let time = 0
  const heard: string[] = []
  const runner = createCommandRunner({
    store,
    random: () => 0.5,
    now: () => time,
    sleep: async (ms) => {
      time += ms
    },
    observe: {
      conflict: (streams) => heard.push(`conflict ${streams}`),
      resend: (streams) => heard.push(`resend ${streams}`),
      busy: (streams) => heard.push(`busy ${streams}`),
    },
    ...about,
  })
  return { run: runner.run, heard, time: () => time, pass: (ms: number) => (time += ms) }
}

/** The store, with something put in the way of its appends. */
function appendingThrough(store: EventStore, append: (to: EventStore['append']) => EventStore['append']) {
  return { ...store, append: append(store.append) }
}

describe('carrying out a command', () => {
  it('writes what was decided and gives the answer with its position', async () => {
    const store = createMemoryEventStore()
    const done = await runnerOn(store).run([DAY], takePlace())
    expect(done).toEqual({ value: 2, position: await store.head(), duplicate: false })
    expect(await readAll(store, DAY)).toHaveLength(1)
  })

  it('gives a rejection as it is, and writes nothing', async () => {
    const store = createMemoryEventStore()
    const { run } = runnerOn(store)
    expect(await run([DAY], async () => reject('SLOT_FULL'))).toEqual({ rejected: 'SLOT_FULL' })
    expect(await run([DAY], async () => ({ value: 'as before' }))).toEqual({
      value: 'as before',
      duplicate: false,
    })
    expect(await store.head()).toBe('0')
  })

  it('says when the append was there already', async () => {
    const { run } = runnerOn(createMemoryEventStore())
    const append = createWorld().request(DAY, 'absent')
    const command = async () => ({ value: 1, append })
    const first = await run([DAY], command)
    expect(await run([DAY], command)).toEqual({ ...first, duplicate: true })
  })

  it('lets exactly as many succeed as there are places, without a conflict in one process', async () => {
    const { run, heard } = runnerOn(createMemoryEventStore())
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => run([DAY], takePlace())))
    expect(outcomes.filter((one) => !isRejection(one))).toHaveLength(3)
    expect(outcomes.filter(isRejection).map((one: Rejection) => one.rejected)).toEqual(
      Array(17).fill('SLOT_FULL'),
    )
    expect(heard).toEqual([])
  })

  it.each([true, false])(
    'lets exactly as many succeed with several processes (assumes fresh: %s)',
    async (assumesFresh) => {
      const store = createMemoryEventStore()
      const runners = Array.from({ length: 4 }, () => runnerOn(store, { assumesFresh }))
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) => runners[n % 4]?.run([DAY], takePlace())),
      )
      expect(outcomes.filter((one) => !isRejection(one))).toHaveLength(3)
      expect(outcomes.filter(isRejection).every((one) => one.rejected === 'SLOT_FULL')).toBe(true)
      expect(await readAll(store, DAY)).toHaveLength(3)
    },
  )

  it('gives who waited in vain one decision all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run } = runnerOn(createMemoryEventStore(), {})
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holder = run([DAY], async () => {
      await held
      return { value: 'done' }
    })
    const waiting = run([DAY], async () => reject('SLOT_FULL'))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await waiting).toEqual({ rejected: 'SLOT_FULL' })
    vi.useRealTimers()
    release()
    await holder
  })

  it('passes on what the attempt throws, and the next command has its turn', async () => {
    const { run } = runnerOn(createMemoryEventStore())
    const broken = run([DAY], async () => {
      throw new Error('bug')
    })
    await expect(broken).rejects.toThrow('bug')
    expect(await run([DAY], takePlace())).toMatchObject({ value: 2 })
  })
})

describe('when others were quicker', () => {
  it('decides again on what is there now', async () => {
    const store = createMemoryEventStore()
    const { run, heard } = runnerOn(store)
    const others = createWorld()
    let tries = 0
    const outcome = await run([DAY], async (load) => {
      const decided = await takePlace()(load)
      tries += 1
      if (tries < 4) await store.append(others.request(DAY, 'any'))
      return decided
    })
    expect(outcome).toEqual({ rejected: 'SLOT_FULL' })
    expect(heard).toEqual(Array(3).fill(`conflict ${DAY}`))
  })

  it('is BUSY after 5 s of it, never later', async () => {
    const always = appendingThrough(createMemoryEventStore(), () => async () => {
      throw new ConflictError([{ stream: DAY, expected: 'absent', actual: 0n }])
    })
    const { run, heard, time } = runnerOn(always)
    expect(await run([DAY], takePlace())).toEqual({ rejected: 'BUSY' })
    expect(time()).toBeGreaterThan(4_500)
    expect(time()).toBeLessThanOrEqual(5_000)
    expect(heard.at(-1)).toBe(`busy ${DAY}`)
  })
})

describe('when no answer comes', () => {
  it('sends the identical request again', async () => {
    const store = createMemoryEventStore()
    let sent = 0
    const losing = appendingThrough(store, (append) => async (request) => {
      const appended = await append(request)
      sent += 1
      if (sent < 3) throw new UnknownOutcomeError('answer lost')
      return appended
    })
    const { run, heard } = runnerOn(losing)
    expect(await run([DAY], takePlace())).toMatchObject({ value: 2, duplicate: true })
    expect(heard).toEqual([`resend ${DAY}`, `resend ${DAY}`])
    expect(await readAll(store, DAY)).toHaveLength(1)
  })

  it('gives up after a number of times', async () => {
    let sent = 0
    const dead = appendingThrough(createMemoryEventStore(), () => async () => {
      sent += 1
      throw new UnknownOutcomeError('refused')
    })
    await expect(runnerOn(dead).run([DAY], takePlace())).rejects.toThrow(UnknownOutcomeError)
    expect(sent).toBe(8)
  })

  it('says at once that nothing was sent; after an answer was lost, that nobody knows', async () => {
    const failures = [new UnknownOutcomeError('answer lost'), new StoreUnavailableError('away')]
    const dying = appendingThrough(createMemoryEventStore(), () => async () => {
      throw failures.shift() ?? new StoreUnavailableError('away')
    })
    const { run, heard } = runnerOn(dying)
    await expect(run([DAY], takePlace())).rejects.toThrow(UnknownOutcomeError)
    await expect(run([DAY], takePlace())).rejects.toThrow(StoreUnavailableError)
    expect(heard).toEqual([`resend ${DAY}`])
  })

  it('has an answer within 7.5 s, however slow the store is', async () => {
    const clock = { pass: (_ms: number) => 0 }
    const hanging = appendingThrough(createMemoryEventStore(), () => async (_request, options) => {
      clock.pass(options?.timeoutMs ?? 60_000)
      throw new UnknownOutcomeError('silence')
    })
    const { run, pass, time } = runnerOn(hanging)
    clock.pass = pass
    await expect(run([DAY], takePlace())).rejects.toThrow(UnknownOutcomeError)
    expect(time()).toBeGreaterThan(5_000)
    expect(time()).toBeLessThanOrEqual(7_500)
  })
})

describe('folding streams', () => {
  /** Counts what is read. */
  function counting(store: EventStore) {
    const reads: string[] = []
    const readStream: EventStore['readStream'] = (stream, options) => {
      reads.push(`${stream} from ${options?.from ?? 0n}`)
      return store.readStream(stream, options)
    }
    return { reads, store: { ...store, readStream } }
  }

  it('folds a whole stream to its state and last revision', async () => {
    const store = createMemoryEventStore()
    expect(await loadFold(store, DAY, places)).toEqual({ state: 3, expect: 'absent' })
    await store.append(createWorld().request(DAY, 'absent', 2))
    expect(await loadFold(store, DAY, places)).toEqual({ state: 1, expect: 1n })
  })

  it('reads only what came after the fold it kept', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = runnerOn(store)
    await run([DAY], takePlace())
    await run([DAY], takePlace())
    await store.append(createWorld().request(DAY, 'any'))
    expect(await run([DAY], takePlace())).toEqual({ rejected: 'SLOT_FULL' })
    expect(reads).toEqual([`${DAY} from 0`, `${DAY} from 1`, `${DAY} from 2`])
  })

  it('reads nothing where it may assume that its folds are fresh', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = runnerOn(store, { assumesFresh: true })
    await run([DAY], takePlace())
    expect(await run([DAY], takePlace())).toMatchObject({ value: 1 })
    expect(reads).toEqual([`${DAY} from 0`])
  })

  it('refuses only on a fresh reading: what another process freed is seen', async () => {
    const signed: Fold<number, Recalled> = {
      initial: 0,
      evolve: (sum, { type }) => (type === 'day.freed' ? sum - 1 : sum + 1),
    }
    const store = createMemoryEventStore()
    const { run } = runnerOn(store, { assumesFresh: true })
    const world = createWorld()
    const take: Attempt<number> = async (load) => {
      const { state: taken, expect: revision } = await load(DAY, signed)
      if (taken === 1) return reject('SLOT_FULL')
      return { value: taken + 1, append: world.request(DAY, revision) }
    }
    await run([DAY], take)
    await store.append(world.request(DAY, 0n, [world.event({ type: 'day.freed' })]))
    expect(await run([DAY], take)).toMatchObject({ value: 1 })
  })

  it('reads again what a decision used but its append does not expect', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const { run } = runnerOn(store, { assumesFresh: true })
    const world = createWorld()
    await run([DAY], takePlace())
    const looking: Attempt<number> = async (load) => {
      const { state } = await load(DAY, places)
      return { value: state, append: world.request('order-1', 'absent') }
    }
    await store.append(world.request(DAY, 'any'))
    expect(await run(['order-1'], looking)).toMatchObject({ value: 1 })
    expect(reads).toEqual([`${DAY} from 0`, `${DAY} from 1`])
  })

  it('asks a decider again that stumbles over folds which no longer belong together', async () => {
    const store = createMemoryEventStore()
    const { run } = runnerOn(store, { assumesFresh: true })
    await run([DAY], takePlace())
    await store.append(createWorld().request(DAY, 0n))
    const strict: Attempt<number> = async (load) => {
      const { state } = await load(DAY, places)
      if (state < 1) throw new Error('a place is missing')
      return { value: state }
    }
    expect(await run([DAY], strict)).toMatchObject({ value: 1 })
    await expect(
      run([DAY], async () => {
        throw new Error('a bug')
      }),
    ).rejects.toThrow('a bug')
  })

  it('keeps the folds of one stream by different folds apart', async () => {
    const count: Fold<string, Recalled> = { initial: '', evolve: (marks) => `${marks}x` }
    const { run } = runnerOn(createMemoryEventStore(), { assumesFresh: true })
    await run([DAY], takePlace())
    const outcome = await run([DAY], async (load) => ({ value: (await load(DAY, count)).state }))
    expect(outcome).toEqual({ value: 'x', duplicate: false })
  })

  it('keeps what the store has, not what a retry said', async () => {
    const types: Fold<string, Recalled> = { initial: '', evolve: (_last, { type }) => type }
    const store = createMemoryEventStore()
    const { run } = runnerOn(store, { assumesFresh: true })
    const world = createWorld()
    const first = world.event({ type: 'day.taken' })
    const retry = async () => {
      await run([DAY], async (load) => {
        const { expect: revision } = await load(DAY, types)
        await store.append(world.request(DAY, 'absent', [first]))
        return {
          value: '',
          append: world.request(DAY, revision, [world.event({ id: first.id, type: 'day.freed' })]),
        }
      })
    }
    await retry()
    const seen = await run([DAY], async (load) => ({ value: (await load(DAY, types)).state }))
    expect(seen).toMatchObject({ value: 'day.taken' })
  })

  it('keeps only so many, those last used', async () => {
    const { store, reads } = counting(createMemoryEventStore())
    const cache = createFoldCache(store, 2)
    const world = createWorld()
    for (const name of ['a', 'b', 'c']) await store.append(world.request(name, 'absent'))
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.begin(true).load(name, places)
    expect(reads.map((read) => read[0])).toEqual(['a', 'b', 'c', 'b'])
  })

  it('answers for what was written even when the fold stumbles over it', async () => {
    const fragile: Fold<number, Recalled> = {
      initial: 0,
      evolve: () => {
        throw new Error('unknown event')
      },
    }
    const { run } = runnerOn(createMemoryEventStore())
    const world = createWorld()
    const outcome = await run([DAY], async (load) => {
      const { expect: revision } = await load(DAY, fragile)
      return { value: 'written', append: world.request(DAY, revision) }
    })
    expect(outcome).toMatchObject({ value: 'written' })
  })
})
