import { foldRows } from '../engine/foldRows.ts'
import type { Happened, Projection, Row } from '../engine/projection.ts'

/** The rows of one table after these events, in the order in which they came to be. */
export function foldAll(projection: Projection, table: string, events: readonly Happened[]): Row[] {
  return [...(foldRows(projection, events, new Map()).get(table)?.values() ?? [])]
}
