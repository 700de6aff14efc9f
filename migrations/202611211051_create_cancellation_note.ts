import { type Kysely, sql } from 'kysely'

/** Why the office cancelled an order, in its own words to the customer: personal data, which events do not carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cancellation_note (
      -- the command that cancelled: what the event is caused by, so that a note of a command that was refused belongs to nothing
      command_id uuid primary key,
      order_id uuid not null,
      -- emptied when the person is erased
      text text not null check (length(text) <= 500),
      written_at timestamptz not null
    );
    create index cancellation_note_of_order on cancellation_note (order_id);
  `.execute(db)
}
