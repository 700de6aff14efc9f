import { type Kysely, sql } from 'kysely'

/** A key of a command that writes rows is used once, with one set of terms (decision L14). Commands that write events keep it in the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_key (
      -- derived from the person, the verb and the key, none of which it gives away
      id uuid primary key,
      -- a digest of what was asked
      terms text not null,
      used_at timestamptz not null
    );
  `.execute(db)
}
