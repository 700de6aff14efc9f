import { type Kysely, sql } from 'kysely'

/** What is known of a place is found by its postal code, whosever record it is (decision M8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index address_version_at_place on address_version (postal)`.execute(db)
}
