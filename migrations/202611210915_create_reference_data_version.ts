import { type Kysely, sql } from 'kysely'

/** The tables that the office edits and decisions read, with the columns whose edits count; all unless given. */
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
  // what crews see of a person, see crew_person
  staff: 'of staff_no, first_name, last_name, self_assessment, photo_token, is_disabled, removed_at',
}

/**
 * Processes keep the reference data in memory, under a version that triggers raise in every transaction that changes it. The statement that
 * reads the session reads the version too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reference_data_version (
      is_only boolean primary key default true check (is_only),
      version integer not null
    );
    insert into reference_data_version (version) values (1);

    create function raise_reference_data_version() returns trigger language plpgsql as $$
    begin
      -- once a transaction: the setting ends with it
      if current_setting('aspenrow.reference_data_is_raised', true) is distinct from 'yes' then
        update reference_data_version set version = version + 1;
        perform set_config('aspenrow.reference_data_is_raised', 'yes', true);
      end if;
      return null;
    end $$;

    -- takes the lock before it reads the version: a change of crews that committed meanwhile has raised it
    create function hold_crews_shared() returns integer language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('crews', 0));
      return (select version from reference_data_version);
    end $$;
  `.execute(db)
  for (const [table, columns] of Object.entries(REFERENCE_DATA)) {
    // at the end of the transaction: nobody waits for a row of a transaction that itself waits for the version
    await sql`
      create constraint trigger ${sql.raw(table)}_is_reference_data after insert or update ${sql.raw(columns)} or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function raise_reference_data_version();
      create trigger ${sql.raw(table)}_is_emptied after truncate on ${sql.table(table)}
        for each statement execute function raise_reference_data_version();
    `.execute(db)
  }
}
