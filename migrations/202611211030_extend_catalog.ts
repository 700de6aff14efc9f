import { type Kysely, sql } from 'kysely'

/** What editing the catalogue needs: a version that tells an older state, and the words that orders of earlier days were placed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_setting add column version integer not null default 1;
    alter table service_item add column version integer not null default 1;
    alter table check_point_item add column version integer not null default 1;
    alter table additional_item add column version integer not null default 1;

    create table former_words (
      -- a service, a check point or an additional item: no reference, they are three tables
      item_id uuid not null,
      -- orders placed before this moment, and not before the one of an earlier row, were placed with these words
      until timestamptz not null,
      -- what customers read: texts with their translations, or the condition of an additional item
      words jsonb not null,
      primary key (item_id, until)
    );

    -- the record of the catalogue is read across its services, items and settings
    create index office_change_of_catalogue on office_change (id desc)
      where subject_kind in ('service', 'additional-item', 'catalog-setting');
  `.execute(db)
}
