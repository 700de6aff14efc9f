import { passwordFields } from '../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields } from '../kernel/checkedFields.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { recordOfficeChange } from '../kernel/officeChanges.store.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { AccountsContext } from './accounts.store.ts'
import { lockAddressesOf } from './addressChanges.store.ts'
import { credentialOf } from './credentials.store.ts'
import { emptyAccount } from './erasedRows.store.ts'
import { erasureTimes, mayAskErasure, mayBeErased, type Standing } from './erasure.ts'
import {
  type ErasureRequest,
  findErasureRequest,
  insertErasureRequest,
  markCarriedOut,
  markWithdrawn,
} from './erasureRequests.store.ts'
import { liftLockout, tryPassword } from './lockout.handlers.ts'

/** What the other slices know of a customer, handed in where the product is put together. */
export interface KeptElsewhere {
  /** Orders and points with everything recorded so far; undefined when that cannot be told now. */
  standingOf(userId: string): Promise<Standing | undefined>
  /** Empties what they wrote about a person, in the transaction that empties the account. */
  empty(db: Db, userId: string, now: Temporal.Instant): Promise<void>
}

/** What erasing needs beside the tables of accounts. */
export interface ErasingContext extends AccountsContext {
  readonly elsewhere: KeptElsewhere
}

export interface ErasureWish {
  readonly viewer: Viewer
  readonly password: string
  readonly networkAddress: string
  readonly now: Temporal.Instant
}

/**
 * Notes that a customer wants to be forgotten (decision A20), once they have proved their password, and mails them, should it have been
 * somebody else. Asking again changes nothing. From then on nothing can be booked. Wrong passwords count for the lockout (decision A5).
 * @returns the request; CURRENT_PASSWORD_WRONG at `password`, the lockout, ERASURE_ORDERS_OPEN, or BUSY when the orders cannot be told
 */
export async function requestErasure(
  accounts: ErasingContext,
  { viewer, networkAddress, now, ...input }: ErasureWish,
): Promise<ErasureRequest | Rejection> {
  const fields = checkedFields(passwordFields, input)
  if (isRejection(fields)) return fields
  const origin = { area: viewer.area, account: viewer.id, networkAddress }
  const credential = await credentialOf(accounts.db, viewer.id)
  const wrong = reject(RejectionCode.CURRENT_PASSWORD_WRONG, { field: 'password' })
  const admit = async () => {
    await liftLockout(accounts, origin)
    return noteWish(accounts, viewer.id, now)
  }
  return tryPassword(accounts, { ...origin, credential, password: fields.password, now }, { wrong, admit })
}

async function noteWish(
  accounts: ErasingContext,
  userId: string,
  now: Temporal.Instant,
): Promise<ErasureRequest | Rejection> {
  const standing = await accounts.elsewhere.standingOf(userId)
  if (standing === undefined) return reject(RejectionCode.BUSY)
  const refused = mayAskErasure(standing)
  if (refused) return refused
  return accounts.db.transaction().execute(async (db) => {
    if (!(await lockAddressesOf(db, userId))) return reject(RejectionCode.NOT_FOUND)
    const before = await findErasureRequest(db, userId)
    if (before) return before
    await insertErasureRequest(db, userId, now)
    const latest = businessDate(erasureTimes(now).latest).toString()
    await accounts.postLetter(db, { kind: 'erasureAsked', customerId: userId, date: latest })
    return (await findErasureRequest(db, userId)) ?? reject(RejectionCode.NOT_FOUND)
  })
}

/** Takes the wish back, as long as it was not carried out; a mail says so. @returns ERASURE_NOT_ASKED when there is none */
export async function withdrawErasure(
  accounts: AccountsContext,
  userId: string,
  now: Temporal.Instant,
): Promise<ErasureRequest | Rejection> {
  return accounts.db.transaction().execute(async (db) => {
    await lockAddressesOf(db, userId)
    const request = await findErasureRequest(db, userId)
    if (request === undefined) return reject(RejectionCode.ERASURE_NOT_ASKED)
    await markWithdrawn(db, request.id, now)
    await accounts.postLetter(db, { kind: 'erasureWithdrawn', customerId: userId })
    return request
  })
}

export interface Erasing {
  readonly adminId: string
  readonly userId: string
  readonly now: Temporal.Instant
}

/**
 * Forgets a customer who asked for it (decision A20): in one transaction every row that tells who they are is emptied. Events, ledger and
 * invoices stay as they are; events hold ids alone, and what an invoice says of its buyer is kept as tax law asks.
 * @returns NOT_FOUND, also for somebody who was forgotten before; ERASURE_NOT_ASKED, ERASURE_TOO_EARLY, ERASURE_ORDERS_OPEN,
 *   ERASURE_POINTS_LEFT; BUSY when orders and points cannot be told
 */
export async function eraseCustomer(
  accounts: ErasingContext,
  { adminId, userId, now }: Erasing,
): Promise<{ readonly userId: string } | Rejection> {
  const { db, elsewhere } = accounts
  if (!isId(userId)) return reject(RejectionCode.NOT_FOUND)
  const standing = await elsewhere.standingOf(userId)
  if (standing === undefined) return reject(RejectionCode.BUSY)
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAddressesOf(transaction, userId))) return reject(RejectionCode.NOT_FOUND)
    const request = await findErasureRequest(transaction, userId)
    const refused = mayBeErased(request?.askedAt, standing, now)
    if (refused !== undefined || request === undefined) return refused ?? reject(RejectionCode.NOT_FOUND)
    await markCarriedOut(transaction, request.id, { adminId, now })
    await emptyAccount(transaction, userId, now)
    await elsewhere.empty(transaction, userId, now)
    await recordOfficeChange(transaction, {
      adminId,
      at: now,
      subject: { kind: 'customer', id: userId },
      action: 'customer.erased',
      before: null,
      after: null,
    })
    return { userId }
  })
}
