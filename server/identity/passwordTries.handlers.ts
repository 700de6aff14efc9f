import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { Area } from '../kernel/viewer.ts'
import type { GuardedAccounts } from './accounts.store.ts'
import type { Attempt, Exhausted } from './attemptLimits.ts'
import { type Credential, isPasswordOf } from './credentials.store.ts'
import { accountKey } from './secrets.store.ts'

/** The account that somebody tries to enter, and the network: the limits of wrong passwords count by both (decisions A5, L13). */
export interface TryOrigin {
  readonly area: Area
  /** The person's id, or an unknown typed name. */
  readonly account: string
  /** As `networkOf` gives it. */
  readonly networkAddress: string
}

/** A typed password for an account, and its network. */
export interface PasswordTry extends TryOrigin {
  /** The account's owner; absent for an unknown name. */
  readonly credential: Credential | undefined
  readonly password: string
}

/** Simultaneous right passwords are no failures: for one account from one address they queue, so that few count at a time. */
const locks = createKeyedLock(businessRules.signInLock)

/**
 * Checks a password under the limits (decisions A5, L13): ten wrong ones within 15 minutes for one account from one address, thirty a day
 * for one account from all unknown networks, a hundred an hour from one address. The next is refused unread.
 * @param attempt wrong: the refusal of a wrong password · admit: the result of a right one
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

/** The owner proved the account: earlier failures from that address no longer count, and the network is known from then on. */
export async function trustNetwork(accounts: GuardedAccounts, origin: TryOrigin): Promise<void> {
  await accounts.limits.forget(hereOf(accounts, origin))
  const { area, account, networkAddress } = origin
  await accounts.limits.rememberNetwork(accountKey(accounts, area, account), networkAddress)
}

/** The limits of a try; on a known network, a stranger's tries elsewhere lock nobody out. */
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
