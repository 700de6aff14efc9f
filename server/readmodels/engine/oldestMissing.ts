import { StoreUnavailableError } from '../../eventstore/errors.ts'
import { comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'

/** Where a reader of the log stands, and how far it could be. */
export interface Behind {
  readonly position: Position
  readonly head: Position
}

/**
 * When the first event was recorded that a reader is yet to see, by the clock of the store; undefined when there is none up to the head.
 * @param isMeant whether its type is any of the reader's business
 * @throws StoreUnavailableError when no answer came
 */
export async function oldestMissing(
  store: Pick<EventStore, 'subscribe'>,
  { position, head }: Behind,
  isMeant: (type: string) => boolean,
): Promise<Date | undefined> {
  const reading = new AbortController()
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(TIME_LIMITS.readMs)])
  try {
    for await (const { events, checkpoint } of store.subscribe({ after: position, signal })) {
      const first = events.find(({ type }) => isMeant(type))
      if (first) return new Date(first.recordedAt)
      if (comparePositions(checkpoint, head) >= 0) return undefined
    }
  } finally {
    reading.abort()
  }
  throw new StoreUnavailableError('the event store did not say in time what is missing')
}
