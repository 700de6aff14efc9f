import type { RecordedEvent } from '../../kernel/event.ts'
import { foldRows } from '../engine/foldRows.ts'
import type { Projection, Row } from '../engine/projection.ts'

/** The rows of one table after these events, in the order in which they came to be. */
export function foldAll(projection: Projection, table: string, events: readonly RecordedEvent[]): Row[] {
  return [...(foldRows(projection, events, new Map()).get(table)?.values() ?? [])]
}
