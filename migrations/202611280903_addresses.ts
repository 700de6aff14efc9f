import { type Kysely, sql } from 'kysely'

/** Service addresses. An order points at a version, and a version never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address (
      id uuid primary key,
      customer_id uuid not null references customer,
      -- checked at commit: an address and its first version name each other
      version_id uuid not null,
      is_default boolean not null,
      -- key, alarm, pets: as they are now, also for orders of older versions
      access_notes text not null default '',
      confirmed_at timestamptz,
      created_at timestamptz not null,
      removed_at timestamptz,
      check (not (is_default and removed_at is not null))
    );
    create unique index address_one_default on address (customer_id) where is_default;
    create index address_of_customer on address (customer_id) where removed_at is null;
    create index address_unconfirmed on address (customer_id) where confirmed_at is null and removed_at is null;
    create index address_of_version on address (version_id);

    create table address_version (
      id uuid primary key,
      address_id uuid not null references address,
      -- the contact person on site, who need not be the customer
      first_name text not null,
      last_name text not null,
      unit text not null,
      street_no text not null,
      street_name text not null,
      -- the street's name without case, accents, spaces and punctuation; computed where the name is written
      search_street text not null,
      city text not null,
      postal text not null,
      province smallint not null check (province between 1 and 13),
      -- property facts by their wire ids, 0 = not stated
      building_type smallint not null check (building_type between 0 and 3),
      area_type smallint not null check (area_type between 0 and 4),
      bath_type smallint not null check (bath_type between 0 and 3),
      kitchen_type smallint not null check (kitchen_type between 0 and 4),
      drive_way_type smallint not null check (drive_way_type between 0 and 4),
      has_halfbath boolean not null,
      is_corner_lot boolean not null,
      has_no_walkway boolean not null,
      created_at timestamptz not null,
      unique (address_id, id)
    );
    -- what other records say about the same place is found by its postal code, and customers by how it begins
    create index address_version_at_place on address_version (postal text_pattern_ops);
    create index address_version_by_street on address_version (search_street text_pattern_ops);
    alter table address add constraint address_version_fk
      foreign key (id, version_id) references address_version (address_id, id) deferrable initially deferred;
  `.execute(db)
}
