import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { AccountsGround } from './accounts.store.ts'
import { type Credential, isPasswordOf } from './credentials.store.ts'
import {
  forgetFailures,
  originKey,
  recentFailures,
  recordFailure,
  type SignInOrigin,
} from './signInFailures.store.ts'
import { takingTurns } from './takingTurns.ts'

/** A password as somebody typed it, for an account and from somewhere. */
export interface PasswordTry extends SignInOrigin {
  /** Whose password it is to be; absent when the name is nobody's. */
  readonly credential: Credential | undefined
  readonly password: string
  readonly now: Temporal.Instant
}

/** Tries for one account from one address take turns, so that many at once are not many guesses for one; too many are turned away. */
const inTurn = takingTurns(businessRules.lockout.waiting)

/**
 * Reads a password under the lockout (decision A5): ten wrong ones within 15 minutes, for one account from one address, and the next is
 * refused unread. A right one is passed on, and it is up to what follows to forget the failures.
 * @param attempt wrong: the refusal of a wrong password · admit: what a right one opens
 */
export async function tryPassword<Outcome>(
  accounts: AccountsGround,
  attempt: PasswordTry,
  { wrong, admit }: { readonly wrong: Rejection; readonly admit: () => Promise<Outcome | Rejection> },
): Promise<Outcome | Rejection> {
  const origin = originKey(accounts, attempt)
  const turn = inTurn(origin.toString('base64'), async () => {
    const lockout = await lockedOut(accounts, origin, attempt.now)
    if (lockout) return lockout
    if (await isPasswordOf(attempt.credential, attempt.password)) return admit()
    await recordFailure(accounts.db, origin, attempt.now)
    return wrong
  })
  return turn ?? reject(RejectionCode.TOO_MANY_REQUESTS)
}

/** The account proved to be its owner's: earlier failures from that address count no more. */
export async function liftLockout(accounts: AccountsGround, origin: SignInOrigin): Promise<void> {
  await forgetFailures(accounts.db, originKey(accounts, origin))
}

async function lockedOut(
  { db }: AccountsGround,
  origin: Buffer,
  now: Temporal.Instant,
): Promise<Rejection | undefined> {
  const { count, oldest } = await recentFailures(db, origin, now)
  const { failures, windowMinutes } = businessRules.lockout
  if (count < failures || oldest === undefined) return undefined
  const waiting = now.until(oldest.add({ minutes: windowMinutes })).total('minutes')
  return reject(RejectionCode.TOO_MANY_ATTEMPTS, { params: { minutes: Math.max(1, Math.ceil(waiting)) } })
}
