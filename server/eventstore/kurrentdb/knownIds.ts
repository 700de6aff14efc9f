import { ConflictError } from '../errors.ts'
import type { Appended, AppendRequest, RecordedEvent } from '../port.ts'
import { latest } from './recorded.ts'

type Place = Pick<RecordedEvent, 'stream' | 'revision' | 'position'>

/**
 * The ids of events that this process has read or written lately. The server compares ids only at the revisions that a request expects to
 * write. A command that is decided again on newer state brings its old ids with newer expectations, and would be written twice. It has read
 * its streams before, so its ids are here.
 */
export interface KnownIds {
  learn(id: string, place: Place): void
  /**
   * @returns the first answer to the append, when all its events are known in their streams
   * @throws ConflictError when some of its ids are known and others not
   */
  recall(request: AppendRequest): Appended | undefined
}

const CAPACITY = 50_000

export function createKnownIds(): KnownIds {
  const places = new Map<string, Place>()
  return {
    learn(id, { stream, revision, position }) {
      places.delete(id)
      // callers pass whole events, whose data must not be kept
      places.set(id, { stream, revision, position })
      const [oldest] = places.size > CAPACITY ? places.keys() : []
      if (oldest !== undefined) places.delete(oldest)
    },
    recall({ events }) {
      const found = events.flatMap(({ event }) => places.get(event.id) ?? [])
      if (found.length === 0) return undefined
      const isWhole = events.every(({ stream, event }) => places.get(event.id)?.stream === stream)
      if (!isWhole) throw new ConflictError([])
      return repeated(found)
    },
  }
}

/** The answer to an append whose events are already at these places. */
export function repeated(places: readonly Place[]): Appended {
  const rising = places.toSorted((a, b) => Number(a.revision - b.revision))
  const revisions = Object.fromEntries(rising.map(({ stream, revision }) => [stream, revision]))
  const position = latest(...places.map((place) => place.position))
  return { position, revisions, duplicate: true }
}
