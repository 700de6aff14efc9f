import { type Kysely, sql } from 'kysely'

/** Mails on their way, and what the product does every day by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- a row is written with what it tells of, and sent after the commit
    create table outbox (
      id uuid primary key,
      -- why this mail exists, such as one event: the same reason never makes a second mail
      dedupe_key text not null unique,
      kind text not null,
      -- no reference, because a mail must not block an erasure; address and language are read at sending
      customer_id uuid not null,
      -- the order whose record shows it; null for mails about the account or a payment
      order_id uuid,
      -- what its text needs beyond what can be read at sending; emptied when the mail is settled, because it may hold a secret
      facts jsonb not null,
      status text not null default 'pending' check (status in ('pending', 'sent', 'skipped', 'failed')),
      -- what it was written in, decided at sending
      language text check (language in ('en', 'fr', 'zh', 'ind')),
      subject text,
      created_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      -- why the last attempt failed, or why it was not sent at all
      last_error text,
      sent_at timestamptz,
      -- when it was sent, skipped or given up
      settled_at timestamptz,
      check ((status = 'pending') = (settled_at is null)),
      check ((status = 'sent') = (sent_at is not null))
    );
    -- the record of an order
    create index outbox_of_order on outbox (order_id, created_at) where order_id is not null;
    -- what waits, for the figures and for what must be taken up again
    create index outbox_pending on outbox (created_at) where status = 'pending';
    create index outbox_failed on outbox (created_at) where status = 'failed';
    -- what the nightly purge looks at
    create index outbox_settled on outbox (settled_at) where settled_at is not null;

    create index outbox_of_customer on outbox (customer_id);

    -- how far the log of a store was heard
    create table mail_checkpoint (
      store_identity text primary key,
      position bigint not null,
      -- the latest moment any heard event tells of
      heard_until timestamptz not null,
      -- what happened until then is old news and mails nobody
      quiet_until timestamptz not null
    );

    -- the last day for which a daily task ran, so that a missed run is seen and made up for
    create table scheduled_run (
      task text primary key,
      -- the business's calendar day
      done_for date not null,
      done_at timestamptz not null
    );
  `.execute(db)
}
