import {
  type AddressInput,
  addressFields,
  type ConfirmedFields,
  propertyFields,
} from '../../schema/rules/addressFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields } from '../kernel/checkedFields.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import {
  insertAddress,
  insertAddressVersion,
  lockAddressesOf,
  markConfirmed,
  markRemoved,
  moveDefault,
  showVersion,
} from './addressChanges.store.ts'
import { type Address, fieldsOf, findAddress, listAddresses } from './addresses.store.ts'

const MOST = businessRules.addressesPerCustomer

/** Which address of which customer, and when. */
export interface AddressTarget {
  readonly userId: string
  readonly addressId: string
  readonly now: Temporal.Instant
}

/**
 * Adds an address. The first one becomes the default whatever the form says, and a later one when it asks to be (decision B1).
 * Refused with ADDRESS_LIMIT_REACHED when there are a hundred.
 * @param target addressId: where a retry must add nothing twice, and for demo data; otherwise one is made
 */
export async function addAddress(
  db: Db,
  target: { readonly userId: string; readonly addressId?: string; readonly now: Temporal.Instant },
  input: AddressInput,
): Promise<Address | Rejection> {
  const fields = checkedFields(addressFields, input)
  if (isRejection(fields)) return fields
  const { userId, now, addressId = crypto.randomUUID() } = target
  return changing(db, userId, async (transaction) => {
    const known = await findAddress(transaction, userId, addressId)
    if (known !== undefined) return known
    const saved = (await listAddresses(transaction, userId)).length
    if (saved >= MOST) return reject(RejectionCode.ADDRESS_LIMIT_REACHED, { params: { max: MOST } })
    const versionId = crypto.randomUUID()
    const created_at = now.toString()
    const address = {
      id: addressId,
      customer_id: userId,
      version_id: versionId,
      is_default: false,
      created_at,
    }
    await insertAddress(transaction, address)
    await insertAddressVersion(transaction, { id: versionId, addressId, now }, fields)
    if (saved === 0 || fields.isDefault) await moveDefault(transaction, userId, addressId)
    return getAddress(transaction, userId, addressId)
  })
}

/**
 * Edits an address: orders placed before keep the version they were placed for. Only admins may edit a confirmed one (decision B2).
 * Asking for the default moves it here; not asking leaves it where it is.
 */
export async function saveAddress(
  db: Db,
  target: AddressTarget & { readonly by: 'customer' | 'admin' },
  input: AddressInput,
): Promise<Address | Rejection> {
  const fields = checkedFields(addressFields, input)
  if (isRejection(fields)) return fields
  return changingOne(db, target, async (transaction, address) => {
    if (address.isConfirmed && target.by === 'customer') return reject(RejectionCode.ADDRESS_IS_CONFIRMED)
    await addVersion(transaction, target, fields)
    if (fields.isDefault) await moveDefault(transaction, target.userId, target.addressId)
    return getAddress(transaction, target.userId, target.addressId)
  })
}

/** Makes an address the customer's default; exactly one stays, however many ask at once (decision B1). */
export async function setDefaultAddress(db: Db, target: AddressTarget): Promise<Address | Rejection> {
  return changingOne(db, target, async (transaction, address) => {
    await moveDefault(transaction, address.userId, address.addressId)
    return getAddress(transaction, address.userId, address.addressId)
  })
}

/** Takes an address off the customer's list; orders keep it. The default one is refused (decision B2). */
export async function removeAddress(
  db: Db,
  target: AddressTarget,
): Promise<{ readonly removedAddressId: string } | Rejection> {
  return changingOne(db, target, async (transaction, address) => {
    if (address.isDefault) return reject(RejectionCode.ADDRESS_IS_DEFAULT)
    await markRemoved(transaction, address.addressId, target.now)
    return { removedAddressId: address.addressId }
  })
}

/** An admin confirms what the property is like; facts left out keep their stored values (decision B7). */
export async function confirmAddress(
  db: Db,
  target: AddressTarget,
  facts: ConfirmedFields,
): Promise<Address | Rejection> {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)
  return changingOne(db, target, async (transaction, address) => {
    const property = checkedFields(propertyFields, { ...address.property, ...Object.fromEntries(told) })
    if (isRejection(property)) return property
    await addVersion(transaction, target, { ...fieldsOf(address), ...property })
    await markConfirmed(transaction, address.addressId, target.now)
    return getAddress(transaction, address.userId, address.addressId)
  })
}

async function addVersion(
  transaction: Db,
  { addressId, now }: AddressTarget,
  fields: ReturnType<typeof fieldsOf>,
): Promise<void> {
  const versionId = crypto.randomUUID()
  await insertAddressVersion(transaction, { id: versionId, addressId, now }, fields)
  await showVersion(transaction, addressId, versionId)
}

/** One change of a customer's addresses at a time, all of it or none. */
async function changing<Outcome>(
  db: Db,
  userId: string,
  change: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const work = async (transaction: Db) =>
    (await lockAddressesOf(transaction, userId)) ? change(transaction) : reject(RejectionCode.NOT_FOUND)
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

async function changingOne<Outcome>(
  db: Db,
  { userId, addressId }: AddressTarget,
  change: (transaction: Db, address: Address) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  return changing(db, userId, async (transaction) => {
    const address = await findAddress(transaction, userId, addressId)
    return address === undefined ? reject(RejectionCode.NOT_FOUND) : change(transaction, address)
  })
}

async function getAddress(db: Db, userId: string, addressId: string): Promise<Address> {
  const address = await findAddress(db, userId, addressId)
  if (address === undefined) throw new Error(`The address ${addressId} was just written and is not there.`)
  return address
}
