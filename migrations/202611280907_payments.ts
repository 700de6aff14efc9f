import { type Kysely, sql } from 'kysely'

/** What payments need beside their events: the names and free text that events do not carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- whom an invoice is made out to: kept as long as tax law asks, also when the customer's own rows are emptied
    create table invoice_party (
      -- derived from the command that confirmed the payment, and named by its event; a row never changes
      id uuid primary key,
      -- no reference: the party outlives the customer
      customer_id uuid not null,
      user_no text not null,
      first_name text not null,
      last_name text not null,
      -- empty where the customer had no address
      unit text not null,
      street_no text not null,
      street_name text not null,
      city text not null,
      postal text not null,
      -- the place of supply, whose taxes the payment bears
      province smallint not null check (province between 1 and 13),
      created_at timestamptz not null
    );
    create index invoice_party_of_customer on invoice_party (customer_id);

    -- what the office notes about a payment and why it reversed one; written before the event, never changed
    create table payment_note (
      -- the command that confirmed or reversed the payment: its events name it as their cause
      command_id uuid primary key,
      -- no reference: the note is emptied with the customer's other rows, the payment stays
      customer_id uuid not null,
      text text not null,
      created_at timestamptz not null
    );
    create index payment_note_customer on payment_note (customer_id);
  `.execute(db)
}
