import type { RecordedEvent } from '../port.ts'

/** How far apart the events of one append may stand while many were written at once: what was in flight together, and more. */
const WINDOW = 500

/**
 * Puts the events of a log together again as they were appended: the events of one command are one append, told by the command's id in
 * their metadata (`$causationId`). Events without one stand alone. Appends that share a stream never overtake each other.
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

/** The first event with the others of its command; one that has to wait for somebody else's event of its stream stays where it is. */
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
