import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { GenerationKey } from './generations.store.ts'
import type { ProjectedTable, Projection, Row, SumTable } from './projection.ts'
import { keyOfRow, type RowsByTable } from './rowKeys.ts'

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
    if (table.kind !== 'fold' || keys.length === 0) continue
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

/** Writes rows: fold and derived rows replace what was there, list rows are there already or new, sums are added to. */
export async function writeRows(
  trx: Db,
  key: GenerationKey,
  changes: { readonly projection: Projection; readonly rows: RowsByTable },
): Promise<void> {
  for (const table of changes.projection.tables) {
    const rows = [...(changes.rows.get(table.name)?.values() ?? [])]
    if (rows.length === 0) continue
    const into = tableName(table.name, key)
    await upsert(trx, table, { into, rows })
    if (table.kind === 'sum') await removeEmptied(trx, table, { from: into, rows })
  }
}

async function upsert(
  trx: Db,
  table: ProjectedTable,
  { into, rows }: { into: string; rows: readonly Row[] },
): Promise<void> {
  const columns = Object.keys(table.columns)
  await sql`
    insert into ${sql.table(into)} (${refs(columns)})
    select ${refs(columns)} from jsonb_populate_recordset(null::${sql.table(into)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${refs(table.key)}) do ${whenThere(table, into)}`.execute(trx)
}

function whenThere(table: ProjectedTable, into: string) {
  if (table.kind === 'list') return sql`nothing`
  const changes =
    table.kind === 'sum'
      ? table.sums.map(
          (column) => sql`${sql.ref(column)} = ${sql.ref(`${into}.${column}`)} + excluded.${sql.ref(column)}`,
        )
      : Object.keys(table.columns).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  return sql`update set ${sql.join(changes)}`
}

/** A sum that no row goes into any more is not kept, so that it does not matter by which way a read model got where it is. */
async function removeEmptied(
  trx: Db,
  table: SumTable,
  { from, rows }: { from: string; rows: readonly Row[] },
): Promise<void> {
  const [count] = table.sums
  const lessened = rows.filter((row) => Number(row[count]) < 0)
  if (lessened.length === 0) return
  const isSame = table.key.map((column) => sql`t.${sql.ref(column)} = less.${sql.ref(column)}`)
  await sql`
    delete from ${sql.table(from)} as t
    using jsonb_populate_recordset(null::${sql.table(from)}, ${JSON.stringify(lessened)}::jsonb) as less
    where t.${sql.ref(count)} = 0 and ${sql.join(isSame, sql` and `)}`.execute(trx)
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
