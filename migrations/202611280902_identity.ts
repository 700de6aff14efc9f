import { type Kysely, sql } from 'kysely'

/** Signing in, registering and resetting a password. Tokens, codes and answers are stored as keyed hashes, so a copy of these tables opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what signing in reads, alike in all areas; no language until a customer chose one, so that the first choice is always a change
    create view credential as
      select 'customer'::text as area, id as person_id, email as user_name, phone, password_hash, is_active as may_sign_in,
        case when language_chosen then language end as language
      from customer
      union all
      select 'admin', id, user_name, null, password_hash, not is_disabled, language from admin
      union all
      select 'staff', id, email, null, password_hash, not is_disabled, language from staff where removed_at is null;

    create table session (
      id uuid primary key,
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

    -- what limits of attempts count by, in the columns that rate-limiter-flexible reads and writes
    create table attempt (
      -- name of the limit, and a keyed hash of the account or network address whose attempts they are
      key varchar(255) primary key,
      points integer not null default 0,
      -- milliseconds since 1970
      expire bigint
    );
    create index attempt_by_age on attempt (expire);

    create table captcha (
      -- of the cookie that came with the picture
      id_hash bytea primary key,
      answer_hash bytea not null,
      expires_at timestamptz not null
    );
    create index captcha_by_age on captcha (expires_at);

    create table spent_proof (
      -- of the challenge whose solution was accepted: it is accepted once
      challenge_hash bytea primary key,
      -- the challenge's own end, after which its solution is refused anyway
      expires_at timestamptz not null
    );
    create index spent_proof_by_age on spent_proof (expires_at);

    -- the link mailed to a new customer; a new link replaces the old one
    create table activation_link (
      customer_id uuid primary key references customer,
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      -- when the account was activated, by this link or by the office; the link changes nothing afterwards
      used_at timestamptz
    );

    create table password_reset (
      -- of the handle that the request was answered with
      handle_hash bytea primary key,
      code_hash bytea not null,
      -- null when no account has that name: the request looks the same from outside, and no code opens it
      customer_id uuid references customer,
      -- a keyed hash of the account's name, existing or not: wrong codes count for both alike
      account_key text not null,
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
