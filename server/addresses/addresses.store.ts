import { type Selectable, sql } from 'kysely'
import type { AddressFields, PropertyFields } from '../../schema/rules/addressFields.ts'
import type { Province } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { finderOf, joinOf } from '../kernel/joins.store.ts'
import {
  type AddressVersionTable,
  type PlaceFields,
  placeColumns,
  propertyColumns,
} from './addressTables.store.ts'
import { type PlaceRecords, type PlaceVersion, recordsOf } from './placeKey.ts'

/** A version of a service address; missing parts of the place are empty. */
export interface Address extends Readonly<PlaceFields> {
  readonly addressId: string
  readonly addressVersionId: string
  /** Whose address it is. */
  readonly userId: string
  readonly province: Province
  readonly country: 'CA'
  /** Of the address today, also when the version is an old one. */
  readonly isDefault: boolean
  readonly isConfirmed: boolean
  readonly property: PropertyFields
  /** Key, alarm, pets, for crew and office; of today, also when the version is an old one (decision X10). May be empty. */
  readonly accessNotes: string
}

/** A customer's addresses, the default first, then the oldest first (decision B1: the client relies on it). */
export async function listAddresses(db: Db, userId: string): Promise<readonly Address[]> {
  if (!isId(userId)) return []
  const rows = await currentAddresses(db)
    .where('customer_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('address.created_at')
    .orderBy('address.id')
    .execute()
  return rows.map(addressOf)
}

/** One of a customer's addresses; another person's, a removed and an absent one are alike (decision A2). */
export async function findAddress(db: Db, userId: string, addressId: string): Promise<Address | undefined> {
  if (!isId(userId) || !isId(addressId)) return undefined
  const row = await currentAddresses(db)
    .where('customer_id', '=', userId)
    .where('address.id', '=', addressId)
    .executeTakeFirst()
  return row && addressOf(row)
}

/** An address as it is, or as it was when it was removed, whosever it is. */
export async function findAddressEver(db: Db, addressId: string): Promise<Address | undefined> {
  const row = await addressesByVersion(db)
    .whereRef('address.version_id', '=', 'address_version.id')
    .where('address.id', '=', addressId)
    .executeTakeFirst()
  return row && addressOf(row)
}

/** Whose address it is; undefined for one that was removed or never was. For the office, whose call names no customer (decision B7). */
export async function findAddressOwner(db: Db, addressId: string): Promise<string | undefined> {
  if (!isId(addressId)) return undefined
  const row = await db
    .selectFrom('address')
    .select('customer_id')
    .where('id', '=', addressId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.customer_id
}

/** The stored facts and the contact, as a form would send them back. */
export function fieldsOf(address: Address): AddressFields {
  const { addressId, addressVersionId, userId, country, isConfirmed, province, property, ...told } = address
  return { ...told, provinceId: province, ...property }
}

/** What {@link addressOf} reads, of address `a` in its version `v`, for statements that are written out. */
export const addressColumns = [
  'a.id as "addressId", a.customer_id, a.is_default, a.confirmed_at, a.access_notes, v.id, v.address_id, v.province',
  ...[...placeColumns.names, ...propertyColumns.names].map((name) => `v.${name}`),
].join(', ')

/** All versions at the postal code of version `v` that the customer `a.customer_id` has or had, as JSON, for statements that are written out. */
export const versionsNearby = `(select json_agg(json_build_object('addressId', near.address_id, 'versionId', near.id, 'unit', near.unit,
  'streetNo', near.street_no, 'streetName', near.street_name, 'postal', near.postal))
  from address_version near join address own on own.id = near.address_id
  where near.postal = v.postal and own.customer_id = a.customer_id)`

/** The same customer's records of a version's place, also removed or changed ones. */
export async function findPlaceRecords(db: Db, addressVersionId: string): Promise<PlaceRecords> {
  const found = await sql<{ nearby: readonly PlaceVersion[] }>`select ${sql.raw(versionsNearby)} as nearby
    from address_version v join address a on a.id = v.address_id where v.id = ${addressVersionId}`.execute(db)
  const nearby = found.rows[0]?.nearby ?? []
  const place = nearby.find(({ versionId }) => versionId === addressVersionId)
  if (place === undefined) throw new Error(`address version ${addressVersionId} is not there`)
  return recordsOf(place, nearby)
}

/** Versions by their ids, as orders point at them, whatever became of the addresses since (decision B2). */
export const addressVersionsById = joinOf<AddressRow>()({
  name: 'address_version',
  ids: 'uuid',
  sql: `select id, to_json(found) as row from (
    select ${addressColumns} from address_version v join address a on a.id = v.address_id where v.id = any($ids)) as found`,
  read: (row): Address | undefined => row && addressOf(row),
})

export const findAddressVersion = finderOf(addressVersionsById)

/** Addresses as they are now, by the id of any of their versions; of removed ones nothing. */
export const currentAddressesByVersion = joinOf<AddressRow>()({
  name: 'current_address',
  ids: 'uuid',
  sql: `select asked as id, to_json(found) as row from (
    select old.id as asked, ${addressColumns} from address_version old
    join address a on a.id = old.address_id and a.removed_at is null
    join address_version v on v.id = a.version_id where old.id = any($ids)) as found`,
  read: (row): Address | undefined => row && addressOf(row),
})

/**
 * For a version of an unconfirmed address: all customers' confirmed addresses at its postal code, latest first; also removed ones, because
 * the place has not changed (decision M8).
 */
export const confirmedNearVersion = joinOf<readonly AddressRow[]>()({
  name: 'confirmed_near',
  ids: 'uuid',
  sql: `select asked as id, json_agg(found order by confirmed_at desc) as row from (
    select old.id as asked, ${addressColumns} from address_version old
    join address own on own.id = old.address_id and own.confirmed_at is null
    join address_version v on v.postal = old.postal
    join address a on a.id = v.address_id and a.version_id = v.id and a.confirmed_at is not null where old.id = any($ids)) as found group by asked`,
  read: (rows = []): readonly Address[] => rows.map(addressOf),
})

/** The addresses of customers by the customers' ids, each in the order of {@link listAddresses}. */
export const addressesByCustomer = joinOf<readonly AddressRow[]>()({
  name: 'addresses_of',
  ids: 'uuid',
  sql: `select customer_id as id, json_agg(found order by is_default desc, since, "addressId") as row from (
    select a.created_at as since, ${addressColumns} from address a join address_version v on v.id = a.version_id
    where a.customer_id = any($ids) and a.removed_at is null) as found group by customer_id`,
  read: (rows = []): readonly Address[] => rows.map(addressOf),
})

function currentAddresses(db: Db) {
  return addressesByVersion(db)
    .whereRef('address.version_id', '=', 'address_version.id')
    .where('removed_at', 'is', null)
}

/** Addresses in every version that they ever had. */
export function addressesByVersion(db: Db) {
  return db
    .selectFrom('address')
    .innerJoin('address_version', 'address_version.address_id', 'address.id')
    .select(['address.id as addressId', 'customer_id', 'is_default', 'confirmed_at', 'access_notes'])
    .selectAll('address_version')
}

/** From the driver or from JSON; only the presence of moments is used. */
export type AddressRow = Pick<
  Awaited<ReturnType<ReturnType<typeof addressesByVersion>['execute']>>[number],
  | 'addressId'
  | 'customer_id'
  | 'is_default'
  | 'access_notes'
  | Exclude<keyof Selectable<AddressVersionTable>, 'created_at'>
> & { readonly confirmed_at: unknown }

export function addressOf(row: AddressRow): Address {
  return {
    addressId: row.addressId,
    addressVersionId: row.id,
    userId: row.customer_id,
    ...placeColumns.fieldsIn(row),
    province: row.province,
    country: 'CA',
    isDefault: row.is_default,
    isConfirmed: row.confirmed_at !== null,
    property: propertyColumns.fieldsIn(row),
    accessNotes: row.access_notes,
  }
}
