import { StoreUnavailableError, UnknownOutcomeError } from '../eventstore/errors.ts'

/** How both doors tell that a store gave no answer: nothing happened, or nobody knows. */
export type Outage = 'UNAVAILABLE' | 'OUTCOME_UNKNOWN'

/** Codes by which the driver and the server say that there is no database to talk to. */
const LOST = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** What an error says about the stores; undefined for every other kind, which is a bug of ours. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof UnknownOutcomeError) return 'OUTCOME_UNKNOWN'
  if (error instanceof StoreUnavailableError) return 'UNAVAILABLE'
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return LOST.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? 'UNAVAILABLE'
    : undefined
}
