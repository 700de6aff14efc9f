import type { AppendRequest, Capabilities, RecordedEvent } from '../port.ts'

/** Of one append: far below what any store takes (1 MiB), and small enough that a lost answer costs little. */
const MOST_EVENTS = 250
const MOST_CHARACTERS = 256 * 1024

type AppendOfEvents = readonly RecordedEvent[]

/**
 * Joins whole appends, one after the other, into larger ones, which is many times as fast and still atomic. A store that would mix up
 * their order gets each as it is.
 */
export async function* packAppends(
  appends: AsyncIterable<AppendOfEvents>,
  { keepsOrder }: Pick<Capabilities, 'keepsOrder'>,
): AsyncGenerator<AppendOfEvents> {
  let packed: RecordedEvent[] = []
  let characters = 0
  for await (const append of appends) {
    const added = append.reduce((sum, event) => sum + lengthOf(event), 0)
    const isFull = packed.length + append.length > MOST_EVENTS || characters + added > MOST_CHARACTERS
    if (packed.length > 0 && (isFull || !keepsOrder)) {
      yield packed
      packed = []
      characters = 0
    }
    packed.push(...append)
    characters += added
  }
  if (packed.length > 0) yield packed
}

/** The request that writes recorded events again where they stood: each stream expected as it was before the first of them. */
export function requestOf(events: AppendOfEvents): AppendRequest {
  const expect: Record<string, 'absent' | bigint> = {}
  for (const { stream, revision } of events) expect[stream] ??= revision === 0n ? 'absent' : revision - 1n
  return {
    expect,
    events: events.map(({ stream, id, type, data, meta }) => ({ stream, event: { id, type, data, meta } })),
  }
}

function lengthOf({ data, meta }: RecordedEvent): number {
  return JSON.stringify(data).length + JSON.stringify(meta).length
}
