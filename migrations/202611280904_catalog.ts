import { type Kysely, sql } from 'kysely'

/**
 * What is offered in the three catalogs and what it costs. Removal is soft throughout: orders point at services. Every edit raises the row's
 * version, so that an edit of an older state is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_setting (
      service_catalog smallint primary key check (service_catalog between 1 and 3),
      points_per_minute integer not null check (points_per_minute > 0),
      version integer not null default 1
    );

    create table service_item (
      id uuid primary key,
      service_catalog smallint not null check (service_catalog between 1 and 3),
      name text not null,
      description text not null,
      is_disabled boolean not null default false,
      -- a flat service: what the property adds is ignored
      no_calc boolean not null,
      period_type smallint not null check (period_type between 0 and 2),
      -- 0 ordinary, else the id of the add-on it is (111, 121-124)
      detail_type integer not null,
      special_notice text,
      -- months of the year in which customers are offered it, 1 to 12; none for all
      offered_months smallint[] not null default '{}' check (offered_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'),
      -- {fr: {name, description, specialNotice}, zh: ..., ind: ...}, every part optional
      translations jsonb not null default '{}',
      -- order in lists
      position integer not null,
      version integer not null default 1,
      created_at timestamptz not null,
      removed_at timestamptz,
      check (period_type = 0 or no_calc)
    );
    create index service_item_of_catalog on service_item (service_catalog, position) where removed_at is null;

    create table check_point_item (
      id uuid primary key,
      service_item_id uuid not null references service_item,
      item_name text not null,
      -- minutes
      time_consuming integer not null check (time_consuming between 1 and 500),
      -- 0 none, else 1 minutes, 2 percent of this item, 3 minutes off
      extra_counting_type smallint not null check (extra_counting_type between 0 and 3),
      extra_consuming integer not null check (extra_consuming between 0 and 500),
      -- {fr: {itemName}, zh: ..., ind: ...}, every part optional
      translations jsonb not null default '{}',
      position integer not null,
      version integer not null default 1,
      removed_at timestamptz,
      check ((extra_counting_type = 0) = (extra_consuming = 0))
    );
    create index check_point_item_of_service on check_point_item (service_item_id, position) where removed_at is null;

    create table additional_item (
      id uuid primary key,
      service_catalog smallint not null check (service_catalog between 1 and 3),
      -- which fact of the property, and which value of it
      cond_type smallint not null check (cond_type in (1, 2, 4, 5, 7)),
      property_attr smallint not null check (property_attr > 0),
      counting_type smallint not null check (counting_type between 1 and 3),
      consuming integer not null check (consuming between 1 and 500),
      -- counts for services of the same detail type only
      detail_type integer not null,
      position integer not null,
      version integer not null default 1,
      removed_at timestamptz
    );
    create index additional_item_of_catalog on additional_item (service_catalog, position) where removed_at is null;

    create table former_words (
      -- a service, a check point or an additional item: no reference, they are three tables
      item_id uuid not null,
      -- orders placed before this moment, and not before the one of an earlier row, were placed with these words
      until timestamptz not null,
      -- what customers read: texts with their translations, or the condition of an additional item
      words jsonb not null,
      primary key (item_id, until)
    );
  `.execute(db)
}
