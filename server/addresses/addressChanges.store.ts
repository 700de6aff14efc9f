import type { Insertable } from 'kysely'
import type { AddressFields } from '../../schema/rules/addressFields.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { searchable } from '../people/customerSearch.ts'
import { type AddressTable, placeColumns, propertyColumns } from './addressTables.store.ts'

/** Serializes changes of a customer's addresses, so that exactly one is the default. False for an unknown or erased customer. */
export async function lockAddressesOf(transaction: Db, userId: string): Promise<boolean> {
  if (!isId(userId)) return false
  const row = await transaction
    .selectFrom('customer')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
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
    ...placeColumns.rowOf(fields),
    search_street: searchable(fields.streetName),
    province: fields.provinceId,
    ...propertyColumns.rowOf(fields),
    created_at: version.now.toString(),
  }
  await db.insertInto('address_version').values(row).execute()
}

/** Sets the version that an address shows, and its access notes where they are given. */
export async function showVersion(
  db: Db,
  addressId: string,
  { versionId, accessNotes }: { readonly versionId: string; readonly accessNotes?: string | undefined },
): Promise<void> {
  const shown = { version_id: versionId, ...(accessNotes !== undefined && { access_notes: accessNotes }) }
  await db.updateTable('address').set(shown).where('id', '=', addressId).execute()
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
