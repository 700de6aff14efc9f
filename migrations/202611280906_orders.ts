import { type Kysely, sql } from 'kysely'

/** What orders need beside their events: fees that were shown, and free text, which is personal data and therefore not in events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shown_fee (
      session_id uuid not null references session on delete cascade,
      order_id uuid not null,
      -- points; a call that cannot ask back charges at most what was shown last
      fee_points integer not null check (fee_points >= 0),
      shown_at timestamptz not null,
      primary key (session_id, order_id)
    );

    -- what people write to the crew about an order; a row changes only when its author is erased
    create table order_instruction (
      id uuid primary key,
      order_id uuid not null,
      author_role smallint not null check (author_role in (1, 3)),
      author_id uuid not null,
      text text not null check (length(text) <= 500),
      written_at timestamptz not null
    );
    create index order_instruction_of_order on order_instruction (order_id);

    -- what the office writes about a change of an order, to the customer or for itself, and a crew about a failed visit
    create table order_office_note (
      -- the command that changed the order, named by its event as the cause: a refused command's note belongs to nothing
      command_id uuid primary key,
      order_id uuid not null,
      -- emptied when the customer is erased
      text text not null check (length(text) <= 500),
      written_at timestamptz not null
    );
    create index order_office_note_of_order on order_office_note (order_id);

    -- recurring visits that are due and could not be placed yet, each with what it waits for; every look at a series writes them anew
    create table series_wait (
      series_id text not null,
      occurrence date not null,
      reason text not null check (reason in ('points', 'price', 'stopped')),
      -- the visit's price in points; null while the service is not offered
      points integer,
      -- what the wallet lacks for it, in points
      missing_points integer not null default 0,
      since timestamptz not null,
      primary key (series_id, occurrence)
    );
  `.execute(db)
}
