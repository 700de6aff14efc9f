import { type Kysely, sql } from 'kysely'

/** What limits of attempts count by (decision L13), in the columns that rate-limiter-flexible reads and writes; it replaces the failed sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempt (
      -- name of the limit, and a keyed hash of the account or network address whose attempts they are
      key varchar(255) primary key,
      points integer not null default 0,
      -- milliseconds since 1970
      expire bigint
    );
    create index attempt_by_age on attempt (expire);
    drop table sign_in_failure;

    -- a keyed hash of whoever the code is about, somebody or nobody: wrong codes count for both alike
    alter table password_reset add column account_key text not null default '';
    alter table password_reset alter column account_key drop default;
  `.execute(db)
}
