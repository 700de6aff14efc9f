import { type Kysely, sql } from 'kysely'

/** Whether and when the demo data were played: a run that was interrupted continues where it stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_seed (
      -- one row at most
      only_one boolean primary key default true check (only_one),
      -- every date of the demo data counts from here, also when it is taken up later
      started_at timestamptz not null,
      finished_at timestamptz
    );
  `.execute(db)
}
