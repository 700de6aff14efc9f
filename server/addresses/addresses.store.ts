import type { Selectable } from 'kysely'
import type { AddressFields, PropertyFields } from '../../schema/rules/addressFields.ts'
import type { Province } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { AddressVersionTable } from './addressTables.store.ts'

/** A service address as one of its versions has it. */
export interface Address {
  readonly addressId: string
  readonly addressVersionId: string
  /** Whose address it is. */
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  /** Empty when there is none, like the street number. */
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  /** A1A 1A1. */
  readonly postal: string
  readonly province: Province
  readonly country: 'CA'
  /** Of the address today, also when the version is an old one. */
  readonly isDefault: boolean
  readonly isConfirmed: boolean
  readonly property: PropertyFields
}

/** A customer's addresses, the default first, then the oldest first (decision B1: the client relies on it). */
export async function listAddresses(db: Db, userId: string): Promise<readonly Address[]> {
  return listAddressesOf(db, [userId])
}

/** The addresses of several customers at once, each customer's in that order, for lists of customers. */
export async function listAddressesOf(db: Db, userIds: readonly string[]): Promise<readonly Address[]> {
  const ids = userIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await currentAddresses(db)
    .where('customer_id', 'in', ids)
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

/** Addresses as they are now, whosever they are, for the office; removed and absent ones are left out. */
export async function findCurrentAddresses(
  db: Db,
  addressIds: readonly string[],
): Promise<readonly Address[]> {
  const ids = addressIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await currentAddresses(db).where('address.id', 'in', ids).execute()
  return rows.map(addressOf)
}

/**
 * What the office has confirmed at those postal codes, whosever it is, the latest first; also what was removed since, because the place is
 * still as it was found (decision M8).
 */
export async function findConfirmedAt(db: Db, postals: readonly string[]): Promise<readonly Address[]> {
  const rows = await latestAddresses(db)
    .where('postal', 'in', postals)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .execute()
  return rows.map(addressOf)
}

/** The version an order was placed for, whatever became of the address since (decision B2). */
export async function findAddressVersion(db: Db, addressVersionId: string): Promise<Address | undefined> {
  const [address] = await findAddressVersions(db, [addressVersionId])
  return address
}

/** Several versions at once, for lists; absent ones are left out, the order is not the caller's. */
export async function findAddressVersions(
  db: Db,
  addressVersionIds: readonly string[],
): Promise<readonly Address[]> {
  const ids = addressVersionIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await addressesByVersion(db).where('address_version.id', 'in', ids).execute()
  return rows.map(addressOf)
}

/** The stored facts and the contact, as a form would send them back. */
export function fieldsOf(address: Address): AddressFields {
  const { firstName, lastName, unit, streetNo, streetName, city, postal, isDefault, property } = address
  const place = { unit, streetNo, streetName, city, postal, provinceId: address.province }
  return { firstName, lastName, ...place, isDefault, ...property }
}

function currentAddresses(db: Db) {
  return latestAddresses(db).where('removed_at', 'is', null)
}

function latestAddresses(db: Db) {
  return addressesByVersion(db).whereRef('address.version_id', '=', 'address_version.id')
}

function addressesByVersion(db: Db) {
  return db
    .selectFrom('address')
    .innerJoin('address_version', 'address_version.address_id', 'address.id')
    .select(['address.id as addressId', 'customer_id', 'is_default', 'confirmed_at'])
    .selectAll('address_version')
}

export type AddressRow = Awaited<ReturnType<ReturnType<typeof addressesByVersion>['execute']>>[number]

/** The columns of such a row, of address `a` in its version `v`, for statements that are written out. */
export const addressColumns = `a.id as "addressId", a.customer_id, a.is_default, a.confirmed_at, v.id, v.address_id, v.first_name,
  v.last_name, v.unit, v.street_no, v.street_name, v.city, v.postal, v.province, v.building_type, v.area_type, v.bath_type,
  v.kitchen_type, v.drive_way_type, v.has_halfbath, v.is_corner_lot, v.has_no_walkway, v.created_at`

export function addressOf(row: AddressRow): Address {
  return {
    addressId: row.addressId,
    addressVersionId: row.id,
    userId: row.customer_id,
    firstName: row.first_name,
    lastName: row.last_name,
    unit: row.unit,
    streetNo: row.street_no,
    streetName: row.street_name,
    city: row.city,
    postal: row.postal,
    province: row.province,
    country: 'CA',
    isDefault: row.is_default,
    isConfirmed: row.confirmed_at !== null,
    property: propertyOf(row),
  }
}

function propertyOf(row: Selectable<AddressVersionTable>): Address['property'] {
  return {
    buildingType: row.building_type,
    areaType: row.area_type,
    bathType: row.bath_type,
    kitchenType: row.kitchen_type,
    driveWayType: row.drive_way_type,
    hasHalfbath: row.has_halfbath,
    isCornerLot: row.is_corner_lot,
    hasNoWalkway: row.has_no_walkway,
  }
}
