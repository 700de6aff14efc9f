import { type KurrentDBClient, StreamDeletedError, StreamNotFoundError } from '@kurrent/kurrentdb-client'
import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import { StoreUnavailableError } from '../errors.ts'
import type { Connection } from './connection.ts'
import { isPassing } from './failures.ts'
import type { Timeouts } from './settings.ts'
import { ignore, within } from './timeout.ts'

type Opening<T> = (client: KurrentDBClient) => AsyncIterable<T>

/** Carries out one read of the client. Nothing comes of a stream that is missing. */
export type RetriedRead = <T>(open: Opening<T>) => AsyncGenerator<T>

/**
 * Reads with our own timer on every answer, and again when the connection failed before the first event came. A client whose first
 * read failed never reads again, and one that fell silent may hang on a wire that carries nothing any more: both are replaced.
 * @returns what throws StoreUnavailableError when no answer came
 */
export function createRetriedRead(connection: Connection, timeouts: Timeouts): RetriedRead {
  const hasRead = new WeakSet<KurrentDBClient>()
  const never = new AbortController().signal

  async function begin<T>(open: Opening<T>): Promise<Begun<T>> {
    const until = performance.now() + timeouts.readMs
    for (let attempt = 0; ; attempt++) {
      const client = connection.client()
      const iterator = open(client)[Symbol.asyncIterator]()
      try {
        const first = await firstOf(iterator, Math.max(1, until - performance.now()))
        hasRead.add(client)
        return { first, iterator }
      } catch (error) {
        abandon(iterator)
        await beforeRepeating(error, client, { attempt, until })
      }
    }
  }

  /** Throws the error again when there is no use in repeating the read, or no time. */
  async function beforeRepeating(error: unknown, client: KurrentDBClient, { attempt, until }: Attempt) {
    if (!isPassing(error)) throw error
    if (error instanceof StoreUnavailableError) connection.replace(client, 'it fell silent')
    else if (!hasRead.has(client)) connection.replace(client, 'its first read failed')
    const wait = retryDelay(timeouts.retry, attempt)
    if (performance.now() + wait > until) throw asUnavailable(error)
    await pause(wait, never)
  }

  return async function* retriedRead<T>(open: Opening<T>): AsyncGenerator<T> {
    const { first, iterator } = await begin(open)
    try {
      for (let next = first; !next.done; next = await answer(iterator, timeouts.readMs)) yield next.value
    } catch (error) {
      throw asUnavailable(error)
    } finally {
      abandon(iterator)
    }
  }
}

interface Attempt {
  readonly attempt: number
  readonly until: number
}

interface Begun<T> {
  readonly first: IteratorResult<T, unknown>
  readonly iterator: AsyncIterator<T>
}

const NOTHING = { done: true, value: undefined } as const

/** The next item, or an error when it does not come in time: the client's reads take no deadline. */
function answer<T>(iterator: AsyncIterator<T>, ms: number): Promise<IteratorResult<T, unknown>> {
  return within(
    ms,
    iterator.next(),
    () => new StoreUnavailableError('the event store did not answer a read in time'),
  )
}

/** A stream without events, or one that an operator has tombstoned: both are answers, and read as nothing. */
async function firstOf<T>(iterator: AsyncIterator<T>, ms: number): Promise<IteratorResult<T, unknown>> {
  try {
    return await answer(iterator, ms)
  } catch (error) {
    if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return NOTHING
    throw error
  }
}

/** Names an outage as the port does; what the server says no to stays what it is. */
function asUnavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || !isPassing(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  return new StoreUnavailableError(`the event store did not answer: ${message}`, { cause: error })
}

/** Not awaited: after a missed answer the iterator is still waiting for it. */
function abandon(iterator: AsyncIterator<unknown>): void {
  void Promise.resolve(iterator.return?.()).catch(ignore)
}
