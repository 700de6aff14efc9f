import type { Row, SumTable } from './projection.ts'
import { keyOfRow } from './rowKeys.ts'

type Rows = ReadonlyMap<string, Row>

/**
 * What a change of the summed rows adds to their sums; numbers below 0 take away.
 * @param change.before those of the changed rows that were there before, at least
 * @param change.after the changed rows as they are now
 * @returns by the keys of the sums, without those that stay as they are
 */
export function addedBy(
  table: SumTable,
  { before, after }: { before?: Pick<Rows, 'get'> | undefined; after: Rows },
): Rows {
  const added = new Map<string, Row>()
  for (const [key, row] of after) {
    const old = before?.get(key)
    for (const addend of table.addends(row)) addTo(table, added, addend)
    for (const addend of old ? table.addends(old) : []) addTo(table, added, negated(table, addend))
  }
  return new Map([...added].filter(([, row]) => table.sums.some((column) => row[column] !== 0)))
}

/** Adds to sums as they stand; a sum of no rows is taken out. */
export function addAll(table: SumTable, sums: Map<string, Row>, added: Rows): void {
  for (const [key, row] of added) {
    addTo(table, sums, row)
    if (sums.get(key)?.[table.sums[0]] === 0) sums.delete(key)
  }
}

function addTo(table: SumTable, sums: Map<string, Row>, addend: Row): void {
  const key = keyOfRow(table, addend)
  const sum = sums.get(key)
  const more = table.sums.map((column) => [column, Number(sum?.[column] ?? 0) + Number(addend[column])])
  sums.set(key, { ...addend, ...Object.fromEntries(more) })
}

function negated(table: SumTable, addend: Row): Row {
  // not -0, which is not the same as 0 to everybody
  const less = table.sums.map((column) => [column, 0 - Number(addend[column])])
  return { ...addend, ...Object.fromEntries(less) }
}
