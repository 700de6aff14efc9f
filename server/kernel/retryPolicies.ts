import { setTimeout as wait } from 'node:timers/promises'
import { halfJitterGenerator, noJitterGenerator } from 'cockatiel'

/** Pauses before something is tried again, in milliseconds: the first, doubled each time up to the longest. */
export interface RetryPolicy {
  readonly initialDelay: number
  readonly maxDelay: number
  /** What of each pause is left to chance, so that many do not come back in step. */
  readonly generator: typeof noJitterGenerator
}

export const RETRY_POLICIES = {
  /** Who follows the log or works on the queue: one in each process, or one of all. */
  consumer: { initialDelay: 50, maxDelay: 5_000, generator: noJitterGenerator },
  /** Who asks an event store for what comes next, and one in a cluster for anything: many at once. */
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
 * Does a work again and again until the signal is aborted, after pauses that grow with each failure. Not one of the library's policies:
 * their pauses outlast the signal, and they forget no failures once a work has gone well for a while.
 * @param work goes on until something goes wrong or the signal ends it; `succeeded` forgets earlier failures
 * @param failed told of each failure but those that the end brings
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
