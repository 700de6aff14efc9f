import pg from 'pg'
import type { BackupHeader, Section } from './backupFile.ts'

/** Tables that the next start rebuilds, or that must not be restored: ended sessions, short-lived codes and checks, counted attempts. */
const LEFT_OUT = [
  'public.projection',
  'public.dead_letter',
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.session',
  'public.shown_fee',
  'public.captcha',
  'public.spent_proof',
  'public.password_reset',
  'public.attempt',
]

/** A connection that waits for its answers as long as they take. */
export async function connectPatiently(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Everything that is backed up of a database, as it is at one moment, while others go on writing. */
export interface Snapshot {
  readonly about: Pick<BackupHeader, 'migrations' | 'sequences'>
  /** The tables, each after those that its rows point to. */
  readonly sections: AsyncIterable<Section>
}

/**
 * Opens it; it ends with the connection.
 * @param schemas whose tables are taken; new ones are in it by themselves
 */
export async function openSnapshot(client: pg.Client, schemas: readonly string[]): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read, read only')
  const { rows: played } = await client.query<{ name: string }>(
    'select name from kysely_migration order by timestamp, name',
  )
  const tables = await tablesIn(client, schemas)
  return {
    about: { migrations: played.map(({ name }) => name), sequences: await sequencesIn(client, schemas) },
    sections: sectionsOf(client, tables),
  }
}

async function* sectionsOf(client: pg.Client, tables: readonly string[]): AsyncGenerator<Section> {
  for (const table of tables) yield { table, lines: rowsOf(client, table) }
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<readonly string[]> {
  await client.query(
    `declare reading no scroll cursor for select row_to_json(t)::text as row from only ${quoted(table)} t`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>('fetch 500 from reading')
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close reading')
}

/** All tables except the read models', whose names are in the checkpoints. */
async function tablesIn(client: pg.Client, schemas: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select s.nspname || '.' || t.relname as name,
            array(select n.nspname || '.' || r.relname from pg_constraint c
                  join pg_class r on r.oid = c.confrelid join pg_namespace n on n.oid = r.relnamespace
                  where c.conrelid = t.oid and c.contype = 'f' and not c.condeferrable and r.oid <> t.oid) as needs
     from pg_class t join pg_namespace s on s.oid = t.relnamespace
     where t.relkind in ('r', 'p') and s.nspname = any($1) and s.nspname || '.' || t.relname <> all($2)
       and t.relname not in (select plain || '_g' || generation from projection, jsonb_array_elements_text(tables) plain)
     order by 1`,
    [schemas, LEFT_OUT],
  )
  return inOrder(new Map(rows.map(({ name, needs }) => [name, needs])))
}

function inOrder(needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const placed = new Set<string>()
  const place = (table: string) => {
    for (const other of needs.get(table) ?? []) if (!placed.has(other)) place(other)
    placed.add(table)
  }
  for (const table of needs.keys()) place(table)
  return [...placed]
}

async function sequencesIn(
  client: pg.Client,
  schemas: readonly string[],
): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Replaces the rows of a table, which has the schema of the backup. @returns their number */
export async function fillTable(
  client: pg.Client,
  table: string,
  lines: AsyncIterable<readonly string[]>,
): Promise<number> {
  const into = quoted(table)
  const found = await client.query(`select from ${into} limit 1`)
  // what migrations wrote; events cannot be deleted, and none of them are
  if (found.rowCount) await client.query(`delete from ${into}`)
  let count = 0
  for await (const rows of lines) {
    await client.query(
      `insert into ${into} overriding system value select * from json_populate_recordset(null::${into}, $1::json)`,
      [`[${rows.join(',')}]`],
    )
    count += rows.length
  }
  return count
}

/** Sets sequences to continue after their last number. */
export async function setSequences(client: pg.Client, sequences: BackupHeader['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
}

function quoted(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.')
}
