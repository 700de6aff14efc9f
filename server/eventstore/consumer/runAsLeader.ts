import { keepDoing, pause } from '../../kernel/retryPolicies.ts'
import type { FollowerLog } from './followerLog.ts'
import { openLockSession } from './lockSession.ts'

export interface LeadOptions {
  /** Leads to the database server itself. */
  readonly connectionString: string
  /** Names the work: of all processes one does it at a time. */
  readonly name: string
  /** How often it is asked whether the work is free. */
  readonly pollMs: number
  readonly log: FollowerLog
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * Does a work that only one process at a time may do, for as long as this one may, and again after whatever goes wrong; another process
 * takes over within seconds when this one dies or loses the database.
 * @param work goes on until its signal ends it; `succeeded` forgets earlier failures
 */
export async function runAsLeader(
  options: LeadOptions,
  work: (signal: AbortSignal, succeeded: () => void) => Promise<void>,
): Promise<void> {
  const { name, log, signal } = options
  await keepDoing(
    signal,
    (succeeded) => once(options, (leading) => work(leading, succeeded)),
    (error) => log.warn({ work: name, error: String(error) }, 'the work is taken up again'),
  )
}

async function once(options: LeadOptions, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { connectionString, name, pollMs } = options
  const session = await openLockSession(connectionString, name)
  const signal = AbortSignal.any([options.signal, session.lost])
  try {
    while (!signal.aborted && !(await session.tryLock(name))) await pause(pollMs, signal)
    if (!signal.aborted) await work(signal)
  } finally {
    await session.close()
  }
}
