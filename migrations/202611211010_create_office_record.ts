import { type Kysely, sql } from 'kysely'

/** What administrators changed in rows (who, when, what, on whom, old and new), and the keys of commands that write rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table office_change (
      -- the order of the record: newest first is highest first
      id bigint generated always as identity primary key,
      admin_id uuid not null references admin,
      at timestamptz not null,
      subject_kind text not null,
      -- no reference: subjects live in many tables
      subject_id text not null,
      -- of a subject with parts, which one: a customer's address, a service's check point
      part_id text,
      action text not null,
      -- the fields that differ; null where there was nothing before, or is nothing after
      before jsonb,
      after jsonb
    );
    create index office_change_of_subject on office_change (subject_kind, subject_id, id desc);
    -- the record of the catalogue, across its services, items and settings
    create index office_change_of_catalogue on office_change (id desc)
      where subject_kind in ('service', 'additional-item', 'catalog-setting');
    -- the record of crews, their people, days without work and downloaded lists
    create index office_change_of_staff_and_lists on office_change (id desc)
      where subject_kind in ('crew', 'crew-member', 'closed-date', 'list');

    -- a key of a command that writes rows is used once, with one set of terms (decision L14); commands that write events keep theirs in the log
    create table used_key (
      -- derived from the person, the verb and the key, none of which it gives away
      id uuid primary key,
      -- a digest of what was asked
      terms text not null,
      used_at timestamptz not null
    );
  `.execute(db)
}
