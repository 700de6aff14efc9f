import { stringify } from 'safe-stable-stringify'
import type { Row, RowsByTable } from './projection.ts'

/** A row that is not what it should be, by table and key. */
export interface RowDifference {
  readonly table: string
  readonly key: string
  readonly kind: 'missing' | 'surplus' | 'different'
  /** Of a different row: the columns that differ. */
  readonly columns: readonly string[]
}

/** Compares all rows of a read model with what they should be; order of rows, of columns and within JSON does not matter. */
export function differencesOf(actual: RowsByTable, expected: RowsByTable): RowDifference[] {
  const tables = [...new Set([...actual.keys(), ...expected.keys()])]
  return tables.flatMap((table) => differencesIn(table, rowsOf(actual, table), rowsOf(expected, table)))
}

function differencesIn(
  table: string,
  actual: ReadonlyMap<string, Row>,
  expected: ReadonlyMap<string, Row>,
): RowDifference[] {
  const keys = [...new Set([...actual.keys(), ...expected.keys()])]
  return keys.flatMap((key): RowDifference[] => {
    const [is, should] = [actual.get(key), expected.get(key)]
    if (!is) return [{ table, key, kind: 'missing', columns: [] }]
    if (!should) return [{ table, key, kind: 'surplus', columns: [] }]
    const columns = differingColumns(is, should)
    return columns.length > 0 ? [{ table, key, kind: 'different', columns }] : []
  })
}

function differingColumns(actual: Row, expected: Row): string[] {
  const columns = [...new Set([...Object.keys(actual), ...Object.keys(expected)])]
  return columns.filter((column) => stringify(actual[column]) !== stringify(expected[column])).sort()
}

function rowsOf(rows: RowsByTable, table: string): ReadonlyMap<string, Row> {
  return rows.get(table) ?? new Map()
}
