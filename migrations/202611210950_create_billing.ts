import { type Kysely, sql } from 'kysely'

/** To whom invoices are made out, and the office's free text about payments, which events never hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- a row never changes, and stays as long as tax law asks, also after the customer's erasure
    create table invoice_party (
      -- derived from the command that confirmed the payment, and named by its event
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

    -- written before the event, never changed
    create table payment_note (
      -- the command that confirmed or reversed the payment: its events name it as their cause
      command_id uuid primary key,
      -- no reference: erasing the customer empties the note, and the payment stays
      customer_id uuid not null,
      text text not null,
      created_at timestamptz not null
    );
    create index payment_note_customer on payment_note (customer_id);
  `.execute(db)
}
