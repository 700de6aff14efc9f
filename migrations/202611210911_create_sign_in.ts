import { type Kysely, sql } from 'kysely'

/** Sessions, and what guards signing in, activation and passwords. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key,
      -- a keyed hash: reading this table lets nobody sign in
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
    create index session_of_person on session (person_id);

    -- the link mailed to a new customer; a new one replaces the old
    create table activation_link (
      customer_id uuid primary key references customer,
      -- a keyed hash: reading this table lets nobody activate an account
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      -- when the account was activated, by this link or by the office; the link has no effect afterwards
      used_at timestamptz
    );

    -- proof of being a person before registering or resetting a password: a picture's characters, or work done by the device
    create table captcha (
      -- of the cookie that came with the picture; both hashes are keyed
      id_hash bytea primary key,
      answer_hash bytea not null,
      expires_at timestamptz not null
    );
    create index captcha_by_age on captcha (expires_at);

    create table spent_proof (
      -- of the challenge whose solution was accepted: it is accepted once
      challenge_hash bytea primary key,
      -- when the challenge itself expires
      expires_at timestamptz not null
    );
    create index spent_proof_by_age on spent_proof (expires_at);

    create table password_reset (
      -- of the handle that the request was answered with; both hashes are keyed
      handle_hash bytea primary key,
      code_hash bytea not null,
      -- null for an unknown account: such a request looks the same from outside, and no code opens it
      customer_id uuid references customer,
      -- a keyed hash of the account, known or not: wrong codes count for both alike
      account_key text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      -- when a code was accepted for it, or for a later change of the same password
      closed_at timestamptz
    );
    create index password_reset_of_customer on password_reset (customer_id, created_at);
    create index password_reset_by_age on password_reset (created_at);

    -- what limits of attempts count (decision L13), in the columns that rate-limiter-flexible reads and writes
    create table attempt (
      -- name of the limit, and a keyed hash of the account or network address whose attempts they are
      key varchar(255) primary key,
      points integer not null default 0,
      -- milliseconds since 1970
      expire bigint
    );
    create index attempt_by_age on attempt (expire);
  `.execute(db)
}
