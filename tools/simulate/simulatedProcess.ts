import { setTimeout as wait } from 'node:timers/promises'
import { createCommandHandler, type HandleCommand } from '../../server/eventstore/commandHandler.ts'
import { StoreUnavailableError, UnknownOutcomeError } from '../../server/eventstore/errors.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import { TIME_LIMITS } from '../../server/kernel/timeLimits.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { VirtualTime } from './virtualTime.ts'
import { createWire, type Weather, type Wire } from './wire.ts'

/** Puts a bug between the command handler and its store, to see that it is found. */
export type Plant = (store: EventStore) => EventStore

/** What processes share. */
export interface Surroundings {
  readonly time: VirtualTime
  readonly random: SeededRandom
  readonly store: EventStore
  weather(): Weather
  readonly plant: Plant
}

/** A process of the product: the real command handler on a wire to the store. */
export interface SimulatedProcess {
  readonly handle: HandleCommand
  isAlive(): boolean
  /** Like kill -9: the process receives nothing more; its sent messages still arrive. */
  crash(): void
}

export function startSimulatedProcess({
  time,
  plant,
  store,
  weather,
  ...shared
}: Surroundings): SimulatedProcess {
  const random = shared.random.fork()
  const ending = new AbortController()
  const isAlive = () => !ending.signal.aborted
  const wire = createWire({ time, random, weather }, { isAlive })
  return {
    isAlive,
    handle: createCommandHandler({
      store: plant(storeOver(store, wire)),
      caughtUp: async () => true,
      random: () => random.between(0, 999) / 1_000,
      now: time.now,
      sleep: wait,
    }),
    crash: () => ending.abort(),
  }
}

/** The store as a process reaches it: an append without an answer may still be carried out seconds later, or twice. */
function storeOver(store: EventStore, wire: Wire): EventStore {
  const question = { failure: () => new StoreUnavailableError('no answer'), timeoutMs: TIME_LIMITS.readMs }
  return {
    ...store,
    append: (request, { timeoutMs = TIME_LIMITS.appendMs } = {}) =>
      wire.ask(() => store.append(request), {
        failure: () => new UnknownOutcomeError('no answer'),
        timeoutMs,
      }),
    readStreams: (streams, options) => wire.ask(() => store.readStreams(streams, options), question),
    async *readStream(stream, options) {
      const from = { stream, from: options?.from ?? 0n }
      const found = await wire.ask(() => store.readStreams([from]), question)
      yield* found.get(stream) ?? []
    },
  }
}
