import { StoreUnavailableError, UnknownOutcomeError } from '../../server/eventstore/errors.ts'
import type { Batch, EventStore } from '../../server/eventstore/port.ts'
import { TIME_LIMITS } from '../../server/kernel/timeLimits.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { VirtualTime } from './virtualTime.ts'
import type { Wire } from './wire.ts'

/**
 * A process's way to the one store of all: as the port says, with everything that it says may happen. An append of which nothing is heard
 * may still be carried out seconds later, or twice.
 * @param parts.breaks how many times out of a hundred a subscription ends with each batch
 */
export function storeOver(
  store: EventStore,
  {
    wire,
    time,
    random,
    breaks,
  }: {
    readonly wire: Wire
    readonly time: VirtualTime
    readonly random: SeededRandom
    readonly breaks: () => number
  },
): EventStore {
  const question = { failure: () => new StoreUnavailableError('no answer'), timeoutMs: TIME_LIMITS.readMs }

  async function* subscribe(options: Parameters<EventStore['subscribe']>[0]): AsyncGenerator<Batch> {
    for await (const batch of store.subscribe(options)) {
      await time.sleep(wire.delay())
      if (options.signal.aborted) return
      if (random.percent(breaks())) throw new Error('the subscription broke')
      yield batch
    }
  }

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
    subscribe,
    head: () => wire.ask(() => store.head(), question),
    last: () => wire.ask(() => store.last(), question),
  }
}
