import type { RecordedEvent } from '../../kernel/event.ts'
import {
  type FoldTable,
  keyOfRow,
  type ListTable,
  type Projection,
  type Row,
  type RowsByTable,
  type SumTable,
} from './projection.ts'

type Rows = ReadonlyMap<string, Row>
type RowsByKey = Pick<Rows, 'get'>
type Sum = { [column: string]: unknown }

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
  { tables }: Projection,
  events: readonly RecordedEvent[],
  before: RowsByTable,
): RowsByTable {
  const [stood, rows] = [new Map<string, RowsByKey>(before), new Map<string, Rows>()]
  // a table follows the one it is made of
  for (const table of tables) {
    const of = 'of' in table ? (rows.get(table.of) ?? new Map<string, Row>()) : new Map()
    if (table.kind === 'sum') rows.set(table.name, addedBy(table, { before: stood.get(table.of), after: of }))
    else if (table.kind === 'derived') {
      // only its source was loaded
      const source = stood.get(table.of)
      const get = (key: string) => {
        const row = source?.get(key)
        return row && table.rowOf(row)
      }
      stood.set(table.name, { get })
      rows.set(table.name, new Map([...of].map(([key, row]) => [key, table.rowOf(row)])))
    } else rows.set(table.name, changed(table, events, stood.get(table.name)))
  }
  return rows
}

function changed(table: FoldTable | ListTable, events: readonly RecordedEvent[], before?: RowsByKey): Rows {
  const rows = new Map<string, Row>()
  for (const event of events)
    refusing(event, () => {
      if (table.kind === 'list') for (const row of table.rowsOf(event)) rows.set(keyOfRow(table, row), row)
      else {
        const key = table.keyOf(event)
        rows.set(key, table.evolve(rows.get(key) ?? before?.get(key), event))
      }
    })
  return rows
}

/** @throws FoldError when the event has no key */
export function keyFor(table: FoldTable, event: RecordedEvent): string {
  return refusing(event, () => table.keyOf(event))
}

function refusing<Outcome>(event: RecordedEvent, work: () => Outcome): Outcome {
  try {
    return work()
  } catch (cause) {
    throw new FoldError(event, cause)
  }
}

/**
 * What a change of the summed rows adds to their sums; numbers below 0 take away.
 * @param change.before those of the changed rows that were there before, at least
 * @param change.after the changed rows as they are now
 * @returns by the keys of the sums, without those that do not change
 */
export function addedBy(
  table: SumTable,
  { before, after }: { before?: RowsByKey | undefined; after: Rows },
): Rows {
  const added = new Map<string, Sum>()
  for (const [key, row] of after) {
    const old = before?.get(key)
    for (const addend of table.addends(row)) addTo(table, added, addend, 1)
    for (const addend of old ? table.addends(old) : []) addTo(table, added, addend, -1)
  }
  return new Map([...added].filter(([, row]) => table.sums.some((column) => row[column] !== 0)))
}

/** The sums belong to the caller: a sum that is there is changed in place. */
function addTo(table: SumTable, all: Map<string, Sum>, addend: Row, sign: 1 | -1): void {
  const key = keyOfRow(table, addend)
  const old = all.get(key)
  const sum = old ?? { ...addend }
  // not -0, which is not the same as 0 everywhere
  for (const column of table.sums)
    sum[column] = (old ? Number(old[column]) : 0) + sign * Number(addend[column])
  if (old === undefined) all.set(key, sum)
}

/** Applies what {@link foldRows} returned: rows replace older ones; sums are added to, and removed when no row is left in them. */
export function enterRows(
  { tables }: Projection,
  rows: ReadonlyMap<string, Map<string, Row>>,
  given: RowsByTable,
): void {
  for (const table of tables) {
    const all = rows.get(table.name)
    for (const [key, row] of given.get(table.name) ?? []) {
      if (table.kind === 'sum' && all) addTo(table, all, row, 1)
      else all?.set(key, row)
      if (table.kind === 'sum' && all?.get(key)?.[table.sums[0]] === 0) all.delete(key)
    }
  }
}
