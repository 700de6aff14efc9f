import { randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { resetFields, resetRequestFields, signInNames } from '../../schema/rules/accountFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { AccountsBase, AccountsContext, GuardedAccounts } from './accounts.store.ts'
import { activateCustomer } from './activation.handlers.ts'
import { awaitsActivation } from './activationLinks.store.ts'
import type { Attempt } from './attemptLimits.ts'
import { refusedByLimit } from './attemptLimits.ts'
import { findCredential, hashPassword, lockCredential } from './credentials.store.ts'
import { type HumanProof, refusedAsProgram } from './humanProof.handlers.ts'
import { setPassword } from './newPassword.handlers.ts'
import { insertReset, isOpenReset, type ResetTry, takeTry } from './passwordResets.store.ts'
import { trustNetwork } from './passwordTries.handlers.ts'
import { accountKey, keyedHash, newToken } from './secrets.store.ts'

const { digits, minutes, tries, answerMs } = businessRules.passwordReset

export interface ResetRequest extends HumanProof {
  readonly emailOrPhone: string
}

/**
 * Mails a code for a new password (customer document section 2, decisions A7, A9). Neither the answer nor its time reveals whether the
 * account exists or was mailed too often; an address that asks too often learns that (decision L13).
 * @returns `userId`: the handle of the code, opaque and new each time; or a refusal at `emailOrPhone`, `validationCode` or `proofOfWork`,
 * or TOO_MANY_REQUESTS
 */
export async function requestPasswordReset(
  accounts: AccountsContext,
  { emailOrPhone, ...proof }: ResetRequest,
): Promise<{ readonly userId: string } | Rejection> {
  const fields = checkedFields(resetRequestFields, { emailOrPhone })
  if (isRejection(fields)) return fields
  const { networkAddress } = proof
  const refusal =
    (await refusedAsProgram(accounts, proof)) ??
    (await refusedByLimit(accounts.limits, { limit: 'resetRequests', subject: networkAddress }))
  if (refusal) return refusal
  const [userId] = await Promise.all([issueCode(accounts, fields.emailOrPhone, proof), pause(answerMs)])
  return { userId }
}

export interface PasswordReset {
  /** The handle from the request's answer. */
  readonly userId: string
  readonly validationCode: string
  readonly newPassword: string
  readonly networkAddress: string
  readonly now: Temporal.Instant
}

/**
 * Sets a new password with the mailed code (customer document sections 2 and 5, decisions A4, A7, A9): within 15 minutes, five tries, once,
 * and within the limits of wrong codes (decision L13). Every session of the customer ends; nobody is signed in. Reading the mail proves
 * what an activation link proves, so an inactive account becomes active.
 * @returns RESET_CODE_WRONG, RESET_CODE_OVER or RESET_CODES_PAUSED at `validationCode`, TOO_MANY_REQUESTS, or a refusal of another field;
 * no refusal of the new password costs a try
 */
export async function resetPassword(
  accounts: AccountsContext,
  { networkAddress, now, ...input }: PasswordReset,
): Promise<{ readonly userId: string } | Rejection> {
  const fields = checkedFields(resetFields, input)
  if (isRejection(fields)) return fields
  const customerId = await provenCustomer(accounts, { ...fields, networkAddress }, now)
  if (isRejection(customerId)) return customerId
  const passwordHash = await hashPassword(fields.newPassword)
  const outcome = await accounts.db.transaction().execute(async (db) => {
    // the customer is locked first: of several codes used at once, the first closes the others
    await lockCredential(db, 'customer', customerId)
    if (!(await isOpenReset(db, handleHash(accounts, fields.userId))))
      return reject(RejectionCode.RESET_CODE_OVER, { field: 'validationCode' })
    await setPassword({ ...accounts, db }, { userId: customerId, passwordHash, now })
    if (await awaitsActivation(db, customerId)) await activateCustomer(db, { userId: customerId, now })
    return { userId: customerId }
  })
  if (!isRejection(outcome))
    await trustNetwork(accounts, { area: 'customer', account: customerId, networkAddress })
  return outcome
}

/** The same steps for everybody; only an existing account that was not mailed too often gets the mail. */
async function issueCode(
  accounts: AccountsContext,
  name: string,
  { networkAddress, now }: Pick<ResetRequest, 'networkAddress' | 'now'>,
): Promise<string> {
  const handle = newToken()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const names = signInNames(name)
  const personId = (await findCredential(accounts.db, 'customer', names))?.personId
  const subject = accountKey(accounts, 'customer', personId ?? names.phone ?? names.userName)
  const mails = ['codeMails', 'codeMailsADay'] as const
  const counted = await mailsCountedBy(accounts, subject, networkAddress)
  const isMailed = !(await accounts.limits.take(...mails.map((limit) => ({ limit, subject: counted }))))
  const customerId = isMailed ? personId : undefined
  const hashes = { handleHash: handleHash(accounts, handle), codeHash: codeHash(accounts, handle, code) }
  await accounts.db.transaction().execute(async (db) => {
    const expiresAt = now.add({ minutes })
    await insertReset(db, { ...hashes, accountKey: subject, customerId, now, expiresAt })
    if (customerId !== undefined) await accounts.queueSystemMail(db, { kind: 'resetCode', customerId, code })
  })
  return handle
}

/** Mails requested from a known network are counted separately, so that strangers' requests keep nobody from a new password. */
async function mailsCountedBy(
  { limits }: GuardedAccounts,
  subject: string,
  networkAddress: string,
): Promise<string> {
  const isKnown = await limits.knowsNetwork(subject, networkAddress)
  return isKnown ? `${subject} ${networkAddress}` : subject
}

interface CodeTry {
  readonly userId: string
  readonly validationCode: string
  readonly networkAddress: string
}

/** The account whose password may be set, after one try. An unknown handle fails as a wrong code does. */
async function provenCustomer(
  accounts: GuardedAccounts,
  attempt: CodeTry,
  now: Temporal.Instant,
): Promise<string | Rejection> {
  const field = 'validationCode'
  const subject = attempt.networkAddress
  const here: readonly Attempt[] = [
    { limit: 'wrongCodes', subject },
    { limit: 'wrongCodesADay', subject },
  ]
  const flood = await refusedByLimit(accounts.limits, ...here)
  if (flood) return flood
  const met = await takeTry(accounts.db, handleHash(accounts, attempt.userId), { now, mostTries: tries })
  if (met === undefined) return reject(RejectionCode.RESET_CODE_OVER, { field })
  const elsewhere = await elsewhereOf(accounts, met, subject)
  const exhausted = await accounts.limits.take(...elsewhere)
  if (exhausted) {
    const hours = Math.ceil(exhausted.seconds / 3600)
    return reject(RejectionCode.RESET_CODES_PAUSED, { field, params: { hours } })
  }
  if (!isCodeOf(accounts, met, attempt)) return reject(RejectionCode.RESET_CODE_WRONG, { field })
  await accounts.limits.giveBack(...here, ...elsewhere)
  return met.customerId ?? reject(RejectionCode.RESET_CODE_WRONG, { field })
}

/** On a known network, a stranger's wrong codes elsewhere lock nobody out. */
async function elsewhereOf(
  { limits }: GuardedAccounts,
  { accountKey: subject }: ResetTry,
  networkAddress: string,
): Promise<readonly Attempt[]> {
  const isKnown = await limits.knowsNetwork(subject, networkAddress)
  return isKnown ? [] : [{ limit: 'wrongCodesElsewhere', subject }]
}

function isCodeOf(accounts: AccountsBase, met: ResetTry, { userId, validationCode }: CodeTry): boolean {
  const isRight = timingSafeEqual(met.codeHash, codeHash(accounts, userId, validationCode))
  return isRight && met.customerId !== undefined
}

function handleHash(accounts: AccountsBase, handle: string): Buffer {
  return keyedHash(accounts, 'reset handle', handle)
}

/** Bound to its handle, so that equal codes have different hashes. */
function codeHash(accounts: AccountsBase, handle: string, code: string): Buffer {
  return keyedHash(accounts, 'reset code', handle, code)
}
