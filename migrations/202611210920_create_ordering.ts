import { type Kysely, sql } from 'kysely'

/** What orders need beside their events: fees that were shown, and free text, which is personal data that events only point at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shown_fee (
      session_id uuid not null references session on delete cascade,
      order_id uuid not null,
      -- points; a call that cannot ask for confirmation charges at most the fee shown last
      fee_points integer not null check (fee_points >= 0),
      shown_at timestamptz not null,
      primary key (session_id, order_id)
    );

    -- messages to the crew: a row never changes but for its erasure
    create table order_instruction (
      id uuid primary key,
      order_id uuid not null,
      author_role smallint not null check (author_role in (1, 3)),
      author_id uuid not null,
      -- emptied when the person is erased
      text text not null check (length(text) <= 500),
      written_at timestamptz not null
    );
    create index order_instruction_of_order on order_instruction (order_id);

    -- what the office writes about an order when it cancels, refunds, or settles a complaint
    create table order_office_note (
      -- the cause of the event; a note whose command was refused belongs to no event
      command_id uuid primary key,
      order_id uuid not null,
      -- emptied when the person is erased
      text text not null check (length(text) <= 500),
      written_at timestamptz not null
    );
    create index order_office_note_of_order on order_office_note (order_id);
  `.execute(db)
}
