import { StoreUnavailableError, UnknownOutcomeError } from '../../eventstore/errors.ts'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import { isOutage, UnavailableError } from '../../kernel/unavailable.ts'

/** The message of both APIs when the stores do not answer: they could not be reached, or the outcome of an append is unknown. */
export type Outage = 'UNAVAILABLE' | 'OUTCOME_UNKNOWN'

/** The message of an error of the stores; undefined for any other error, which is a bug. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof UnknownOutcomeError) return 'OUTCOME_UNKNOWN'
  const isAway =
    error instanceof StoreUnavailableError || error instanceof UnavailableError || isOutage(error)
  return isAway ? 'UNAVAILABLE' : undefined
}

/** Limits an answer to 8 s, whatever the call waits for (decision K1). @throws UnavailableError after that; a later answer is dropped */
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
