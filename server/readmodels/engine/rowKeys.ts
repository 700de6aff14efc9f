import type { ProjectedTable, Row } from './projection.ts'

/** Rows by table name and key. */
export type RowsByTable = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** What names a row within its table: the values of its key columns. */
export function keyOfRow(table: ProjectedTable, row: Row): string {
  if (table.kind === 'fold' || table.kind === 'derived') return String(row[table.key[0]])
  return JSON.stringify(table.key.map((column) => row[column]))
}
