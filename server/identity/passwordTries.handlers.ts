import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { Area } from '../kernel/viewer.ts'
import type { GuardedAccounts } from './accounts.store.ts'
import type { Attempt, Exhausted } from './attemptLimits.ts'
import { type Credential, isPasswordOf } from './credentials.store.ts'
import { accountKey } from './secrets.store.ts'

/** Which account somebody tries to enter, and from where: what limits of wrong passwords count by (decisions A5, L13). */
export interface TryOrigin {
  readonly area: Area
  /** The person's id, or the typed name when it belongs to nobody. */
  readonly account: string
  /** As `networkOf` gives it. */
  readonly networkAddress: string
}

/** A password as somebody typed it, for an account and from somewhere. */
export interface PasswordTry extends TryOrigin {
  /** Whose password it is to be; absent when the name is nobody's. */
  readonly credential: Credential | undefined
  readonly password: string
}

/** Right passwords that come at once are no failures: for one account from one address they wait for each other, so that few count at a time. */
const locks = createKeyedLock(businessRules.signInLock)

/**
 * Reads a password under the limits (decisions A5, L13): ten wrong ones within 15 minutes for one account from one address, thirty a day
 * for one account from all addresses where nobody signed in to it before, a hundred an hour from one address. The next is refused unread.
 * @param attempt wrong: the refusal of a wrong password · admit: what a right one opens
 */
export async function tryPassword<Outcome>(
  accounts: GuardedAccounts,
  attempt: PasswordTry,
  { wrong, admit }: { readonly wrong: Rejection; readonly admit: () => Promise<Outcome | Rejection> },
): Promise<Outcome | Rejection> {
  const release = await locks.acquire([hereOf(accounts, attempt).subject])
  if (release === undefined) return reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds: 1 } })
  try {
    const taken = await attemptsOf(accounts, attempt)
    const exhausted = await accounts.limits.take(...taken)
    if (exhausted) return refusalOf(exhausted, attempt.area)
    if (!(await isPasswordOf(attempt.credential, attempt.password))) return wrong
    const outcome = await admit()
    if (isRejection(outcome) && outcome.rejected === wrong.rejected) return outcome
    await accounts.limits.giveBack(...taken)
    await trustNetwork(accounts, attempt)
    return outcome
  } finally {
    release()
  }
}

/** The account proved to be its owner's: earlier failures from that address count no more, and from then on it is one of theirs. */
export async function trustNetwork(accounts: GuardedAccounts, origin: TryOrigin): Promise<void> {
  await accounts.limits.forget(hereOf(accounts, origin))
  const { area, account, networkAddress } = origin
  await accounts.limits.rememberNetwork(accountKey(accounts, area, account), networkAddress)
}

/** What a try counts for; where the account was entered before, a stranger's tries elsewhere keep nobody out. */
async function attemptsOf(accounts: GuardedAccounts, origin: TryOrigin): Promise<readonly Attempt[]> {
  const { area, account, networkAddress } = origin
  const subject = accountKey(accounts, area, account)
  const isKnown = await accounts.limits.knowsNetwork(subject, networkAddress)
  return [
    { limit: 'wrongPasswords', subject: networkAddress },
    hereOf(accounts, origin),
    ...(isKnown ? [] : [{ limit: 'wrongPasswordsElsewhere', subject } as const]),
  ]
}

function hereOf(accounts: GuardedAccounts, { area, account, networkAddress }: TryOrigin): Attempt {
  const subject = `${accountKey(accounts, area, account)} ${networkAddress}`
  return { limit: 'wrongPasswordsHere', subject }
}

function refusalOf({ limit, seconds }: Exhausted, area: Area): Rejection {
  if (limit === 'wrongPasswords') return reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds } })
  if (limit === 'wrongPasswordsHere')
    return reject(RejectionCode.TOO_MANY_ATTEMPTS, { params: { minutes: Math.ceil(seconds / 60) } })
  const hours = Math.ceil(seconds / 3600)
  return reject(RejectionCode.SIGN_IN_PAUSED, { params: { hours, area } })
}
