import { type Kysely, sql } from 'kysely'

/** Builds of the read models with their checkpoints, and the events they could not fold. The projections create the read models' own tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table projection (
      name text not null,
      -- each rebuild is a generation with tables of its own; the view of the plain name shows the live one
      generation integer not null,
      status text not null check (status in ('building', 'live', 'retired')),
      -- of the code that folds it: another version is built anew
      code_version integer not null,
      -- a checkpoint means nothing in another store
      store_identity text not null,
      -- up to where it has seen the log
      position bigint not null default 0,
      -- events of types this code does not know
      skipped bigint not null default 0,
      -- plain names of its tables, so that later code can drop what it no longer knows
      tables jsonb not null,
      created_at timestamptz not null default now(),
      -- the time zone data that its local times were computed with
      time_zone_data text not null,
      primary key (name, generation)
    );
    create unique index projection_one_live on projection (name) where status = 'live';

    create table dead_letter (
      name text not null,
      generation integer not null,
      stream text not null,
      -- the event itself stays in the store
      revision bigint not null,
      position bigint not null,
      type text not null,
      error text,
      set_aside_at timestamptz not null default now(),
      primary key (name, generation, stream, revision)
    );
  `.execute(db)
}
