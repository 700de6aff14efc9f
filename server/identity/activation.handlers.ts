import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Db, inTransaction } from '../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { findActivity, markActive } from '../people/customers.store.ts'
import type { AccountsBase, AccountsContext } from './accounts.store.ts'
import {
  awaitsActivation,
  findActivationLink,
  replaceActivationLink,
  settleActivationLink,
} from './activationLinks.store.ts'
import { refusedAsMailFlood } from './newPassword.handlers.ts'
import { keyedHash, newToken } from './secrets.store.ts'
import { proveCredentials, type TypedCredentials, wrongCredentials } from './signIn.handlers.ts'

/** Which customer, and when. */
export interface ActivationTarget {
  readonly userId: string
  readonly now: Temporal.Instant
}

/**
 * Mails a customer a link that activates their account for seven days; an earlier link stops working (decision A8; the office's "Send
 * active email", back-office document section 2). It runs in the transaction `accounts.db` if that is one, else in its own.
 * @returns NOT_FOUND, ACCOUNT_ALREADY_ACTIVE, or EMAIL_REQUIRED for a customer without an e-mail address
 */
export async function issueActivation(
  accounts: AccountsContext,
  { userId, now }: ActivationTarget,
): Promise<{ readonly userId: string } | Rejection> {
  return inTransaction(accounts.db, async (db) => {
    const activity = await findActivity(db, userId)
    if (activity === undefined) return reject(RejectionCode.NOT_FOUND)
    if (activity.isActive) return reject(RejectionCode.ACCOUNT_ALREADY_ACTIVE)
    if (!activity.hasEmail) return reject(RejectionCode.EMAIL_REQUIRED)
    const token = newToken()
    const expiresAt = now.add({ hours: 24 * businessRules.activation.days })
    await replaceActivationLink(db, userId, { tokenHash: hashOf(accounts, token), expiresAt })
    await accounts.queueSystemMail(db, { kind: 'activation', customerId: userId, token })
    return { userId }
  })
}

/**
 * Activates a customer by hand (decision A8; the office's "Set as active"). An active one stays so. A mailed link counts as used: opening
 * it later succeeds and changes nothing.
 * @returns the account's earlier state, for the office record; NOT_FOUND without an account
 */
export async function activateCustomer(
  db: Db,
  { userId, now }: ActivationTarget,
): Promise<{ readonly wasActive: boolean } | Rejection> {
  return inTransaction(db, async (transaction) => {
    const activity = await findActivity(transaction, userId)
    if (activity === undefined) return reject(RejectionCode.NOT_FOUND)
    await markActive(transaction, userId)
    await settleActivationLink(transaction, userId, now)
    return { wasActive: activity.isActive }
  })
}

/**
 * Activates the account of a mailed link. Mail scanners open links before people do, so opening it again within its life succeeds too; only
 * the first time changes anything.
 * @returns whether this link has activated the account, now or before
 */
export async function openActivation(
  accounts: AccountsBase,
  { token, now }: { readonly token: string; readonly now: Temporal.Instant },
): Promise<boolean> {
  const link = await findActivationLink(accounts.db, hashOf(accounts, token), now)
  if (link === undefined) return false
  if (link.isUsed) return true
  return !isRejection(await activateCustomer(accounts.db, { userId: link.userId, now }))
}

function hashOf(accounts: AccountsBase, token: string): Buffer {
  return keyedHash(accounts, 'activation', token)
}

export interface ActivationRequest extends Omit<TypedCredentials, 'area'> {
  readonly now: Temporal.Instant
}

/**
 * Mails another activation link to a customer who proves the password (decision A8). Wrong passwords count as in signing in, so that this
 * reveals no more than that does; the mails count with the others that a password causes.
 * @returns the refusals of signing in, ACCOUNT_ALREADY_ACTIVE, or TOO_MANY_REQUESTS
 */
export async function sendActivationAgain(
  accounts: AccountsContext,
  { now, ...typed }: ActivationRequest,
): Promise<{ readonly userId: string } | Rejection> {
  const area = 'customer'
  return proveCredentials(accounts, { ...typed, area }, async (credential) => {
    if (credential === undefined) return wrongCredentials(area)
    const { personId: userId } = credential
    if (!(await awaitsActivation(accounts.db, userId))) return reject(RejectionCode.ACCOUNT_ALREADY_ACTIVE)
    const flood = await refusedAsMailFlood(accounts, { area, id: userId })
    return flood ?? issueActivation(accounts, { userId, now })
  })
}
