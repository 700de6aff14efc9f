import { type Kysely, sql } from 'kysely'

/**
 * Read models hold moments that were local times: with which time zone data they were computed. Of what was built before nobody knows, so it
 * is built again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projection add column time_zone_data text not null default 'unknown'`.execute(db)
}
