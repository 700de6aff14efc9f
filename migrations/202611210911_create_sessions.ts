import { type Kysely, sql } from 'kysely'

/** Sessions and what the sign-in lockout counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key,
      -- a keyed hash: whoever reads this table can sign in nowhere
      token_hash bytea not null unique,
      area text not null check (area in ('customer', 'admin', 'staff')),
      -- of the table that the area names, hence no foreign key
      person_id uuid not null,
      is_remembered boolean not null,
      created_at timestamptz not null,
      -- moves ahead with use when the session is remembered
      expires_at timestamptz not null,
      -- never moves
      ends_at timestamptz not null,
      revoked_at timestamptz
    );
    create index session_of_person on session (person_id) where revoked_at is null;

    create table sign_in_failure (
      -- keyed hash of area, account and network address: neither the name typed nor the address is kept
      origin bytea not null,
      failed_at timestamptz not null
    );
    create index sign_in_failure_of_origin on sign_in_failure (origin, failed_at);
    create index sign_in_failure_by_age on sign_in_failure (failed_at);
  `.execute(db)
}
