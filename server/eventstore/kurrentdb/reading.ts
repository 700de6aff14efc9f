import {
  BACKWARDS,
  END,
  START as FIRST,
  FORWARDS,
  type KurrentDBClient,
  StreamDeletedError,
  StreamNotFoundError,
} from '@kurrent/kurrentdb-client'
import { StoreUnavailableError } from '../errors.ts'
import { isStreamName } from '../grammar.ts'
import { type Position, type ReadOptions, type RecordedEvent, START } from '../port.ts'
import type { Connection } from './connection.ts'
import { isPassing } from './failures.ts'
import { ignore, pause, within } from './patience.ts'
import { positionOf, recorded } from './recorded.ts'
import { retryDelay, type Timeouts } from './settings.ts'

export interface Reading {
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>
  head(): Promise<Position>
}

/** Reads with our own timer on every answer, and again when the connection failed before the first event came. */
export function createReading(connection: Connection, timeouts: Timeouts): Reading {
  const hasRead = new WeakSet<KurrentDBClient>()
  const never = new AbortController().signal

  async function* attentive<T>(open: Opening<T>): AsyncGenerator<T> {
    const { first, iterator } = await begin(open)
    try {
      for (let next = first; !next.done; next = await answer(iterator, timeouts.readMs)) yield next.value
    } catch (error) {
      throw asUnavailable(error)
    } finally {
      abandon(iterator)
    }
  }

  async function begin<T>(open: Opening<T>): Promise<Begun<T>> {
    const until = performance.now() + timeouts.readMs
    for (let attempt = 0; ; attempt++) {
      const client = connection.client()
      const iterator = open(client)[Symbol.asyncIterator]()
      try {
        const first = await answer(iterator, Math.max(1, until - performance.now()))
        hasRead.add(client)
        return { first, iterator }
      } catch (error) {
        abandon(iterator)
        if (isEmpty(error)) return { first: NOTHING, iterator }
        await beforeRepeating(error, client, { attempt, until })
      }
    }
  }

  /** Throws the error again when there is no use in repeating the read, or no time. */
  async function beforeRepeating(error: unknown, client: KurrentDBClient, { attempt, until }: Attempt) {
    if (!isPassing(error)) throw error
    if (!hasRead.has(client)) connection.replace(client, 'its first read failed')
    const wait = retryDelay(timeouts, attempt)
    if (performance.now() + wait > until) throw asUnavailable(error)
    await pause(wait, never)
  }

  async function* readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const { from, limit, backwards = false } = options
    if (!isStreamName(stream) || limit === 0) return
    const resolved = attentive((client) =>
      client.readStream(stream, {
        direction: backwards ? BACKWARDS : FORWARDS,
        fromRevision: from ?? (backwards ? END : FIRST),
        ...(limit === undefined ? {} : { maxCount: limit }),
      }),
    )
    for await (const { event } of resolved) if (event) yield recorded(event)
  }

  async function head(): Promise<Position> {
    const newest = attentive((client) =>
      client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }),
    )
    for await (const { event } of newest) return positionOf(event?.position?.commit)
    return START
  }

  return { readStream, head }
}

type Opening<T> = (client: KurrentDBClient) => AsyncIterable<T>

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

/** A stream without events, or one that an operator has tombstoned: both read as nothing. */
function isEmpty(error: unknown): boolean {
  return error instanceof StreamNotFoundError || error instanceof StreamDeletedError
}
