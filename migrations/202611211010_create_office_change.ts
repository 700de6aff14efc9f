import { type Kysely, sql } from 'kysely'

/** What administrators changed in the rows that people edit: who, when, what, on whom, old and new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table office_change (
      -- the order of the record: newest first is highest first
      id bigint generated always as identity primary key,
      admin_id uuid not null references admin,
      at timestamptz not null,
      subject_kind text not null,
      -- no reference: subjects live in many tables
      subject_id text not null,
      -- of a subject with parts, which one: a customer's address, a service's check point
      part_id text,
      action text not null,
      -- the fields that differ; null where there was nothing before, or is nothing after
      before jsonb,
      after jsonb
    );
    create index office_change_of_subject on office_change (subject_kind, subject_id, id desc);
  `.execute(db)
}
