import type { RecordedEvent } from '../port.ts'

/** How far apart in the log the events of one append may be: more than was ever in flight together. */
const WINDOW = 500

/**
 * Groups the events of a log as they were appended: events with the same command id in their metadata (`$causationId`) are one append, and
 * an event without one is an append of its own. Appends that share a stream keep their order.
 * @param events in the order of the log
 */
export async function* appendsOf(
  events: AsyncIterable<RecordedEvent>,
  window = WINDOW,
): AsyncGenerator<readonly RecordedEvent[]> {
  let waiting: RecordedEvent[] = []
  const takeFirst = () => {
    const { taken, left } = firstAppend(waiting)
    waiting = left
    return taken
  }
  for await (const event of events) {
    waiting.push(event)
    if (waiting.length > window) yield takeFirst()
  }
  while (waiting.length > 0) yield takeFirst()
}

/** The first event with the others of its command, except those that come after another command's event of the same stream. */
function firstAppend(waiting: readonly RecordedEvent[]) {
  const command = waiting[0]?.meta.$causationId
  const taken: RecordedEvent[] = []
  const left: RecordedEvent[] = []
  const overtaken = new Set<string>()
  for (const [index, event] of waiting.entries()) {
    const isOurs = index === 0 || (command !== undefined && event.meta.$causationId === command)
    if (isOurs && !overtaken.has(event.stream)) taken.push(event)
    else {
      left.push(event)
      overtaken.add(event.stream)
    }
  }
  return { taken, left }
}
