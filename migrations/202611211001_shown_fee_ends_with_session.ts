import { type Kysely, sql } from 'kysely'

/** A fee shown to a session means nothing once the session is forgotten; sessions that are over are deleted now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shown_fee
      drop constraint shown_fee_session_id_fkey,
      add constraint shown_fee_session_id_fkey foreign key (session_id) references session on delete cascade;
  `.execute(db)
}
