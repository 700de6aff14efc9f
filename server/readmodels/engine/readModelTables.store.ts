import { sql } from 'kysely'
import { type Db, inTransaction } from '../../kernel/database.ts'
import type { GenerationKey } from './generations.store.ts'
import { keyOfRow, type ProjectedTable, type Projection, type Row, type RowsByTable } from './projection.ts'
import { type TableKeys, tableName } from './rowStatements.ts'

/**
 * Most rows of a read model change a few times and then never again. With the database's default, a fifth of a table, so many pages would not
 * be all-visible that a count or a far page reads every row; with a tenth nine in ten come from the index. A vacuum scans all indexes on the
 * cores that answer requests, so more often would cost more than it gains. Statistics change more slowly.
 */
const upkeep = sql.raw(
  `with (autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_insert_scale_factor = 0.1,
    autovacuum_analyze_scale_factor = 0.2)`,
)

/** Makes a generation's empty tables, each with its key. */
export async function createTables(trx: Db, projection: Projection, key: GenerationKey): Promise<void> {
  for (const table of projection.tables) {
    const name = sql.table(tableName(table.name, key))
    const columns = Object.entries(table.columns)
    const defined = columns.map(([column, type]) => sql`${sql.ref(column)} ${sqlType(type)}`)
    await sql`create table ${name} (${sql.join(defined)}, primary key (${refs(table.key)})) ${upkeep}`.execute(
      trx,
    )
    // statistics of JSON take the database as long as those of all other columns together, and help no query
    for (const [column] of columns.filter(([, type]) => type.startsWith('jsonb')))
      await sql`alter table ${name} alter column ${sql.ref(column)} set statistics 0`.execute(trx)
  }
}

/** Gives a generation's tables the indexes that readers need. */
export async function createIndexes(trx: Db, projection: Projection, key: GenerationKey): Promise<void> {
  for (const table of projection.tables)
    for (const index of table.indexes)
      await sql`create index on ${sql.table(tableName(table.name, key))} ${sql.raw(index)}`.execute(trx)
}

/**
 * Indexes full tables, which costs a fraction of maintaining the indexes row by row, and updates their statistics.
 * @returns false when they had their indexes already
 */
export async function indexFullTables(db: Db, projection: Projection, key: GenerationKey): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const names = projection.tables.map((table) => tableName(table.name, key))
    const found = await sql`
      select from pg_index where indrelid::regclass::text = any(${names}) and not indisprimary limit 1`.execute(
      trx,
    )
    if (found.rows.length > 0) return false
    await createIndexes(trx, projection, key)
    for (const name of names) await sql`analyze ${sql.table(name)}`.execute(trx)
    return projection.tables.some(({ indexes }) => indexes.length > 0)
  })
}

/** Drops a generation's tables. Views on them must be gone. */
export async function dropTables(trx: Db, key: GenerationKey, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`drop table if exists ${sql.table(tableName(table, key))}`.execute(trx)
}

/** Points the views at this generation. It belongs in one transaction, so readers never meet a missing or an empty view. */
export async function showTables(trx: Db, key: GenerationKey, tables: readonly string[]): Promise<void> {
  await hideTables(trx, tables)
  for (const table of tables)
    await sql`create view ${sql.table(table)} as select * from ${sql.table(tableName(table, key))}`.execute(
      trx,
    )
}

export async function hideTables(trx: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`drop view if exists ${sql.table(table)}`.execute(trx)
}

/** What {@link readingRows} finds. */
export interface FoundRow {
  readonly nth: number
  readonly row: Row
}

/** What each question found, by key, as folds know it. */
export function rowsFound(questions: readonly TableKeys[], rows: readonly FoundRow[]): Map<string, Row>[] {
  const found = questions.map(() => new Map<string, Row>())
  for (const { nth, row } of rows) {
    const table = questions[nth]?.table
    if (table) found[nth]?.set(keyOfRow(table, row), asFolded(table, row))
  }
  return found
}

/** Every row of a generation. */
export async function loadAllRows(trx: Db, key: GenerationKey, projection: Projection): Promise<RowsByTable> {
  const found = new Map<string, ReadonlyMap<string, Row>>()
  for (const table of projection.tables) {
    const from = sql.table(tableName(table.name, key))
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${from} as t`.execute(trx)
    const folded = rows.map(({ row }) => asFolded(table, row))
    found.set(table.name, new Map(folded.map((row) => [keyOfRow(table, row), row])))
  }
  return found
}

/** The row with its moments as folds spell them, because the database spells UTC differently. */
function asFolded(table: ProjectedTable, row: Row): Row {
  const restored: Record<string, unknown> = { ...row }
  for (const [column, type] of Object.entries(table.columns)) {
    const cell = row[column]
    if (type.startsWith('timestamptz') && typeof cell === 'string') restored[column] = momentIn(cell)
  }
  return restored
}

/** The same moment as `Temporal.Instant` spells it; both leave out trailing zeros of a second's fraction. */
export function momentIn(cell: string): string {
  return cell.endsWith('+00:00') ? `${cell.slice(0, -6)}Z` : Temporal.Instant.from(cell).toString()
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function sqlType(column: string) {
  return sql.raw(column.endsWith(' null') ? column : `${column} not null`)
}
