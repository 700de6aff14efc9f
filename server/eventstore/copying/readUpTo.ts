import { comparePositions, type EventStore, type Position, type RecordedEvent, START } from '../port.ts'

/** Gets the checkpoint of a reader as it moves. */
export type Reached = (position: Position) => void

/**
 * Every event between two places, once, in the order of the log.
 * @param range `after` is exclusive; `head` is what the store's own `head()` gave
 */
export async function* readUpTo(
  store: Pick<EventStore, 'subscribe'>,
  { after = START, head }: { readonly after?: Position; readonly head: Position },
  reached: Reached = () => undefined,
): AsyncGenerator<RecordedEvent> {
  if (comparePositions(after, head) >= 0) return
  const ending = new AbortController()
  try {
    for await (const { events, checkpoint } of store.subscribe({ after, signal: ending.signal })) {
      for (const event of events) if (comparePositions(event.position, head) <= 0) yield event
      reached(checkpoint)
      if (comparePositions(checkpoint, head) >= 0) return
    }
  } finally {
    ending.abort()
  }
}
