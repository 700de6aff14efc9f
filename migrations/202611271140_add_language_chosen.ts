import { type Kysely, sql } from 'kysely'

/**
 * Whether a customer has chosen a language: an invoice for Quebec is in French otherwise (decision G10). Of those who are there nobody
 * knows, and what they have counts as chosen. The view tells no language that was not: the first choice is then another one, and is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column language_chosen boolean not null default true;
    create or replace view credential as
      select 'customer'::text as area, id as person_id, email as user_name, phone, password_hash, is_active as may_sign_in,
        case when language_chosen then language end as language
      from customer
      union all
      select 'admin', id, user_name, null, password_hash, not is_disabled, language from admin
      union all
      select 'staff', id, email, null, password_hash, not is_disabled, language from staff where removed_at is null;
  `.execute(db)
}
