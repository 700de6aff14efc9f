import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { keyOfRow, type RowsByTable } from './foldRows.ts'
import type { GenerationKey } from './generations.store.ts'
import type { ProjectedTable, Projection, Row } from './projection.ts'

/**
 * Most rows of a read model are written again a few times and then rest. The database's own pace, a fifth of a table, would leave so many
 * pages unmarked that a count or a far page looks every row up; a fiftieth keeps them to the index.
 */
const upkeep = sql.raw(
  'with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)',
)

/** Makes a generation's empty tables with their indexes. */
export async function createTables(trx: Db, projection: Projection, key: GenerationKey): Promise<void> {
  for (const table of projection.tables) {
    const name = sql.table(tableName(table.name, key))
    const columns = Object.entries(table.columns).map(
      ([column, type]) => sql`${sql.ref(column)} ${sqlType(type)}`,
    )
    await sql`create table ${name} (${sql.join(columns)}, primary key (${refs(table.key)})) ${upkeep}`.execute(
      trx,
    )
    for (const index of table.indexes) await sql`create index on ${name} ${sql.raw(index)}`.execute(trx)
  }
}

/** Takes a generation's tables away. Views on them must be gone. */
export async function dropTables(trx: Db, key: GenerationKey, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`drop table if exists ${sql.table(tableName(table, key))}`.execute(trx)
}

/** Lets the plain names show this generation. Readers never meet a missing or an empty view: it happens in one transaction. */
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

/** The fold rows of these keys, by table name and key. */
export async function loadRows(
  trx: Db,
  key: GenerationKey,
  wanted: { readonly projection: Projection; readonly keys: ReadonlyMap<string, readonly string[]> },
): Promise<RowsByTable> {
  const found = new Map<string, ReadonlyMap<string, Row>>()
  for (const table of wanted.projection.tables) {
    const keys = wanted.keys.get(table.name) ?? []
    if (table.kind === 'list' || keys.length === 0) continue
    const which = sql`where ${sql.ref(table.key[0])} = any(${keys}::text[])`
    found.set(table.name, await readTable(trx, table, { from: tableName(table.name, key), which }))
  }
  return found
}

/** Every row of a generation. */
export async function loadAllRows(trx: Db, key: GenerationKey, projection: Projection): Promise<RowsByTable> {
  const found = new Map<string, ReadonlyMap<string, Row>>()
  for (const table of projection.tables)
    found.set(table.name, await readTable(trx, table, { from: tableName(table.name, key), which: sql`` }))
  return found
}

/** Writes rows, one statement for each table: fold rows replace what was there, list rows are there already or new. */
export async function writeRows(
  trx: Db,
  key: GenerationKey,
  changes: { readonly projection: Projection; readonly rows: RowsByTable },
): Promise<void> {
  for (const table of changes.projection.tables) {
    const rows = [...(changes.rows.get(table.name)?.values() ?? [])]
    if (rows.length > 0) await upsert(trx, table, { into: tableName(table.name, key), rows })
  }
}

async function upsert(
  trx: Db,
  table: ProjectedTable,
  { into, rows }: { into: string; rows: readonly Row[] },
): Promise<void> {
  const columns = Object.keys(table.columns)
  const replaced = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const outcome = table.kind === 'fold' ? sql`update set ${sql.join(replaced)}` : sql`nothing`
  await sql`
    insert into ${sql.table(into)} (${refs(columns)})
    select ${refs(columns)} from jsonb_populate_recordset(null::${sql.table(into)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${refs(table.key)}) do ${outcome}`.execute(trx)
}

async function readTable(
  trx: Db,
  table: ProjectedTable,
  { from, which }: { from: string; which: ReturnType<typeof sql> },
): Promise<ReadonlyMap<string, Row>> {
  const read = await sql<{
    row: Row
  }>`select to_jsonb(t) as row from ${sql.table(from)} as t ${which}`.execute(trx)
  return new Map(
    read.rows.map(({ row }) => {
      const restored = asFolded(table, row)
      return [keyOfRow(table, restored), restored]
    }),
  )
}

/** Timestamps come back from the database in its own spelling; folds know only theirs. */
function asFolded(table: ProjectedTable, row: Row): Row {
  const cells = Object.entries(row).map(([column, cell]) =>
    table.columns[column]?.startsWith('timestamptz') && typeof cell === 'string'
      ? [column, Temporal.Instant.from(cell).toString()]
      : [column, cell],
  )
  return Object.fromEntries(cells)
}

function tableName(table: string, { generation }: GenerationKey): string {
  return `${table}_g${generation}`
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function sqlType(column: string) {
  return sql.raw(column.endsWith(' null') ? column : `${column} not null`)
}
