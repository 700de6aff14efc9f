import { StoreUnavailableError, UnknownOutcomeError } from '../../eventstore/errors.ts'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import { isOutage, UnavailableError } from '../../kernel/unavailable.ts'

/** How both APIs tell that the records gave no answer: nobody could ask them, or nobody knows what became of an append. */
export type Outage = 'UNAVAILABLE' | 'OUTCOME_UNKNOWN'

/** What an error says about the records; undefined for every other kind, which is a bug of ours. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof UnknownOutcomeError) return 'OUTCOME_UNKNOWN'
  const isAway =
    error instanceof StoreUnavailableError || error instanceof UnavailableError || isOutage(error)
  return isAway ? 'UNAVAILABLE' : undefined
}

/**
 * An answer, as long as it comes in time (decision K1): whatever a call waits for, its caller hears something within 8 s.
 * @throws UnavailableError when it does not; what comes later is nobody's
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      late.reject(new UnavailableError(`no answer within ${TIME_LIMITS.answerMs} ms`, { isUnderWay: true })),
    TIME_LIMITS.answerMs,
  )
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
