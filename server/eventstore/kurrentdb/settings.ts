/** Where the adapter says what happens to it. Fastify's and pino's loggers fit. Never given an address with credentials. */
export interface StoreLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** All in milliseconds. */
export interface Timeouts {
  /** For one append with all its retries, unless the call says otherwise. */
  readonly appendMs: number
  /** For the next event of a read. */
  readonly readMs: number
  /** For the server to come up when the store is opened. */
  readonly startMs: number
  /** A subscription that hears nothing for so long compares itself with the head of the log. */
  readonly idleMs: number
  /** First wait before trying again; doubled each time up to {@link retryMaxMs}. */
  readonly retryMs: number
  readonly retryMaxMs: number
}

export const TIMEOUTS: Timeouts = {
  appendMs: 7_000,
  readMs: 6_000,
  startMs: 30_000,
  idleMs: 60_000,
  retryMs: 100,
  retryMaxMs: 5_000,
}

/** How long to wait before the n-th try again, counted from 0: doubling, and spread so that many do not come back at once. */
export function retryDelay({ retryMs, retryMaxMs }: Timeouts, attempt: number): number {
  const longest = Math.min(retryMaxMs, retryMs * 2 ** attempt)
  return longest * (0.5 + Math.random() / 2)
}
