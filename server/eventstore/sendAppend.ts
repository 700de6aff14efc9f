import { setTimeout as wait } from 'node:timers/promises'
import { TIME_LIMITS } from '../kernel/timeLimits.ts'
import { StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import type { Appended, AppendRequest, EventStore } from './port.ts'

/** Time and chance, as a command on its way meets them. */
export interface Pace {
  /** Gives a number from 0 up to 1, for jitter. */
  readonly random: () => number
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly sleep?: (ms: number) => Promise<unknown>
}

export interface Sending extends Pace {
  readonly store: EventStore
  /** No answer came: the identical append is sent again. */
  readonly resend?: ((streams: readonly string[]) => void) | undefined
}

/** How often an append is sent that gets no answer. */
const SENDS = 8

/**
 * Sends an append until an answer comes: after an unknown outcome the identical request again, which a store recognises.
 * @param answerBy when the last answer is worth having, on the clock that is given
 * @throws UnknownOutcomeError when no answer came at all
 * @throws StoreUnavailableError when nothing was ever sent
 */
export async function sendAppend(
  { store, random, now, sleep = wait, resend }: Sending,
  append: AppendRequest,
  answerBy: number,
): Promise<Appended> {
  let unknown: UnknownOutcomeError | undefined
  for (let sent = 1; ; sent++) {
    const left = Math.min(TIME_LIMITS.appendMs, answerBy - now())
    const outcome = await store
      .append(append, { timeoutMs: Math.max(100, left) })
      .catch((error: unknown) => unknownOnly(error, unknown))
    if (!(outcome instanceof UnknownOutcomeError)) return outcome
    unknown ??= outcome
    const pause = 20 + jitter(random, sent)
    if (sent >= SENDS || now() + pause >= answerBy) throw outcome
    resend?.(Object.keys(append.expect))
    await sleep(pause)
  }
}

/** Up to 10 ms, twice as much with every round, 320 at most: those who met do not meet again. */
export function jitter(random: () => number, round: number): number {
  return random() * 10 * 2 ** Math.min(round, 5)
}

/** @param earlier the outcome of an earlier sending: that it cannot be sent now says nothing about that one */
function unknownOnly(error: unknown, earlier: UnknownOutcomeError | undefined): UnknownOutcomeError {
  if (error instanceof UnknownOutcomeError) return error
  throw error instanceof StoreUnavailableError ? (earlier ?? error) : error
}
