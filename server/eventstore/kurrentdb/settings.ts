import { RETRY_POLICIES, type RetryPolicy } from '../../kernel/retryPolicies.ts'

/** Where the adapter says what happens to it. Fastify's and pino's loggers fit. Never given an address with credentials. */
export interface StoreLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** In milliseconds. */
export interface Timeouts {
  /** For one append with all its retries, unless the call says otherwise. */
  readonly appendMs: number
  /** For the next event of a read. */
  readonly readMs: number
  /** For the server to come up when the store is opened. */
  readonly startMs: number
  /** A subscription that hears nothing for so long compares itself with the head of the log. */
  readonly idleMs: number
  readonly retry: RetryPolicy
}

export const TIMEOUTS: Timeouts = {
  appendMs: 7_000,
  readMs: 6_000,
  startMs: 30_000,
  idleMs: 60_000,
  retry: RETRY_POLICIES.eventStore,
}
