import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Recalled } from '../../kernel/command.ts'
import type { Fold } from '../../kernel/fold.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { createCommandHandler, type Decide, type HandleCommand } from '../commandHandler.ts'
import type { EventStore } from '../port.ts'
import { newCommand } from '../testing/takingPlaces.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { type KurrentDouble, startKurrentDouble } from './testing/startKurrentDouble.ts'
import { collectingLog, QUICK } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/* What commands cost in calls to KurrentDB: reads that are asked at once share a round trip, and nothing else does. */

const count: Fold<number, Recalled> = { initial: 0, evolve: (seen) => seen + 1 }
const [WALLET, EXPERIENCE, DAY] = ['wallet-1', 'experience-1', 'day-1']

let double: KurrentDouble
let store: EventStore
afterEach(async () => {
  await store.close()
  await double.stop()
})

/** What a placing loads and writes, with the rank only looked at. */
const placing: Decide<{ nth: number }> = async (load) => {
  const [wallet] = await Promise.all([WALLET, EXPERIENCE, DAY].map((stream) => load(stream, count)))
  const written = [WALLET, `order-${crypto.randomUUID()}`, DAY]
  const facts = written.map((stream) => ({ stream, fact: { type: 'thing.done', data: {} } }))
  return { answer: { nth: wallet?.state ?? 0 }, facts }
}

/** A process with a server of its own. */
async function play(generation: '25.1.4' | '26.1.0'): Promise<HandleCommand> {
  double = await startKurrentDouble(generation)
  store = await createKurrentEventStore({ url: double.url, log: collectingLog().log, timeouts: QUICK })
  const now = () => performance.now()
  return createCommandHandler({ store, caughtUp: async () => true, random: Math.random, now })
}

/** @returns how many reads and appends a placing took */
async function place(handle: HandleCommand): Promise<readonly [reads: number, appends: number]> {
  const { script } = double
  const before = [script.count('read'), script.count('append')] as const
  const id = crypto.randomUUID()
  const command = { ...newCommand(), id, key: { id, terms: 'terms' } }
  expect(isRejection(await handle({ command, streams: [WALLET, DAY] }, placing))).toBe(false)
  return [script.count('read') - before[0], script.count('append') - before[1]]
}

describe('the calls of a command', () => {
  it.each([
    // its key alone: the append checks the rest
    ['26.1.0', 1],
    // and what the append cannot check, asked at the same time
    ['25.1.4', 2],
  ] as const)('to %s are few where the folds are kept', async (generation, reads) => {
    const handle = await play(generation)
    expect(await place(handle)).toEqual([4, 1])
    expect(await place(handle)).toEqual([reads, 1])
    expect(await place(handle)).toEqual([reads, 1])
  })

  it('to a server that checks only what is written are made anew where something else has moved', async () => {
    const handle = await play('25.1.4')
    await place(handle)
    const event = { id: crypto.randomUUID(), type: 'thing.done', data: {}, meta: {} }
    await store.append({ expect: { [EXPERIENCE]: 'any' }, events: [{ stream: EXPERIENCE, event }] })
    expect(await place(handle)).toEqual([2 + 4, 1])
    expect(await place(handle)).toEqual([2, 1])
  })
})
