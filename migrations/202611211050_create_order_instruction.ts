import { type Kysely, sql } from 'kysely'

/** What people write to the crew about an order: personal data, which events only point at. A row never changes but for its erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
  `.execute(db)
}
