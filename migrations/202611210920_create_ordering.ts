import { type Kysely, sql } from 'kysely'

/** What orders need beside their events: their numbers, and the cancellation fees that were shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_number (
      -- drawn at random, so that nobody can count orders or guess one
      order_no text primary key,
      -- reserved before the order is written; an order that then fails leaves an unused number
      order_id uuid not null unique,
      reserved_at timestamptz not null
    );

    create table shown_fee (
      session_id uuid not null references session,
      order_id uuid not null,
      -- points; a call that cannot ask back charges at most what was shown last
      fee_points integer not null check (fee_points >= 0),
      shown_at timestamptz not null,
      primary key (session_id, order_id)
    );
  `.execute(db)
}
