import { type Kysely, sql } from 'kysely'

/** People of the three areas. Numbers shown to people (user_no, staff_no) are drawn at random and rows are never deleted, so none returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id uuid primary key,
      user_no text not null constraint customer_user_no_unique unique,
      first_name text not null,
      last_name text not null,
      -- the name without case, accents, spaces and punctuation, in both orders; computed where the name is written
      search_first_last text not null,
      search_last_first text not null,
      -- null while the office knows none: nothing is mailed then
      email text constraint customer_email_unique unique check (email = lower(email)),
      -- E.164, because people sign in with it in any spelling; optional at registration
      phone text constraint customer_phone_unique unique check (phone ~ '^[+][1-9][0-9]{7,14}$'),
      password_hash text not null,
      -- false until the activation link is opened or an admin activates
      is_active boolean not null,
      language text not null check (language in ('en', 'fr', 'zh', 'ind')),
      -- false until the customer chooses: an invoice for Quebec is in French until then
      language_chosen boolean not null default true,
      dob date,
      email_notifications boolean not null,
      -- whether we may advertise by email; marketing_consent_change records every change
      marketing_consent boolean not null default false,
      -- the office's own note; never leaves the admin area except in a privacy access request
      memo text not null default '',
      -- 0 none, 1 VIP: a label without effect on prices
      special_attr smallint not null default 0 check (special_attr in (0, 1)),
      created_at timestamptz not null,
      erased_at timestamptz,
      -- an erased account stays erased
      check (erased_at is null or (not is_active and phone is null and dob is null and memo = ''))
    );
    create index customer_newest on customer (created_at desc, id desc);
    -- filters of the office's list
    create index customer_inactive on customer (created_at desc, id desc) where not is_active and erased_at is null;
    create index customer_vip on customer (created_at desc, id desc) where special_attr = 1;
    create index customer_by_first_last on customer (search_first_last text_pattern_ops);
    create index customer_by_last_first on customer (search_last_first text_pattern_ops);
    create index customer_by_email on customer (email text_pattern_ops);
    -- people remember the last digits
    create index customer_by_phone on customer (reverse(phone) text_pattern_ops);

    create table admin (
      id uuid primary key,
      user_name text not null constraint admin_user_name_unique unique check (user_name = lower(user_name)),
      password_hash text not null,
      is_disabled boolean not null default false,
      language text not null check (language in ('en', 'fr', 'zh', 'ind')),
      created_at timestamptz not null
    );

    create table staff (
      id uuid primary key,
      staff_no text not null constraint staff_staff_no_unique unique,
      first_name text not null,
      last_name text not null,
      email text not null check (email = lower(email)),
      phone text check (phone ~ '^[+][1-9][0-9]{7,14}$'),
      -- absent until an admin sets one: nobody signs in before
      password_hash text,
      is_disabled boolean not null default false,
      -- the rate shown until ratings exist, 0 to 5
      self_assessment double precision not null check (self_assessment between 0 and 5),
      -- part of the photo's address, which must not be guessed
      photo_token uuid not null default gen_random_uuid(),
      unit text not null,
      street_no text not null,
      street_name text not null,
      city text not null,
      postal text not null,
      province smallint not null check (province between 1 and 13),
      language text not null check (language in ('en', 'fr', 'zh', 'ind')),
      created_at timestamptz not null,
      -- soft, so that past orders keep their names
      removed_at timestamptz
    );
    -- the email is the user name; a removed person may be hired again under it
    create unique index staff_email_unique on staff (email) where removed_at is null;

    create table marketing_consent_change (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer,
      is_given boolean not null,
      -- the form it was said on
      occasion text not null check (occasion in ('registration', 'profile')),
      -- the form's language: what the person read
      language text not null check (language in ('en', 'fr', 'zh', 'ind')),
      changed_at timestamptz not null
    );
    create index marketing_consent_change_of_customer on marketing_consent_change (customer_id, id);

    create table erasure_request (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer,
      asked_at timestamptz not null,
      withdrawn_at timestamptz,
      done_at timestamptz,
      -- who carried it out
      done_by uuid references admin,
      check (withdrawn_at is null or done_at is null),
      check ((done_at is null) = (done_by is null))
    );
    create index erasure_request_of_customer on erasure_request (customer_id, id);
    -- one open request for each customer
    create unique index erasure_request_open on erasure_request (customer_id) where withdrawn_at is null and done_at is null;
    -- the office's list of open requests, oldest first
    create index erasure_request_waiting on erasure_request (id) where withdrawn_at is null and done_at is null;
  `.execute(db)
}
