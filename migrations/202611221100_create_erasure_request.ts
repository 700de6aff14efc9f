import { type Kysely, sql } from 'kysely'

/** Customers may ask to be forgotten; what is left of somebody who was is a row without a person (decision A20). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasure_request (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer,
      asked_at timestamptz not null,
      withdrawn_at timestamptz,
      done_at timestamptz,
      -- who carried it out
      done_by uuid references admin,
      check (withdrawn_at is null or done_at is null),
      check ((done_at is null) = (done_by is null))
    );
    create index erasure_request_of_customer on erasure_request (customer_id, id);
    -- nobody asks twice at once
    create unique index erasure_request_open on erasure_request (customer_id) where withdrawn_at is null and done_at is null;
    -- the office's list of what waits, oldest first
    create index erasure_request_waiting on erasure_request (id) where withdrawn_at is null and done_at is null;

    alter table customer
      add column erased_at timestamptz,
      -- whoever was forgotten never comes back to life
      add check (erased_at is null or (not is_active and phone is null and dob is null and memo = ''));

    -- everything about one person: for the file they may ask for, and to empty it
    create index session_of_anybody on session (person_id);
    drop index session_of_person;
    create index outbox_of_customer on outbox (customer_id);
    create index invoice_party_of_customer on invoice_party (customer_id);
  `.execute(db)
}
