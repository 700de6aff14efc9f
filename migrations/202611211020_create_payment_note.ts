import { type Kysely, sql } from 'kysely'

/** What the office notes about payments and why it took one back: free text, which events never hold. Written before the event, never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_note (
      -- the command that confirmed the payment or took it back: its events name it as their cause
      command_id uuid primary key,
      -- no reference: the note is emptied with the customer's other rows, the payment stays
      customer_id uuid not null,
      text text not null,
      created_at timestamptz not null
    );
    create index payment_note_customer on payment_note (customer_id);
  `.execute(db)
}
