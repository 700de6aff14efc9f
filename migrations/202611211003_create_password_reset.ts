import { type Kysely, sql } from 'kysely'

/** Requests for a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_reset (
      -- of the handle that the request was answered with; both hashes are keyed
      handle_hash bytea primary key,
      code_hash bytea not null,
      -- null when nobody was meant: such a request looks the same from outside, and no code opens it
      customer_id uuid references customer,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      -- when a code was accepted for it, or for a later change of the same password
      closed_at timestamptz
    );
    create index password_reset_of_customer on password_reset (customer_id, created_at);
    create index password_reset_by_age on password_reset (created_at);
  `.execute(db)
}
