import { type Kysely, sql } from 'kysely'

/** What the product does every day by itself, and for which day it last did it: a missed one is seen and caught up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_run (
      task text primary key,
      -- the business's calendar day
      done_for date not null,
      done_at timestamptz not null
    );
  `.execute(db)
}
