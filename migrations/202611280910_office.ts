import { type Kysely, sql } from 'kysely'

/** Reference data: what commands decide by and the office edits. */
const REFERENCE_DATA = {
  service_item: '',
  check_point_item: '',
  additional_item: '',
  catalog_setting: '',
  former_words: '',
  staff_group: '',
  staff_group_member: '',
  group_day_off: '',
  closed_date: '',
  // what crews know of a person: neither a password nor a language
  staff: 'of staff_no, first_name, last_name, self_assessment, photo_token, is_disabled, removed_at',
}

/** The office's record of its changes, keys of commands on rows, and what the product does by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what administrators changed in the rows that people edit: who, when, what, on whom, old and new
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
    -- the record of the catalogue is read across its services, items and settings
    create index office_change_of_catalogue on office_change (id desc)
      where subject_kind in ('service', 'additional-item', 'catalog-setting');
    -- the record of crews, their people, days without work and exported lists
    create index office_change_of_staff on office_change (id desc)
      where subject_kind in ('crew', 'crew-member', 'closed-date', 'list');

    -- a key of a command that writes rows is used once, with one set of terms; commands that write events keep it in the log
    create table used_key (
      -- derived from the person, the verb and the key, none of which it gives away
      id uuid primary key,
      -- a digest of what was asked
      terms text not null,
      used_at timestamptz not null
    );

    -- what the product does every day by itself, and for which day it last did it: a missed one is seen and caught up
    create table scheduled_run (
      task text primary key,
      -- the business's calendar day
      done_for date not null,
      done_at timestamptz not null
    );

    -- whether, when and how far the demo data were played: an interrupted start resumes
    create table demo_seed (
      -- one row at most
      only_one boolean primary key default true check (only_one),
      -- every date of the demo data counts from here, also when it resumes later
      started_at timestamptz not null,
      finished_at timestamptz
    );

    -- processes cache reference data under this version; triggers raise it with every transaction that changes such data
    create table reference_data_version (
      is_only boolean primary key default true check (is_only),
      version integer not null
    );
    insert into reference_data_version (version) values (1);

    create function raise_reference_data_version() returns trigger language plpgsql as $$
    begin
      -- once a transaction: the setting ends with it
      if current_setting('aspenrow.reference_data_raised', true) is distinct from 'yes' then
        update reference_data_version set version = version + 1;
        perform set_config('aspenrow.reference_data_raised', 'yes', true);
      end if;
      return null;
    end $$;

    -- takes the lock before it reads the version: a transaction that changed crews before has raised it
    create function hold_crews_shared() returns integer language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('crews', 0));
      return (select version from reference_data_version);
    end $$;
  `.execute(db)
  for (const [table, columns] of Object.entries(REFERENCE_DATA)) {
    // deferred to the end of the transaction, so that waiting for the version never holds a row that another transaction waits for
    await sql`
      create constraint trigger ${sql.raw(table)}_is_reference after insert or update ${sql.raw(columns)} or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function raise_reference_data_version();
      create trigger ${sql.raw(table)}_is_emptied after truncate on ${sql.table(table)}
        for each statement execute function raise_reference_data_version();
    `.execute(db)
  }
}
