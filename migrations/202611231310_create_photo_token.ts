import { type Kysely, sql } from 'kysely'

/** Photos of staff are shown to whoever has their address: it holds what nobody can count or guess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff add column photo_token uuid not null default gen_random_uuid();
    create or replace view crew_person as
      select id, staff_no, first_name, last_name, self_assessment, not is_disabled as is_enabled, photo_token
      from staff where removed_at is null;
  `.execute(db)
}
