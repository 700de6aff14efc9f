import type { RecordedEvent } from '../../kernel/event.ts'
import {
  type DerivedTable,
  type FoldTable,
  keyOfRow,
  type ListTable,
  type Projection,
  type Row,
  type RowsByTable,
} from './projection.ts'
import { addAll, addedBy } from './sumRows.ts'

/** A fold refused an event: a fault of the event or of the code, never of the database. */
export class FoldError extends Error {
  override readonly name = 'FoldError'
  constructor(
    readonly event: RecordedEvent,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${event.type} at ${event.stream}@${event.revision}: ${reason}`, { cause })
  }
}

/**
 * Folds events into rows, in order.
 * @param before the rows as they are, at least those that the events change
 * @returns the rows to write, each once, as the last event leaves it; of sums what is to be added to them
 * @throws FoldError when a fold refuses an event
 */
export function foldRows(
  projection: Projection,
  events: readonly RecordedEvent[],
  before: RowsByTable,
): RowsByTable {
  const rows = new Map<string, ReadonlyMap<string, Row>>()
  for (const table of projection.tables)
    if (table.kind === 'fold' || table.kind === 'list')
      rows.set(table.name, changed(table, events, before.get(table.name)))
  for (const table of projection.tables)
    if (table.kind === 'derived') rows.set(table.name, derived(table, rows.get(table.of) ?? new Map()))
  for (const table of projection.tables)
    if (table.kind === 'sum') {
      const after = rows.get(table.of) ?? new Map()
      rows.set(table.name, addedBy(table, { before: standing(projection, table.of, before), after }))
    }
  return rows
}

function derived(table: DerivedTable, source: ReadonlyMap<string, Row>): ReadonlyMap<string, Row> {
  return new Map([...source].map(([key, row]) => [key, table.rowOf(row)]))
}

/** The rows of a table as they stand, those of a derived one from their source, which alone was loaded. */
function standing(
  { tables }: Projection,
  name: string,
  before: RowsByTable,
): Pick<ReadonlyMap<string, Row>, 'get'> | undefined {
  const table = tables.find((one) => one.name === name)
  if (table?.kind !== 'derived') return before.get(name)
  const source = before.get(table.of)
  const get = (key: string) => {
    const row = source?.get(key)
    return row && table.rowOf(row)
  }
  return { get }
}

/** Enters what {@link foldRows} gave into rows as they stand: rows take the place of older ones, sums grow. */
export function enterRows(
  projection: Projection,
  rows: ReadonlyMap<string, Map<string, Row>>,
  given: RowsByTable,
): void {
  for (const table of projection.tables) {
    const [all, more] = [rows.get(table.name), given.get(table.name)]
    if (all === undefined || more === undefined) continue
    if (table.kind === 'sum') addAll(table, all, more)
    else for (const [key, row] of more) all.set(key, row)
  }
}

function changed(
  table: FoldTable | ListTable,
  events: readonly RecordedEvent[],
  before?: ReadonlyMap<string, Row>,
) {
  const rows = new Map<string, Row>()
  for (const event of events) {
    try {
      if (table.kind === 'fold') evolveRow(table, event, { rows, before })
      else for (const row of table.rowsOf(event)) rows.set(keyOfRow(table, row), row)
    } catch (cause) {
      throw new FoldError(event, cause)
    }
  }
  return rows
}

function evolveRow(
  table: FoldTable,
  event: RecordedEvent,
  { rows, before }: { rows: Map<string, Row>; before: ReadonlyMap<string, Row> | undefined },
): void {
  const key = table.keyOf(event)
  rows.set(key, table.evolve(rows.get(key) ?? before?.get(key), event))
}

/** @throws FoldError when the event has no key */
export function keyFor(table: FoldTable, event: RecordedEvent): string {
  try {
    return table.keyOf(event)
  } catch (cause) {
    throw new FoldError(event, cause)
  }
}
