import { type Kysely, sql } from 'kysely'

/** Whether we may advertise by mail: off until given, and every change on the record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column marketing_consent boolean not null default false;

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
  `.execute(db)
}
