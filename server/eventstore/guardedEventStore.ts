import { type CircuitOptions, createCircuit } from '../kernel/circuit.ts'
import { UnavailableError } from '../kernel/unavailable.ts'
import { StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import type { EventStore } from './port.ts'

export interface Guarding extends Pick<CircuitOptions, 'timeLimits'> {
  /** Hears when the store went away and when it came back. */
  readonly onChange?: (isAway: boolean) => void
}

/**
 * Puts a circuit breaker before a store that is reached over its own wire: while it does not answer, calls fail at once. The store goes on
 * trying by itself until then, so that a short outage goes unnoticed. Subscriptions come back by themselves.
 */
export function guardEventStore(store: EventStore, { onChange, ...how }: Guarding = {}): EventStore {
  const circuit = createCircuit({ name: 'event store', probe: () => store.head(), ...how })
  if (onChange) circuit.onChange(onChange)

  async function asked<T>(question: () => Promise<T>): Promise<T> {
    return circuit.pass(question).catch((error: unknown) => {
      throw error instanceof UnavailableError ? notAnswered(error) : error
    })
  }

  return {
    capabilities: store.capabilities,
    async append(request, options) {
      return circuit
        .pass(() => store.append(request, options))
        .catch((error: unknown) => {
          if (!(error instanceof UnavailableError)) throw error
          throw error.isUnderWay
            ? new UnknownOutcomeError(error.message, { cause: error })
            : notAnswered(error)
        })
    },
    async *readStream(stream, options) {
      const events = store.readStream(stream, options)[Symbol.asyncIterator]()
      try {
        for (let next = await asked(() => events.next()); !next.done; next = await asked(() => events.next()))
          yield next.value
      } finally {
        // not awaited: after a missed answer it is still waiting for it
        void events.return?.().catch(() => undefined)
      }
    },
    readStreams: (streams, options) => asked(() => store.readStreams(streams, options)),
    subscribe: (options) => store.subscribe(options),
    head: () => asked(() => store.head()),
    last: () => asked(() => store.last()),
    identity: () => asked(() => store.identity()),
    async close() {
      circuit.stop()
      await store.close()
    },
  }
}

function notAnswered(error: UnavailableError): StoreUnavailableError {
  return new StoreUnavailableError(error.message, { cause: error })
}
