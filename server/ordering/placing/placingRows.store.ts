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

/** What a placing reads of rows beside the reference data. */
export interface PlacingRows {
  readonly address: Address
  /** The customer's records of the same place. */
  readonly samePlace: PlaceRecords
  /** Those of the asked numbers that an order of before numbers were events has. */
  readonly takenNumbers: readonly string[]
}

/**
 * One of the customer's addresses, and which of these numbers are taken since before they were events.
 * @returns undefined for an address that is another person's, removed or absent alike (decision A2)
 */
export async function findPlacingRows(
  db: Db,
  { userId, addressId }: { readonly userId: string; readonly addressId: string },
  orderNos: readonly string[],
): Promise<PlacingRows | undefined> {
  if (!isId(userId) || !isId(addressId)) return undefined
  const [row] = await findRows(db, [userId, addressId, orderNos])
  if (row === undefined) return undefined
  const address = addressOf(row)
  return { address, samePlace: recordsOf(address, row.nearby), takenNumbers: row.taken }
}

const findRows = preparedStatement<
  AddressRow & { readonly taken: readonly string[]; readonly nearby: readonly PlaceVersion[] }
>(
  'placing_rows',
  `select ${addressColumns}, array(select n.order_no from order_number n where n.order_no = any($3::text[])) as taken,
     ${versionsNearby} as nearby
   from address a join address_version v on v.id = a.version_id
   where a.customer_id = $1 and a.id = $2 and a.removed_at is null`,
)
