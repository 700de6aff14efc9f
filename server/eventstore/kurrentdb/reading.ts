import { BACKWARDS, END, START as FIRST, FORWARDS } from '@kurrent/kurrentdb-client'
import { isStreamName } from '../grammar.ts'
import { type Position, type ReadOptions, type RecordedEvent, START } from '../port.ts'
import type { Connection } from './connection.ts'
import { positionOf, recorded } from './recorded.ts'
import { createRetriedRead } from './retriedRead.ts'
import { selectionOf } from './selection.ts'
import type { Timeouts } from './settings.ts'

export interface Reading {
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>
  /** The last event that a subscription to everything delivers: what the server notes for itself comes to nobody. */
  head(): Promise<Position>
}

/** The port's reads: a missing stream, a tombstoned one and a name that none can have read as nothing. */
export function createReading(connection: Connection, timeouts: Timeouts): Reading {
  const retriedRead = createRetriedRead(connection, timeouts)

  async function* readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const { from, limit, backwards = false } = options
    if (!isStreamName(stream) || limit === 0) return
    const resolved = retriedRead((client) =>
      client.readStream(stream, {
        direction: backwards ? BACKWARDS : FORWARDS,
        fromRevision: from ?? (backwards ? END : FIRST),
        ...(limit === undefined ? {} : { maxCount: limit }),
      }),
    )
    for await (const { event } of resolved) if (event) yield recorded(event)
  }

  async function head(): Promise<Position> {
    const newest = retriedRead((client) =>
      client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, filter: selectionOf() }),
    )
    for await (const { event } of newest) return positionOf(event?.position?.commit)
    return START
  }

  return { readStream, head }
}

export async function collect(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const collected: RecordedEvent[] = []
  for await (const event of events) collected.push(event)
  return collected
}
