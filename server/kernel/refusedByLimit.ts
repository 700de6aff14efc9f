import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Attempt, AttemptLimits } from './attemptLimits.ts'
import { type Rejection, reject } from './rejection.ts'

/** Counts an attempt. @returns TOO_MANY_REQUESTS with the seconds to wait, when it is one too many (decision K1) */
export async function refusedByLimit(
  limits: AttemptLimits,
  ...attempts: readonly Attempt[]
): Promise<Rejection | undefined> {
  const exhausted = await limits.take(...attempts)
  return exhausted && reject(RejectionCode.TOO_MANY_REQUESTS, { params: { seconds: exhausted.seconds } })
}
