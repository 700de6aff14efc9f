import {
  type Address,
  type AddressRow,
  addressColumns,
  addressOf,
  versionsNearby,
} from '../../addresses/addresses.store.ts'
import { type PlaceRecords, type PlaceVersion, recordsOf } from '../../addresses/placeKey.ts'
import { type Db, preparedStatement } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'

/** The rows that a placing reads beside the reference data. */
export interface PlacingRows {
  readonly address: Address
  /** The customer's records of the same place. */
  readonly samePlace: PlaceRecords
}

/**
 * One of the customer's addresses, with their records of the same place.
 * @returns undefined for an address that is another person's, removed or absent alike (decision A2)
 */
export async function findPlacingRows(
  db: Db,
  { userId, addressId }: { readonly userId: string; readonly addressId: string },
): Promise<PlacingRows | undefined> {
  if (!isId(userId) || !isId(addressId)) return undefined
  const [row] = await findRows(db, [userId, addressId])
  if (row === undefined) return undefined
  const address = addressOf(row)
  return { address, samePlace: recordsOf(address, row.nearby) }
}

const findRows = preparedStatement<AddressRow & { readonly nearby: readonly PlaceVersion[] }>(
  'placing_rows',
  `select ${addressColumns}, ${versionsNearby} as nearby
   from address a join address_version v on v.id = a.version_id
   where a.customer_id = $1 and a.id = $2 and a.removed_at is null`,
)
