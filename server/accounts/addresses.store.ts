import type { ColumnType, Insertable } from 'kysely'
import { validate } from 'uuid'
import type { AddressFields, PropertyFields } from '../../schema/rules/addressFields.ts'
import type { Province } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'

type Moment = ColumnType<Date, string, string>
type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

export interface AddressTable {
  id: string
  customer_id: string
  version_id: string
  is_default: boolean
  confirmed_at: OptionalMoment
  created_at: Moment
  removed_at: OptionalMoment
}

export interface AddressVersionTable {
  id: string
  address_id: string
  first_name: string
  last_name: string
  unit: string
  street_no: string
  street_name: string
  city: string
  postal: string
  province: Province
  building_type: number
  area_type: number
  bath_type: number
  kitchen_type: number
  drive_way_type: number
  has_halfbath: boolean
  is_corner_lot: boolean
  has_no_walkway: boolean
  created_at: Moment
}

declare module '../kernel/database.ts' {
  interface Tables {
    address: AddressTable
    address_version: AddressVersionTable
  }
}

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
  if (!validate(userId)) return []
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
  if (!validate(userId) || !validate(addressId)) return undefined
  const row = await currentAddresses(db)
    .where('customer_id', '=', userId)
    .where('address.id', '=', addressId)
    .executeTakeFirst()
  return row && addressOf(row)
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
  const ids = addressVersionIds.filter((id) => validate(id))
  if (ids.length === 0) return []
  const rows = await addressesByVersion(db).where('address_version.id', 'in', ids).execute()
  return rows.map(addressOf)
}

/** Lets changes of one customer's addresses wait for each other, so that exactly one default stays. False when there is no such customer. */
export async function lockAddressesOf(transaction: Db, userId: string): Promise<boolean> {
  if (!validate(userId)) return false
  const row = await transaction
    .selectFrom('customer')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAddress(db: Db, row: Insertable<AddressTable>): Promise<void> {
  await db.insertInto('address').values(row).execute()
}

/** Adds a version that is never changed afterwards. */
export async function insertAddressVersion(
  db: Db,
  version: { readonly id: string; readonly addressId: string; readonly now: Temporal.Instant },
  fields: AddressFields,
): Promise<void> {
  const row = {
    id: version.id,
    address_id: version.addressId,
    first_name: fields.firstName,
    last_name: fields.lastName,
    unit: fields.unit,
    street_no: fields.streetNo,
    street_name: fields.streetName,
    city: fields.city,
    postal: fields.postal,
    province: fields.provinceId,
    building_type: fields.buildingType,
    area_type: fields.areaType,
    bath_type: fields.bathType,
    kitchen_type: fields.kitchenType,
    drive_way_type: fields.driveWayType,
    has_halfbath: fields.hasHalfbath,
    is_corner_lot: fields.isCornerLot,
    has_no_walkway: fields.hasNoWalkway,
    created_at: version.now.toString(),
  }
  await db.insertInto('address_version').values(row).execute()
}

export async function showVersion(db: Db, addressId: string, versionId: string): Promise<void> {
  await db.updateTable('address').set({ version_id: versionId }).where('id', '=', addressId).execute()
}

/** Moves the default. The old one goes first, because the index allows one at any moment. */
export async function moveDefault(db: Db, userId: string, addressId: string): Promise<void> {
  await db
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '<>', addressId)
    .execute()
  await db.updateTable('address').set({ is_default: true }).where('id', '=', addressId).execute()
}

export async function markConfirmed(db: Db, addressId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('address')
    .set({ confirmed_at: now.toString() })
    .where('id', '=', addressId)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function markRemoved(db: Db, addressId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('address')
    .set({ removed_at: now.toString() })
    .where('id', '=', addressId)
    .where('removed_at', 'is', null)
    .execute()
}

/** The stored facts and the contact, as a form would send them back. */
export function fieldsOf(address: Address): AddressFields {
  const { firstName, lastName, unit, streetNo, streetName, city, postal, isDefault, property } = address
  const place = { unit, streetNo, streetName, city, postal, provinceId: address.province }
  return { firstName, lastName, ...place, isDefault, ...property }
}

function currentAddresses(db: Db) {
  return addressesByVersion(db)
    .whereRef('address.version_id', '=', 'address_version.id')
    .where('removed_at', 'is', null)
}

function addressesByVersion(db: Db) {
  return db
    .selectFrom('address')
    .innerJoin('address_version', 'address_version.address_id', 'address.id')
    .select(['address.id as addressId', 'customer_id', 'is_default', 'confirmed_at'])
    .selectAll('address_version')
}

type AddressRow = Awaited<ReturnType<ReturnType<typeof addressesByVersion>['execute']>>[number]

function addressOf(row: AddressRow): Address {
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

function propertyOf(row: AddressRow): Address['property'] {
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
