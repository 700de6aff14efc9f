import type { RecordedEvent as ClientEvent } from '@kurrent/kurrentdb-client'
import { comparePositions, type Position, type RecordedEvent, START } from '../port.ts'

/** The server adds keys of its own to every event's metadata; they are not the writer's. */
const ADDED = '$schema.'

/** An event as the port knows it. Positions become text here, because nothing beyond the adapter may meet a bigint in JSON. */
export function recorded(event: ClientEvent): RecordedEvent {
  const meta = Object.entries((event.metadata ?? {}) as Record<string, string>)
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    meta: Object.fromEntries(meta.filter(([key]) => !key.startsWith(ADDED))),
    stream: event.streamId,
    revision: event.revision,
    position: positionOf(event.position?.commit),
    recordedAt: event.created.getTime(),
  }
}

/** A commit position as the port's text; without one (an event of the old transactions, which we never write) the start. */
export function positionOf(commit: bigint | undefined): Position {
  return String(commit ?? 0n) as Position
}

/** The highest position, at least the start. */
export function latest(...positions: readonly (Position | undefined)[]): Position {
  return positions
    .filter((position) => position !== undefined)
    .reduce((a, b) => (comparePositions(a, b) >= 0 ? a : b), START)
}
