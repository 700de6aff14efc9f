import { type Kysely, sql } from 'kysely'

/** Crews, and the days on which they or the whole business do not work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what crews may know of a person: no address, no phone, no password
    create view crew_person as
      select id, staff_no, first_name, last_name, self_assessment, not is_disabled as is_enabled, photo_token
      from staff where removed_at is null;

    create table staff_group (
      id uuid primary key,
      group_no text not null check (length(group_no) between 1 and 20),
      created_at timestamptz not null,
      removed_at timestamptz
    );
    create unique index staff_group_no_unique on staff_group (group_no) where removed_at is null;

    -- one crew each, so that a person is never booked in two places at once
    create table staff_group_member (
      staff_id uuid primary key references staff,
      group_id uuid not null references staff_group,
      joined_at timestamptz not null
    );
    create index staff_group_member_of_group on staff_group_member (group_id);

    create table group_day_off (
      group_id uuid not null references staff_group,
      day date not null,
      primary key (group_id, day)
    );
    -- the calendar reads all crews' days off between two days
    create index group_day_off_of_day on group_day_off (day);

    create table closed_date (
      day date not null,
      -- 0 closes every catalog: snow falls on holidays too, so one catalog may be closed alone
      service_catalog smallint not null check (service_catalog between 0 and 3),
      primary key (day, service_catalog)
    );
  `.execute(db)
}
