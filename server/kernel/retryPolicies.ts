import { setTimeout as wait } from 'node:timers/promises'
import { halfJitterGenerator, noJitterGenerator } from 'cockatiel'

/** Pauses before something is tried again, in milliseconds: the first, doubled each time up to the longest. */
export interface RetryPolicy {
  readonly initialDelay: number
  readonly maxDelay: number
  /** The random share of each pause, so that callers do not retry in step. */
  readonly generator: typeof noJitterGenerator
}

export const RETRY_POLICIES = {
  /** Who follows the log or works on the queue: one in each process, or one of all. */
  consumer: { initialDelay: 50, maxDelay: 5_000, generator: noJitterGenerator },
  /** For reading the next events, and for any call to a cluster: many callers at once. */
  eventStore: { initialDelay: 100, maxDelay: 5_000, generator: halfJitterGenerator },
} as const satisfies Record<string, RetryPolicy>

/** The pause before the n-th try again, counted from 0. */
export function retryDelay({ generator, ...delays }: RetryPolicy, attempt: number): number {
  return generator(attempt, { generator, exponent: 2, ...delays })[0]
}

/** Sleeps, or returns early when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined)
}

/**
 * Repeats a task until the signal is aborted, with pauses that grow with each failure. The library's policies do not fit: their pauses
 * outlast the signal, and they do not reset after success.
 * @param work runs until it fails or the signal ends it; `succeeded` resets the count of failures
 * @param failed is called for each failure, except those caused by the end
 */
export async function keepDoing(
  signal: AbortSignal,
  work: (succeeded: () => void) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  let failures = 0
  const succeeded = () => {
    failures = 0
  }
  while (!signal.aborted) {
    try {
      await work(succeeded)
    } catch (error) {
      if (!signal.aborted) failed(error)
    }
    await pause(retryDelay(RETRY_POLICIES.consumer, failures++), signal)
  }
}
