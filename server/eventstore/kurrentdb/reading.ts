import {
  BACKWARDS,
  END,
  START as FIRST,
  FORWARDS,
  type KurrentDBClient,
  type ResolvedEvent,
  streamNameFilter,
} from '@kurrent/kurrentdb-client'
import { StoreUnavailableError } from '../errors.ts'
import { isStreamName } from '../grammar.ts'
import { type Position, type ReadOptions, type RecordedEvent, START } from '../port.ts'
import type { Client, Timeouts } from './client.ts'
import { isPassing, isStreamMissing, messageOf } from './failures.ts'
import { IDENTITY_STREAM } from './identity.ts'
import type { KnownIds } from './knownIds.ts'
import { positionOf, recorded } from './recorded.ts'

const PAGE = 500

/** Everything but the server's own streams and the store's name, which are nobody's events. */
export const OUR_EVENTS = streamNameFilter({ regex: `^(?!\\$|${IDENTITY_STREAM}$)` })

export interface Reading {
  /** A missing stream, a deleted one and an impossible name read as nothing. */
  readStream(stream: string, options?: ReadOptions): AsyncGenerator<RecordedEvent>
  /** The position of the last event that a subscription delivers. */
  head(): Promise<Position>
}

export function createReading(client: Client, { readMs }: Timeouts, known: KnownIds): Reading {
  /** @throws StoreUnavailableError in an outage */
  async function read(open: (client: KurrentDBClient) => AsyncIterable<ResolvedEvent>): Promise<RecordedEvent[]> {
    try {
      return await client.call('read', (current) => collect(open(current)), { ms: readMs })
    } catch (error) {
      if (error instanceof StoreUnavailableError || !isPassing(error)) throw error
      throw new StoreUnavailableError(`the event store did not answer: ${messageOf(error)}`, { cause: error })
    }
  }

  async function* readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const { limit = Number.POSITIVE_INFINITY, backwards = false } = options
    if (!isStreamName(stream)) return
    let fromRevision = options.from ?? (backwards ? END : FIRST)
    for (let left = limit; left > 0; left -= PAGE) {
      const maxCount = Math.min(PAGE, left)
      const direction = backwards ? BACKWARDS : FORWARDS
      const from = fromRevision
      const page = await read((current) => current.readStream(stream, { direction, fromRevision: from, maxCount }))
      for (const event of page) {
        known.learn(event.id, event)
        yield event
      }
      const last = page.at(-1)?.revision
      if (page.length < maxCount || last === undefined || (backwards && last === 0n)) return
      fromRevision = backwards ? last - 1n : last + 1n
    }
  }

  async function head(): Promise<Position> {
    const [newest] = await read((current) =>
      current.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, filter: OUR_EVENTS }),
    )
    return newest?.position ?? START
  }

  return { readStream, head }
}

async function collect(events: AsyncIterable<ResolvedEvent>): Promise<RecordedEvent[]> {
  const collected: RecordedEvent[] = []
  try {
    for await (const { event } of events) if (event) collected.push(recorded(event))
  } catch (error) {
    if (!isStreamMissing(error)) throw error
  }
  return collected
}
