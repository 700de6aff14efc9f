import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** How often something may be tried (decision L13), in a window of time that begins with its first attempt. */
export interface AttemptLimit {
  readonly most: number
  readonly seconds: number
  /** What is counted: one network address's attempts, which ATTEMPT_LIMITS=off lifts, or those on one account, which nothing lifts. */
  readonly by: 'address' | 'account'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Every limit. All but `everything` hold over all processes together. By account means: of one customer, crew member or administrator, or
 * of one name that is nobody's, so that a limit tells nobody who exists.
 */
export const ATTEMPT_LIMITS = {
  /** Requests of any kind but for built files; each process counts for itself. */
  everything: { most: 60_000, seconds: MINUTE, by: 'address' },
  pictures: { most: 300, seconds: HOUR, by: 'address' },
  challenges: { most: 300, seconds: HOUR, by: 'address' },
  /** Characters of a picture and solved challenges, right or wrong. */
  humanProofs: { most: 60, seconds: HOUR, by: 'address' },
  /** Forms that a person sent: each may tell that somebody has the e-mail address already. */
  registrations: { most: 20, seconds: HOUR, by: 'address' },
  resetRequests: { most: 10, seconds: HOUR, by: 'address' },
  wrongCodes: { most: 20, seconds: HOUR, by: 'address' },
  wrongCodesADay: { most: 60, seconds: DAY, by: 'address' },
  /** For all accounts together. */
  wrongPasswords: { most: 100, seconds: HOUR, by: 'address' },
  activations: { most: 300, seconds: HOUR, by: 'address' },
  dataFiles: { most: 120, seconds: HOUR, by: 'address' },
  /** From one address (decision A5). */
  wrongPasswordsHere: { most: 10, seconds: 15 * MINUTE, by: 'account' },
  /** From all addresses together where nobody signed in to that account before. */
  wrongPasswordsElsewhere: { most: 30, seconds: DAY, by: 'account' },
  wrongCodesElsewhere: { most: 10, seconds: DAY, by: 'account' },
  /** Another phone number in a customer's own details: each may tell that somebody has it already. */
  phoneNumbers: { most: 20, seconds: DAY, by: 'account' },
  /** New passwords and wishes to be forgotten, each of which is mailed: to an address that may be somebody else's who opened a link. */
  ownMails: { most: 10, seconds: DAY, by: 'account' },
  /** Mailed codes (decision P17): asked for from all strange networks together, and from each of the account's own. */
  codeMails: { most: 3, seconds: 15 * MINUTE, by: 'account' },
  codeMailsADay: { most: 10, seconds: DAY, by: 'account' },
} as const satisfies Readonly<Record<string, AttemptLimit>>

export type LimitName = keyof typeof ATTEMPT_LIMITS
export type LimitFigures = Readonly<Record<LimitName, AttemptLimit>>

/** An attempt on something: what it counts for, and whose it is. */
export interface Attempt {
  readonly limit: LimitName
  readonly subject: string
}

/** Why an attempt is refused. */
export interface Exhausted {
  readonly limit: LimitName
  /** Until the window is over; 1 at least. */
  readonly seconds: number
}

/** Counts attempts, over all processes. Neither names nor addresses can be read from what it keeps. */
export interface AttemptLimits {
  /**
   * Counts attempts before what they are for is looked at, so that many at once are not more than one after the other.
   * @returns undefined, or the first limit that is used up; then none of them counts
   */
  take(...attempts: readonly Attempt[]): Promise<Exhausted | undefined>
  /** They were none: the password was right. */
  giveBack(...attempts: readonly Attempt[]): Promise<void>
  /** Nothing counts any more of what was tried there. */
  forget(attempt: Attempt): Promise<void>
  /** Keeps that an account was entered from somewhere. */
  rememberNetwork(account: string, networkAddress: string): Promise<void>
  /** Whether it was, in the last 60 days. */
  knowsNetwork(account: string, networkAddress: string): Promise<boolean>
}

/** Counts an attempt. @returns TOO_MANY_REQUESTS with the seconds to wait, when it is one too many (decision K1) */
export async function refusedByLimit(
  limits: AttemptLimits,
  ...attempts: readonly Attempt[]
): Promise<Rejection | undefined> {
  const exhausted = await limits.take(...attempts)
  return exhausted && reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds: exhausted.seconds } })
}
