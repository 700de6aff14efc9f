import { type Kysely, sql } from 'kysely'

/** The link mailed to a new customer. A customer has one at a time: a new one takes the place of the old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activation_link (
      customer_id uuid primary key references customer,
      -- a keyed hash: whoever reads this table can activate nobody
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      -- when the account was activated, by this link or by the office: from then on the link changes nothing any more
      used_at timestamptz
    );
  `.execute(db)
}
