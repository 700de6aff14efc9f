import type { AppendRequest, RecordedEvent } from '../port.ts'

/** For one append: far below the limit of 1 MiB, and small enough that a lost answer costs little. */
const MOST_EVENTS = 250
const MOST_CHARACTERS = 256 * 1024

/** An event with the stream and revision that it has, or will get. */
export type PlacedEvent = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'meta'>

/** Events that are written together. */
export type PlacedAppend = readonly PlacedEvent[]

/**
 * Joins whole appends, one after the other, into larger ones, which is many times as fast and still atomic. Appends that share a stream
 * are not joined, because KurrentDB would put all events of that stream together.
 */
export async function* packAppends(appends: AsyncIterable<PlacedAppend>): AsyncGenerator<PlacedAppend> {
  let packed: PlacedEvent[] = []
  let characters = 0
  let streams = new Set<string>()
  for await (const append of appends) {
    const added = append.reduce((sum, event) => sum + lengthOf(event), 0)
    const isFull = packed.length + append.length > MOST_EVENTS || characters + added > MOST_CHARACTERS
    if (packed.length > 0 && (isFull || append.some(({ stream }) => streams.has(stream)))) {
      yield packed
      packed = []
      characters = 0
      streams = new Set()
    }
    packed.push(...append)
    characters += added
    for (const { stream } of append) streams.add(stream)
  }
  if (packed.length > 0) yield packed
}

/** The request that writes events at their revisions: it expects each stream as it was before the first of them. */
export function requestOf(events: PlacedAppend): AppendRequest {
  const expect: Record<string, 'absent' | bigint> = {}
  for (const { stream, revision } of events) expect[stream] ??= revision === 0n ? 'absent' : revision - 1n
  return {
    expect,
    events: events.map(({ stream, id, type, data, meta }) => ({ stream, event: { id, type, data, meta } })),
  }
}

function lengthOf({ data, meta }: PlacedEvent): number {
  return JSON.stringify(data).length + JSON.stringify(meta).length
}
