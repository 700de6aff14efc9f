import { ConflictError } from '../errors.ts'
import { type Appended, type AppendRequest, comparePositions, type Position, START } from '../port.ts'

interface Place {
  readonly stream: string
  readonly revision: bigint
  readonly position: Position
}

/**
 * The ids of events that this process has read or written lately. The server compares ids only at the revisions that a request
 * expects to write; a command that is decided again on a newer state brings its old ids with newer expectations, and would be written
 * twice. Whoever decides has read the stream first, so its ids are here.
 */
export interface KnownIds {
  learn(id: string, place: Place): void
  /**
   * @returns the answer the append had, when all its events are known in their streams
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
      // what is passed is mostly the whole event, with all its data
      places.set(id, { stream, revision, position })
      const [oldest] = places.size > CAPACITY ? places.keys() : []
      if (oldest !== undefined) places.delete(oldest)
    },
    recall({ events }) {
      const found = events.flatMap(({ event }) => places.get(event.id) ?? [])
      if (found.length === 0) return undefined
      const isWhole = events.every(({ stream, event }) => places.get(event.id)?.stream === stream)
      if (!isWhole) throw new ConflictError([])
      return summarize(found)
    },
  }
}

/** The answer to an append whose events lie at these places already. */
export function summarize(places: readonly Place[]): Appended {
  const revisions: Record<string, bigint> = {}
  let position = START
  for (const place of places) {
    const before = revisions[place.stream] ?? -1n
    revisions[place.stream] = place.revision > before ? place.revision : before
    if (comparePositions(place.position, position) > 0) position = place.position
  }
  return { position, revisions, duplicate: true }
}
