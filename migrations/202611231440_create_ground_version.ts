import { type Kysely, sql } from 'kysely'

/** What a decision stands on and the office edits. */
const GROUND = {
  service_item: '',
  check_point_item: '',
  additional_item: '',
  catalog_setting: '',
  former_words: '',
  staff_group: '',
  staff_group_member: '',
  group_day_off: '',
  closed_date: '',
  // of a person what crews know of one: neither a password nor a language
  staff: 'of staff_no, first_name, last_name, self_assessment, photo_token, is_disabled, removed_at',
}

/**
 * Processes keep the catalogue, the crews and the days without work in memory, under a version that rises with every transaction that
 * changes them: the database raises it, so that nobody can forget to. With the session it is read in one statement, and so is the
 * language that the person last used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ground_version (
      is_only boolean primary key default true check (is_only),
      version integer not null
    );
    insert into ground_version (version) values (1);

    create function raise_ground_version() returns trigger language plpgsql as $$
    begin
      -- once a transaction: the setting ends with it
      if current_setting('aspenrow.ground_is_raised', true) is distinct from 'yes' then
        update ground_version set version = version + 1;
        perform set_config('aspenrow.ground_is_raised', 'yes', true);
      end if;
      return null;
    end $$;

    -- The lock is held before the version is read: whoever changed crews meanwhile has raised it.
    create function hold_crews_shared() returns integer language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('crews', 0));
      return (select version from ground_version);
    end $$;

    create or replace view credential as
      select 'customer'::text as area, id as person_id, email as user_name, phone, password_hash, is_active as may_sign_in, language
      from customer
      union all
      select 'admin', id, user_name, null, password_hash, not is_disabled, language from admin
      union all
      select 'staff', id, email, null, password_hash, not is_disabled, language from staff where removed_at is null;
  `.execute(db)
  for (const [table, columns] of Object.entries(GROUND)) {
    // at the end of the transaction: who waits for the version holds no row that another one waits for
    await sql`
      create constraint trigger ${sql.raw(table)}_is_ground after insert or update ${sql.raw(columns)} or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function raise_ground_version();
      create trigger ${sql.raw(table)}_is_emptied after truncate on ${sql.table(table)}
        for each statement execute function raise_ground_version();
    `.execute(db)
  }
}
