import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Db, inTransaction } from '../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { findActivity, markActive } from '../people/customers.store.ts'
import type { AccountsBase, AccountsContext } from './accounts.store.ts'
import { findActivationLink, replaceActivationLink, settleActivationLink } from './activationLinks.store.ts'
import { keyedHash, newToken } from './secrets.store.ts'

/** Which customer, and when. */
export interface ActivationTarget {
  readonly userId: string
  readonly now: Temporal.Instant
}

/**
 * Mails a customer a link that opens their account for seven days; the one they had before leads nowhere from now on (decision A8; the
 * office's "Send active email", back-office document section 2). In a transaction when `accounts.db` is one, else in its own.
 * @returns NOT_FOUND, or ACCOUNT_ALREADY_ACTIVE when there is nothing to open
 */
export async function issueActivation(
  accounts: AccountsContext,
  { userId, now }: ActivationTarget,
): Promise<{ readonly userId: string } | Rejection> {
  return inTransaction(accounts.db, async (db) => {
    const activity = await findActivity(db, userId)
    if (activity === undefined) return reject(RejectionCode.NOT_FOUND)
    if (activity.isActive) return reject(RejectionCode.ACCOUNT_ALREADY_ACTIVE)
    const token = newToken()
    const expiresAt = now.add({ hours: 24 * businessRules.activation.days })
    await replaceActivationLink(db, userId, { tokenHash: hashOf(accounts, token), expiresAt })
    await accounts.queueSystemMail(db, { kind: 'activation', customerId: userId, token })
    return { userId }
  })
}

/**
 * Makes a customer active by hand (decision A8; the office's "Set as active"). One who is active already stays so. A link that is still
 * on its way counts as used: opening it later tells success and changes nothing.
 * @returns what the account was before, for whoever keeps a record; NOT_FOUND when there is none
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
 * Opens the account a mailed link belongs to. Programs that look into mails open links before people do, so that opening it again
 * within its life is the same success; but only the first time changes anything.
 * @returns whether the account was opened by this link, now or before
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
