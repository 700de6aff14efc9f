import { type Kysely, sql } from 'kysely'

/** The record of crews and days without work has the lists that were handed out as well. The index of before serves the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index office_change_of_staff_and_lists on office_change (id desc)
    where subject_kind in ('crew', 'crew-member', 'closed-date', 'list')`.execute(db)
}
