import { type Kysely, sql } from 'kysely'

/** Checkpoints of the read models and the events they could not take. The read models' own tables are made by their projections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProjection(db)
  await createParkedEvent(db)
}

async function createProjection(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projection')
    .addColumn('name', 'text', (column) => column.notNull())
    // each rebuild is a generation with tables of its own; the view of the plain name shows the live one
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('building', 'live', 'retired')`),
    )
    // the code that folds it: another version is built anew
    .addColumn('code_version', 'integer', (column) => column.notNull())
    // a checkpoint means nothing in another store
    .addColumn('store_identity', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    // events of types this code does not know
    .addColumn('skipped', 'bigint', (column) => column.notNull().defaultTo(0))
    // plain names of its tables, so that later code can drop what it no longer knows
    .addColumn('tables', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('projection_pkey', ['name', 'generation'])
    .execute()
  await db.schema
    .createIndex('projection_one_live')
    .unique()
    .on('projection')
    .column('name')
    .where(sql`status`, '=', sql.lit('live'))
    .execute()
}

async function createParkedEvent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('parked_event')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('stream', 'text', (column) => column.notNull())
    // the event itself stays in the store and is read again from there
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    // why the first event of a stream was parked; null for those that only wait behind it
    .addColumn('error', 'text')
    .addColumn('parked_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('parked_event_pkey', ['name', 'generation', 'stream', 'revision'])
    .execute()
}
