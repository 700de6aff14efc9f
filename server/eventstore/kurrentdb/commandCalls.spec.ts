import { afterEach, expect, it, vi } from 'vitest'
import type { RecordedEvent } from '../../kernel/event.ts'
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

const count: Fold<number, RecordedEvent> = { initial: 0, evolve: (seen) => seen + 1 }
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
  const events = written.map((stream) => ({ stream, event: { type: 'thing.done', data: {} } }))
  return { answer: { nth: wallet?.state ?? 0 }, events }
}

/** A process with a server of its own. */
async function play(): Promise<HandleCommand> {
  double = await startKurrentDouble()
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

it('a command on kept folds makes two calls: its key is read, and the append checks what it writes', async () => {
  const handle = await play()
  expect(await place(handle)).toEqual([4, 1])
  expect(await place(handle)).toEqual([1, 1])
  expect(await place(handle)).toEqual([1, 1])
})
