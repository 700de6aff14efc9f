import {
  BACKWARDS,
  END,
  START as FIRST,
  FORWARDS,
  type KurrentDBClient,
  StreamDeletedError,
  StreamNotFoundError,
} from '@kurrent/kurrentdb-client'
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

  async function* attentive<T>(open: (client: KurrentDBClient) => AsyncIterable<T>): AsyncGenerator<T> {
    const until = performance.now() + timeouts.readMs
    for (let attempt = 0; ; attempt++) {
      const client = connection.client()
      let isBegun = false
      const patience = () => (isBegun ? timeouts.readMs : until - performance.now())
      try {
        for await (const item of timed(open(client), patience)) {
          hasRead.add(client)
          isBegun = true
          yield item
        }
        return void hasRead.add(client)
      } catch (error) {
        if (isEmpty(error)) return void hasRead.add(client)
        const mayRepeat = !isBegun && isPassing(error)
        if (mayRepeat && !hasRead.has(client)) connection.replace(client, 'its first read failed')
        const wait = retryDelay(timeouts, attempt)
        if (!mayRepeat || performance.now() + wait > until) throw error
        await pause(wait, never)
      }
    }
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

/** Gives up when the next item does not come in time: the client's reads take no deadline. */
async function* timed<T>(source: AsyncIterable<T>, patience: () => number): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    while (true) {
      const tooLate = () => new Error('the event store did not answer a read in time')
      const next = await within(patience(), iterator.next(), tooLate)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: after a missed answer the iterator is still waiting for it.
    void Promise.resolve(iterator.return?.()).catch(ignore)
  }
}

/** A stream without events, or one that an operator has tombstoned: both read as nothing. */
function isEmpty(error: unknown): boolean {
  return error instanceof StreamNotFoundError || error instanceof StreamDeletedError
}
