import type { FoldTable, Happened, ListTable, ProjectedTable, Projection, Row } from './projection.ts'

/** Rows by table name and key. */
export type RowsByTable = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** A fold refused an event: a fault of the event or of the code, never of the database. */
export class FoldError extends Error {
  override readonly name = 'FoldError'
  constructor(event: Happened, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${event.type} at ${event.stream}@${event.revision}: ${reason}`, { cause })
  }
}

/** The keys of fold rows that these events change, by table name: what must be loaded before {@link foldRows}. */
export function touchedKeys(
  projection: Projection,
  events: readonly Happened[],
): ReadonlyMap<string, string[]> {
  const folds = projection.tables.filter((table) => table.kind === 'fold')
  return new Map(
    folds.map((table) => [table.name, [...new Set(events.map((event) => keyFor(table, event)))]]),
  )
}

/**
 * Folds events into rows, in order.
 * @param before the rows as they stand, at least those of {@link touchedKeys}
 * @returns the rows to write, each once, as the last event leaves it
 * @throws FoldError when a fold refuses an event
 */
export function foldRows(
  projection: Projection,
  events: readonly Happened[],
  before: RowsByTable,
): RowsByTable {
  return new Map(
    projection.tables.map((table) => [table.name, changed(table, events, before.get(table.name))]),
  )
}

/** What names a row within its table: the values of its key columns. */
export function keyOfRow(table: ProjectedTable, row: Row): string {
  if (table.kind === 'fold') return String(row[table.key[0]])
  return JSON.stringify(table.key.map((column) => row[column]))
}

function changed(table: ProjectedTable, events: readonly Happened[], before?: ReadonlyMap<string, Row>) {
  const rows = new Map<string, Row>()
  for (const event of events) {
    if (table.kind === 'fold') evolveRow(table, event, { rows, before })
    else addRows(table, event, rows)
  }
  return rows
}

function evolveRow(
  table: FoldTable,
  event: Happened,
  { rows, before }: { rows: Map<string, Row>; before: ReadonlyMap<string, Row> | undefined },
): void {
  const key = keyFor(table, event)
  rows.set(
    key,
    attempt(event, () => table.evolve(rows.get(key) ?? before?.get(key), event)),
  )
}

function addRows(table: ListTable, event: Happened, rows: Map<string, Row>): void {
  for (const row of attempt(event, () => table.rowsOf(event))) rows.set(keyOfRow(table, row), row)
}

function keyFor(table: FoldTable, event: Happened): string {
  return attempt(event, () => table.keyOf(event))
}

function attempt<Result>(event: Happened, fold: () => Result): Result {
  try {
    return fold()
  } catch (cause) {
    throw new FoldError(event, cause)
  }
}
