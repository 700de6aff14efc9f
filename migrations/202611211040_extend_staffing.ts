import { type Kysely, sql } from 'kysely'

/** What the lists of crews and their record are read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the calendar asks for all crews' days off between two days
    create index group_day_off_of_day on group_day_off (day);
    -- the record of crews, their people and the days without work, newest first
    create index office_change_of_staff on office_change (id desc) where subject_kind in ('crew', 'crew-member', 'closed-date');
  `.execute(db)
}
