import { randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { resetFields, resetRequestFields, signInNames } from '../../schema/rules/accountFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { checkedFields } from '../kernel/checkedFields.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { AccountsContext, AccountsGround } from './accounts.store.ts'
import { activateCustomer } from './activation.handlers.ts'
import { awaitsActivation } from './activationLinks.store.ts'
import { findCredential, lockCredential } from './credentials.store.ts'
import { type HumanProof, refusedAsProgram } from './humans.handlers.ts'
import { liftLockout } from './lockout.handlers.ts'
import { setPassword } from './newPassword.handlers.ts'
import { countResets, insertReset, isOpenReset, lockResetsOf, takeTry } from './passwordResets.store.ts'
import { keyedHash, newToken } from './secrets.store.ts'

const { digits, minutes, tries, mailsPerQuarterHour, mailsPerDay, answerMs } = businessRules.passwordReset

export interface ResetRequest extends HumanProof {
  readonly emailOrPhone: string
}

/**
 * Mails a code for a new password (customer document section 2, decisions A7, A9). Whether there is such an account, and whether it was
 * mailed often enough already, is told neither by the answer nor by its time.
 * @returns `userId`: the handle that goes with the code, opaque and new each time; or a refusal at `emailOrPhone`, `validationCode` or
 * `proofOfWork`
 */
export async function requestPasswordReset(
  accounts: AccountsContext,
  { emailOrPhone, ...proof }: ResetRequest,
): Promise<{ readonly userId: string } | Rejection> {
  const fields = checkedFields(resetRequestFields, { emailOrPhone })
  if (isRejection(fields)) return fields
  const refusal = await refusedAsProgram(accounts, proof)
  if (refusal) return refusal
  const [userId] = await Promise.all([issueCode(accounts, fields.emailOrPhone, proof.now), pause(answerMs)])
  return { userId }
}

export interface PasswordReset {
  /** The handle that the request was answered with. */
  readonly userId: string
  readonly validationCode: string
  readonly newPassword: string
  readonly networkAddress: string
  readonly now: Temporal.Instant
}

/**
 * Sets a new password for who has the mailed code (customer document sections 2 and 5, decisions A4, A7, A9): within 15 minutes, five
 * tries, once. Every session of the customer ends; nobody is signed in. Having read the mail, they have shown what an activation link
 * shows, so that an account which still waits for its link is opened.
 * @returns RESET_CODE_WRONG or RESET_CODE_OVER at `validationCode`, or a refusal of another field; no refusal of the new password costs a try
 */
export async function resetPassword(
  accounts: AccountsContext,
  { networkAddress, now, ...input }: PasswordReset,
): Promise<{ readonly userId: string } | Rejection> {
  const fields = checkedFields(resetFields, input)
  if (isRejection(fields)) return fields
  const customerId = await provenCustomer(accounts, fields, now)
  if (isRejection(customerId)) return customerId
  return accounts.db.transaction().execute(async (db) => {
    // whoever changes the password holds the customer first: of several codes that are used at once the others are closed by then
    await lockCredential(db, 'customer', customerId)
    if (!(await isOpenReset(db, handleHash(accounts, fields.userId))))
      return reject(RejectionCode.RESET_CODE_OVER, { field: 'validationCode' })
    await setPassword({ ...accounts, db }, { userId: customerId, newPassword: fields.newPassword, now })
    if (await awaitsActivation(db, customerId)) await activateCustomer(db, { userId: customerId, now })
    await liftLockout({ ...accounts, db }, { area: 'customer', account: customerId, networkAddress })
    return { userId: customerId }
  })
}

/** The same steps for everybody; only the mail is for who exists and was not mailed too often. */
async function issueCode(accounts: AccountsContext, name: string, now: Temporal.Instant): Promise<string> {
  const handle = newToken()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  await accounts.db.transaction().execute(async (db) => {
    const names = signInNames(name)
    const personId = (await findCredential(db, 'customer', names))?.personId
    await lockResetsOf(db, personId ?? names.userName)
    const lately = await countResets(db, personId, now.subtract({ minutes: 15 }))
    const today = await countResets(db, personId, now.subtract({ hours: 24 }))
    const isMailed = lately < mailsPerQuarterHour && today < mailsPerDay
    const customerId = isMailed ? personId : undefined
    const hashes = { handleHash: handleHash(accounts, handle), codeHash: codeHash(accounts, handle, code) }
    await insertReset(db, { ...hashes, customerId, now, expiresAt: now.add({ minutes }) })
    if (customerId !== undefined) await accounts.postLetter(db, { kind: 'resetCode', customerId, code })
  })
  return handle
}

/** Whose password may be set, after one try. A handle of nobody's fails the way a wrong code does. */
async function provenCustomer(
  accounts: AccountsGround,
  { userId: handle, validationCode }: { readonly userId: string; readonly validationCode: string },
  now: Temporal.Instant,
): Promise<string | Rejection> {
  const field = 'validationCode'
  const attempt = await takeTry(accounts.db, handleHash(accounts, handle), { now, mostTries: tries })
  if (attempt === undefined) return reject(RejectionCode.RESET_CODE_OVER, { field })
  const isRight = timingSafeEqual(attempt.codeHash, codeHash(accounts, handle, validationCode))
  if (!isRight || attempt.customerId === undefined) return reject(RejectionCode.RESET_CODE_WRONG, { field })
  return attempt.customerId
}

function handleHash(accounts: AccountsGround, handle: string): Buffer {
  return keyedHash(accounts, 'reset handle', handle)
}

/** Bound to its handle, so that equal codes have different hashes. */
function codeHash(accounts: AccountsGround, handle: string, code: string): Buffer {
  return keyedHash(accounts, 'reset code', handle, code)
}
