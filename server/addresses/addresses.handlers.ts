import {
  type AddressInput,
  accessNotesFields,
  addressFields,
  type ConfirmedFields,
  propertyFields,
} from '../../schema/rules/addressFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Db, inTransaction } from '../kernel/database.ts'
import type { CommandKey } from '../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import {
  insertAddress,
  insertAddressVersion,
  lockAddressesOf,
  markConfirmed,
  markRemoved,
  moveDefault,
  showVersion,
} from './addressChanges.store.ts'
import { type Address, fieldsOf, findAddress, findAddressEver, listAddresses } from './addresses.store.ts'
import { addressLine } from './addressLine.ts'
import { isSamePlace, type Place } from './placeKey.ts'

const MOST = businessRules.addressesPerCustomer

/** Which address of which customer, and when. */
export interface AddressTarget {
  readonly userId: string
  readonly addressId: string
  readonly now: Temporal.Instant
}

/** Whose address is added, and when. */
export interface NewAddress {
  readonly userId: string
  readonly now: Temporal.Instant
  /** Given for demo data and for a command with a key; otherwise generated. */
  readonly addressId?: string
  /** Of the command; a call without one adds an address each time. */
  readonly key?: CommandKey | undefined
}

/**
 * Adds an address, once per key (decision L14). The first one always becomes the default, a later one on request (decision B1). Refused
 * with ADDRESS_TAKEN for a place that the customer has already (decision M8), and with ADDRESS_LIMIT_REACHED after a hundred.
 */
export async function addAddress(
  db: Db,
  { userId, now, key, addressId = crypto.randomUUID() }: NewAddress,
  input: AddressInput,
): Promise<Address | Rejection> {
  return onceForKey(
    db,
    { key, at: now },
    {
      add: (transaction) => insertNew(transaction, { userId, addressId, now }, input),
      added: (transaction) => getAddress(transaction, addressId),
    },
  )
}

async function insertNew(
  db: Db,
  { userId, addressId, now }: AddressTarget,
  input: AddressInput,
): Promise<Address | Rejection> {
  const fields = checkedFields(addressFields, input)
  if (isRejection(fields)) return fields
  return changing(db, userId, async (transaction) => {
    const addresses = await listAddresses(transaction, userId)
    const taken = refusedPlace(addresses, fields)
    if (taken !== undefined) return taken
    const saved = addresses.length
    if (saved >= MOST) return reject(RejectionCode.ADDRESS_LIMIT_REACHED, { params: { max: MOST } })
    const versionId = crypto.randomUUID()
    await insertAddress(transaction, {
      ...{ id: addressId, customer_id: userId, version_id: versionId, is_default: false },
      ...{ access_notes: fields.accessNotes ?? '', created_at: now.toString() },
    })
    await insertAddressVersion(transaction, { id: versionId, addressId, now }, fields)
    if (saved === 0 || fields.isDefault) await moveDefault(transaction, userId, addressId)
    return getAddress(transaction, addressId)
  })
}

/**
 * Edits an address; existing orders keep their version. Only administrators may edit a confirmed one (decision B2). It becomes the default
 * on request, and cannot move to a place that the customer has already.
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
    const others = await listAddresses(transaction, target.userId)
    const taken = isSamePlace(address, fields) ? undefined : refusedPlace(others, fields)
    if (taken !== undefined) return taken
    await addVersion(transaction, target, fields)
    if (fields.isDefault) await moveDefault(transaction, target.userId, target.addressId)
    return getAddress(transaction, target.addressId)
  })
}

/** Saves what crew and office need to get in (decision X10); the owner's words, also at a confirmed address. */
export async function saveAccessNotes(
  db: Db,
  target: AddressTarget,
  input: { readonly accessNotes: string },
): Promise<Address | Rejection> {
  const fields = checkedFields(accessNotesFields, input)
  if (isRejection(fields)) return fields
  return changingOne(db, target, async (transaction, { addressId, addressVersionId: versionId }) => {
    await showVersion(transaction, addressId, { versionId, ...fields })
    return getAddress(transaction, addressId)
  })
}

/** Makes an address the customer's default; exactly one stays, however many ask at once (decision B1). */
export async function setDefaultAddress(db: Db, target: AddressTarget): Promise<Address | Rejection> {
  return changingOne(db, target, async (transaction, address) => {
    await moveDefault(transaction, address.userId, address.addressId)
    return getAddress(transaction, address.addressId)
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

/** Confirms a property's facts, by an administrator; omitted facts keep their stored values (decision B7). */
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
    return getAddress(transaction, address.addressId)
  })
}

/** One place has one record, so its facts are stored once (decision M8). Existing duplicates may stay. */
function refusedPlace(addresses: readonly Address[], place: Place): Rejection | undefined {
  const taken = addresses.find((address) => isSamePlace(address, place))
  return (
    taken &&
    reject(RejectionCode.ADDRESS_TAKEN, {
      recordId: taken.addressId,
      params: { place: addressLine(taken) },
    })
  )
}

async function addVersion(
  transaction: Db,
  { addressId, now }: AddressTarget,
  fields: ReturnType<typeof fieldsOf>,
): Promise<void> {
  const versionId = crypto.randomUUID()
  await insertAddressVersion(transaction, { id: versionId, addressId, now }, fields)
  await showVersion(transaction, addressId, { versionId, accessNotes: fields.accessNotes ?? undefined })
}

/** One change of a customer's addresses at a time, all of it or none. */
async function changing<Outcome>(
  db: Db,
  userId: string,
  change: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const work = async (transaction: Db) =>
    (await lockAddressesOf(transaction, userId)) ? change(transaction) : reject(RejectionCode.NOT_FOUND)
  return inTransaction(db, work)
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

/**
 * An address that was written, also when it was removed since.
 * @throws when it never was
 */
export async function getAddress(db: Db, addressId: string): Promise<Address> {
  const address = await findAddressEver(db, addressId)
  if (address === undefined) throw new Error(`The address ${addressId} was written and is not there.`)
  return address
}
