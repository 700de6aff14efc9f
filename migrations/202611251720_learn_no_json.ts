import { type Kysely, sql } from 'kysely'

/**
 * The database learns again and again what is in a table that grows, so that it chooses well among indexes. In the JSON of events nobody
 * searches, and learning it took longer than all other columns together, while requests waited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table es.event alter column data set statistics 0, alter column meta set statistics 0`.execute(
    db,
  )
}
