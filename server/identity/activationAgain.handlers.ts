import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { AccountsContext } from './accounts.store.ts'
import { issueActivation } from './activation.handlers.ts'
import { awaitsActivation } from './activationLinks.store.ts'
import { refusedAsMailFlood } from './newPassword.handlers.ts'
import { proveCredentials, type TypedCredentials, wrongCredentials } from './signIn.handlers.ts'

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
