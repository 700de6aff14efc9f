import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** How often something may be tried (decision L13), in a window that begins with the first attempt. */
export interface AttemptLimit {
  readonly most: number
  readonly seconds: number
  /** What is counted: attempts from one network address, which ATTEMPT_LIMITS=off lifts, or on one account, which nothing lifts. */
  readonly by: 'address' | 'account'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Every limit. All but `everything` hold over all processes together. By account means: of one customer, crew member or administrator, or
 * of one unknown name, so that a limit does not reveal who exists.
 */
export const ATTEMPT_LIMITS = {
  /** Requests of any kind but for built files; each process counts its own. */
  everything: { most: 60_000, seconds: MINUTE, by: 'address' },
  pictures: { most: 300, seconds: HOUR, by: 'address' },
  challenges: { most: 300, seconds: HOUR, by: 'address' },
  /** Solutions of pictures and challenges, right or wrong. */
  humanProofs: { most: 60, seconds: HOUR, by: 'address' },
  /** Forms with a proof of a person: each may reveal that an e-mail address is taken. */
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
  /** From all addresses together that never signed in to that account. */
  wrongPasswordsElsewhere: { most: 30, seconds: DAY, by: 'account' },
  wrongCodesElsewhere: { most: 10, seconds: DAY, by: 'account' },
  /** Another phone number in a customer's own details: each may reveal that it is taken. */
  phoneNumbers: { most: 20, seconds: DAY, by: 'account' },
  /** New passwords and erasure requests, each of which causes a mail, possibly to somebody else's address. */
  ownMails: { most: 10, seconds: DAY, by: 'account' },
  /** Mailed codes (decision P17): requested from all unknown networks together, and from each known one. */
  codeMails: { most: 3, seconds: 15 * MINUTE, by: 'account' },
  codeMailsADay: { most: 10, seconds: DAY, by: 'account' },
} as const satisfies Readonly<Record<string, AttemptLimit>>

export type LimitName = keyof typeof ATTEMPT_LIMITS
export type LimitFigures = Readonly<Record<LimitName, AttemptLimit>>

/** An attempt: its limit and its account or address. */
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

/** Counts attempts over all processes. What it stores reveals neither names nor addresses. */
export interface AttemptLimits {
  /**
   * Counts attempts before they are processed, so that many at once are not more than one after the other.
   * @returns undefined, or the first limit that is used up; then none of them counts
   */
  take(...attempts: readonly Attempt[]): Promise<Exhausted | undefined>
  /** Withdraws attempts, because the password was right. */
  giveBack(...attempts: readonly Attempt[]): Promise<void>
  /** Resets what was counted there. */
  forget(attempt: Attempt): Promise<void>
  /** Remembers that an account was entered from a network. */
  rememberNetwork(account: string, networkAddress: string): Promise<void>
  /** Whether it was, in the last 60 days. */
  knowsNetwork(account: string, networkAddress: string): Promise<boolean>
}

/** Counts an attempt. @returns TOO_MANY_REQUESTS with the seconds to wait, if it is one too many (decision K1) */
export async function refusedByLimit(
  limits: AttemptLimits,
  ...attempts: readonly Attempt[]
): Promise<Rejection | undefined> {
  const exhausted = await limits.take(...attempts)
  return exhausted && reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds: exhausted.seconds } })
}
