import {
  BACKWARDS,
  END,
  START as FIRST,
  FORWARDS,
  type KurrentDBClient,
  type ReadStreamOptions,
  type ResolvedEvent,
  streamNameFilter,
} from '@kurrent/kurrentdb-client'
import { StoreUnavailableError } from '../errors.ts'
import { isStreamName } from '../grammar.ts'
import { type Position, type ReadOptions, type RecordedEvent, START } from '../port.ts'
import type { Client, Timeouts } from './client.ts'
import { isPassing, isStreamMissing, messageOf } from './failures.ts'
import { IDENTITY_STREAM } from './identity.ts'
import { recorded } from './recorded.ts'

const PAGE = 500

/** All streams but the server's own and the one with the store's identity. */
export const OUR_EVENTS = streamNameFilter({ regex: `^(?!\\$|${IDENTITY_STREAM}$)` })

export interface Reading {
  /** A missing stream, a deleted one and an impossible name read as nothing. */
  readStream(stream: string, options?: ReadOptions): AsyncGenerator<RecordedEvent>
  /** The position of the last event that a subscription delivers. */
  head(): Promise<Position>
}

export function createReading(client: Client, { readMs }: Timeouts): Reading {
  /** @throws StoreUnavailableError in an outage */
  async function read(
    open: (client: KurrentDBClient) => AsyncIterable<ResolvedEvent>,
  ): Promise<RecordedEvent[]> {
    try {
      return await client.call('read', (current) => eventsOf(open(current)), { ms: readMs })
    } catch (error) {
      if (error instanceof StoreUnavailableError || !isPassing(error)) throw error
      throw new StoreUnavailableError(`the event store did not answer: ${messageOf(error)}`, { cause: error })
    }
  }

  async function* readStream(
    stream: string,
    { from, limit = Number.POSITIVE_INFINITY, backwards = false }: ReadOptions = {},
  ): AsyncGenerator<RecordedEvent> {
    const isPast = from !== undefined && from < 0n
    if (!isStreamName(stream) || limit <= 0 || isPast) return
    const size = Math.min(PAGE, limit)
    const options = optionsOf({ from, size, backwards })
    const page = await read((current) => current.readStream(stream, options))
    yield* page
    const last = page.at(-1)
    if (page.length < size || !last) return
    const next = backwards ? last.revision - 1n : last.revision + 1n
    yield* readStream(stream, { from: next, limit: limit - size, backwards })
  }

  async function head(): Promise<Position> {
    const [newest] = await read((current) =>
      current.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, filter: OUR_EVENTS }),
    )
    return newest?.position ?? START
  }

  return { readStream, head }
}

function optionsOf(page: { from: bigint | undefined; size: number; backwards: boolean }): ReadStreamOptions {
  const { from, size: maxCount, backwards } = page
  return backwards
    ? { direction: BACKWARDS, fromRevision: from ?? END, maxCount }
    : { direction: FORWARDS, fromRevision: from ?? FIRST, maxCount }
}

async function eventsOf(answer: AsyncIterable<ResolvedEvent>): Promise<RecordedEvent[]> {
  const resolved = await collect(answer).catch((error: unknown) => {
    if (isStreamMissing(error)) return []
    throw error
  })
  return resolved.flatMap(({ event }) => (event ? [recorded(event)] : []))
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}
