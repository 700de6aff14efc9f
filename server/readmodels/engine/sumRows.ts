import { keyOfRow, type Row, type SumTable } from './projection.ts'

type Rows = ReadonlyMap<string, Row>
type Sum = { [column: string]: unknown }

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
  const added = new Map<string, Sum>()
  for (const [key, row] of after) {
    const old = before?.get(key)
    for (const addend of table.addends(row)) addTo(table, added, addend, 1)
    for (const addend of old ? table.addends(old) : []) addTo(table, added, addend, -1)
  }
  return new Map([...added].filter(([, row]) => table.sums.some((column) => row[column] !== 0)))
}

/** Adds to sums as they stand, which belong to the caller; a sum of no rows is taken out. */
export function addAll(table: SumTable, sums: Map<string, Row>, added: Rows): void {
  for (const [key, row] of added) {
    addTo(table, sums, row, 1)
    if (sums.get(key)?.[table.sums[0]] === 0) sums.delete(key)
  }
}

/** Every sum is a row of its own, which nobody else has seen yet. */
function addTo(table: SumTable, sums: Map<string, Sum>, addend: Row, sign: 1 | -1): void {
  const key = keyOfRow(table, addend)
  const sum = sums.get(key) ?? { ...addend }
  const isNew = !sums.has(key)
  // not -0, which is not the same as 0 to everybody
  for (const column of table.sums)
    sum[column] = (isNew ? 0 : Number(sum[column])) + sign * Number(addend[column])
  if (isNew) sums.set(key, sum)
}
