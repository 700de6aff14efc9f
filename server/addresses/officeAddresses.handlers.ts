import type { AddressInput, ConfirmedFields } from '../../schema/rules/addressFields.ts'
import { type Db, inTransaction } from '../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import type { OfficeChange, RecordedFields } from '../office/officeChange.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { findCustomerName } from '../people/customers.store.ts'
import { lockOfficeNotes } from '../people/officeCustomers.store.ts'
import { lockAddressesOf } from './addressChanges.store.ts'
import {
  addAddress,
  confirmAddress,
  getAddress,
  type NewAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses.handlers.ts'
import { type Address, fieldsOf, findAddressOwner, listAddresses } from './addresses.store.ts'

/** Which administrator acts on which customer, and when. */
export interface OfficeTarget {
  readonly adminId: string
  readonly userId: string
  readonly now: Temporal.Instant
}

export interface OfficeAddressTarget extends OfficeTarget {
  readonly addressId: string
}

/**
 * The office's changes of customers' addresses (back-office document section 2 "User Settings"): the customer's rules apply, except that a
 * confirmed address may be edited (decision B2). Each change is recorded.
 */

/** Adds an address for a customer, once for its key (decision L14); the first one becomes their default (decision B1). */
export async function addCustomerAddress(
  db: Db,
  target: OfficeTarget & NewAddress,
  input: AddressInput,
): Promise<Address | Rejection> {
  const { key, addressId = crypto.randomUUID(), ...whose } = target
  return onceForKey(
    db,
    { key, at: target.now },
    {
      add: (whole) =>
        onRecord(whole, { ...whose, action: 'address.added' }, (transaction) =>
          addAddress(transaction, { ...whose, addressId }, input),
        ),
      added: (transaction) => getAddress(transaction, addressId),
    },
  )
}

/** Edits a customer's address, also a confirmed one, which stays confirmed. */
export async function saveCustomerAddress(
  db: Db,
  target: OfficeAddressTarget,
  input: AddressInput,
): Promise<Address | Rejection> {
  return onRecord(db, { ...target, action: 'address.saved' }, (transaction) =>
    saveAddress(transaction, { ...target, by: 'admin' }, input),
  )
}

/** Makes an address the customer's default. */
export async function setCustomerDefaultAddress(
  db: Db,
  target: OfficeAddressTarget,
): Promise<Address | Rejection> {
  return onRecord(db, { ...target, action: 'address.default-set' }, (transaction) =>
    setDefaultAddress(transaction, target),
  )
}

/** Takes an address off the customer's list; the default one is refused. */
export async function removeCustomerAddress(
  db: Db,
  target: OfficeAddressTarget,
): Promise<{ readonly removedAddressId: string } | Rejection> {
  return onRecord(db, { ...target, action: 'address.removed' }, (transaction) =>
    removeAddress(transaction, target),
  )
}

/** Confirms a property's facts; omitted ones keep their stored values (decision B7). The call names no customer. */
export async function confirmCustomerAddress(
  db: Db,
  target: Omit<OfficeAddressTarget, 'userId'>,
  facts: ConfirmedFields,
): Promise<Address | Rejection> {
  const userId = await findAddressOwner(db, target.addressId)
  if (userId === undefined) return reject('NOT_FOUND')
  const whole = { ...target, userId }
  return onRecord(db, { ...whole, action: 'address.confirmed' }, (transaction) =>
    confirmAddress(transaction, whole, facts),
  )
}

type Changed = Address | { readonly removedAddressId: string }

/** One change and its entry, or neither. */
async function onRecord<Outcome extends Changed>(
  db: Db,
  deed: OfficeTarget & { readonly addressId?: string } & Pick<OfficeChange, 'action'>,
  change: (transaction: Db) => Promise<Outcome | Rejection>,
): Promise<Outcome | Rejection> {
  return inTransaction(db, async (transaction) => {
    // locked from the read to the change
    if (!(await lockAddressesOf(transaction, deed.userId))) return reject('NOT_FOUND')
    const before = await listAddresses(transaction, deed.userId)
    const outcome = await change(transaction)
    if (isRejection(outcome)) return outcome
    const addressId = 'addressId' in outcome ? outcome.addressId : outcome.removedAddressId
    const after = await listAddresses(transaction, deed.userId)
    await recordOfficeChange(transaction, {
      adminId: deed.adminId,
      at: deed.now,
      subject: { kind: 'customer', id: deed.userId },
      part: addressId,
      action: deed.action,
      before: recordedFields(before, addressId),
      after: recordedFields(after, addressId),
    })
    return outcome
  })
}

/** An address as the record shows it, and which one is the default beside it; null when it is not among the customer's. */
function recordedFields(addresses: readonly Address[], addressId: string): RecordedFields | null {
  const address = addresses.find((one) => one.addressId === addressId)
  if (address === undefined) return null
  const { isDefault: _told, ...fields } = fieldsOf(address)
  const defaultAddressId = addresses.find(({ isDefault }) => isDefault)?.addressId ?? null
  return { ...fields, isConfirmed: address.isConfirmed, defaultAddressId }
}

/**
 * Records the office's export of a customer's data, for a request by mail or phone (decision A18). It is recorded before the file is made,
 * so no export is unrecorded.
 * @returns the customer's number; NOT_FOUND, also for an erased customer
 */
export async function recordDataExport(
  db: Db,
  { adminId, userId, now }: OfficeTarget,
): Promise<{ readonly userNo: string } | Rejection> {
  return db.transaction().execute(async (transaction) => {
    const isThere = await lockOfficeNotes(transaction, userId)
    const customer = isThere ? await findCustomerName(transaction, userId) : undefined
    if (customer === undefined) return reject('NOT_FOUND')
    const subject = { kind: 'customer', id: userId } as const
    const action = 'personal-data.handed-out'
    await recordOfficeChange(transaction, { adminId, at: now, subject, action, before: null, after: null })
    return { userNo: customer.userNo }
  })
}
