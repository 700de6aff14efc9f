import { type Kysely, sql } from 'kysely'

/** People of the three areas. Numbers shown to people (user_no, staff_no) are drawn at random and rows are never deleted, so none returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id uuid primary key,
      user_no text not null constraint customer_user_no_unique unique,
      first_name text not null,
      last_name text not null,
      email text not null constraint customer_email_unique unique check (email = lower(email)),
      -- E.164, because people sign in with it in any spelling; optional at registration
      phone text constraint customer_phone_unique unique check (phone ~ '^[+][1-9][0-9]{7,14}$'),
      password_hash text not null,
      -- false until the activation link is opened or an admin activates
      is_active boolean not null,
      language text not null check (language in ('en', 'fr', 'zh', 'ind')),
      dob date,
      email_notifications boolean not null,
      -- the office's own note; never leaves the admin area except in a privacy access request
      memo text not null default '',
      -- 0 none, 1 VIP: a label without effect on prices
      special_attr smallint not null default 0 check (special_attr in (0, 1)),
      created_at timestamptz not null
    );

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
    -- the e-mail is the user name; who was removed may be hired again under it
    create unique index staff_email_unique on staff (email) where removed_at is null;

    -- what signing in looks at, alike in all areas
    create view credential as
      select 'customer'::text as area, id as person_id, email as user_name, phone, password_hash, is_active as may_sign_in
      from customer
      union all
      select 'admin', id, user_name, null, password_hash, not is_disabled from admin
      union all
      select 'staff', id, email, null, password_hash, not is_disabled from staff where removed_at is null;
  `.execute(db)
}
