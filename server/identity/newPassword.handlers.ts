import { changePasswordFields } from '../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { AccountsContext } from './accounts.store.ts'
import { refusedByLimit } from './attemptLimits.ts'
import { credentialOf, hashPassword, lockCredential, writePasswordHash } from './credentials.store.ts'
import { closeResets } from './passwordResets.store.ts'
import { tryPassword } from './passwordTries.handlers.ts'
import { accountKey } from './secrets.store.ts'
import { isRememberedSession, openSession, revokeSessions } from './sessions.store.ts'

export interface PasswordChange {
  readonly viewer: Viewer
  readonly currentPassword: string
  readonly newPassword: string
  readonly networkAddress: string
  readonly now: Temporal.Instant
}

/**
 * Changes the password of a customer who proves the current one (customer document section 5). Every session ends, this one too (decision
 * A4); the customer continues with the returned token, in a session of the same kind. Wrong current passwords count like failed sign-ins
 * (decision A5).
 * @returns CURRENT_PASSWORD_WRONG at `currentPassword`, a limit of wrong ones or of changes, or a refusal of a field
 */
export async function changePassword(
  accounts: AccountsContext,
  { viewer, networkAddress, now, ...input }: PasswordChange,
): Promise<{ readonly token: string } | Rejection> {
  const fields = checkedFields(changePasswordFields, input)
  if (isRejection(fields)) return fields
  const origin = { area: viewer.area, account: viewer.id, networkAddress }
  const credential = await credentialOf(accounts.db, viewer.id)
  const wrong = reject(RejectionCode.CURRENT_PASSWORD_WRONG, { field: 'currentPassword' })
  const admit = async () => {
    const flood = await refusedAsMailFlood(accounts, viewer)
    if (flood) return flood
    const passwordHash = await hashPassword(fields.newPassword)
    return accounts.db.transaction().execute(async (db) => {
      const current = await lockCredential(db, viewer.area, viewer.id)
      if (current?.passwordHash !== credential?.passwordHash) return wrong
      const isRemembered = await isRememberedSession(db, viewer.sessionId)
      await setPassword({ ...accounts, db }, { userId: viewer.id, passwordHash, now })
      const next = { area: viewer.area, personId: viewer.id, isRemembered, now }
      return { token: (await openSession({ ...accounts, db }, next)).token }
    })
  }
  return tryPassword(accounts, { ...origin, credential, password: fields.currentPassword }, { wrong, admit })
}

/** A signed-in person causes at most ten mails a day, even with the right password. @returns TOO_MANY_REQUESTS for the next */
export async function refusedAsMailFlood(
  accounts: AccountsContext,
  { area, id }: Pick<Viewer, 'area' | 'id'>,
): Promise<Rejection | undefined> {
  return refusedByLimit(accounts.limits, { limit: 'ownMails', subject: accountKey(accounts, area, id) })
}

/**
 * Sets a customer's new password: every session ends, every mailed code becomes invalid, and a mail says so, in case it was somebody else
 * (decisions A4, A7).
 * @param accounts in a transaction, so that all of it happens or nothing; the hash is computed before, because that takes long
 */
export async function setPassword(
  accounts: AccountsContext,
  {
    userId,
    passwordHash,
    now,
  }: { readonly userId: string; readonly passwordHash: string; readonly now: Temporal.Instant },
): Promise<void> {
  const { db } = accounts
  await writePasswordHash(db, userId, passwordHash)
  await revokeSessions(db, userId, now)
  await closeResets(db, userId, now)
  await accounts.queueSystemMail(db, { kind: 'passwordChanged', customerId: userId })
}
