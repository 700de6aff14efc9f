import { type Kysely, sql } from 'kysely'

/** Emails to send and sent. A row is written with what it is about, and the email is sent after the commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      -- why this email exists, such as one event: the same reason never makes a second email
      dedupe_key text not null unique,
      kind text not null,
      -- the recipient; no reference, because an email never prevents erasing a person. Address and language are read at sending
      customer_id uuid not null,
      -- the order whose record shows it; null for emails about the account or a payment
      order_id uuid,
      -- what its text needs beyond what can be read at sending; emptied when the email is settled, because it may hold a secret
      facts jsonb not null,
      status text not null default 'pending' check (status in ('pending', 'sent', 'skipped', 'failed')),
      -- what it was written in, decided at sending
      language text check (language in ('en', 'fr', 'zh', 'ind')),
      subject text,
      -- each its own moment: emails that one statement adds keep their order
      created_at timestamptz not null default clock_timestamp(),
      -- when it is tried next, or if the process that tries it ends
      due_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      -- why the last attempt failed, or why it was not sent at all
      last_error text,
      sent_at timestamptz,
      -- when it was sent, skipped or failed for good
      settled_at timestamptz,
      check ((status = 'pending') = (settled_at is null)),
      check ((status = 'sent') = (sent_at is not null))
    );
    -- the record of an order
    create index outbox_of_order on outbox (order_id, created_at) where order_id is not null;
    create index outbox_of_customer on outbox (customer_id);
    create index outbox_pending on outbox (due_at) where status = 'pending';
    create index outbox_failed on outbox (created_at) where status = 'failed';
    -- what the nightly purge reads
    create index outbox_settled on outbox (settled_at) where settled_at is not null;
  `.execute(db)
}
