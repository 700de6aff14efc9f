import { type Kysely, sql } from 'kysely'

/** To whom invoices are made out: kept as long as tax law asks, also when the customer's own rows are emptied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
  `.execute(db)
}
