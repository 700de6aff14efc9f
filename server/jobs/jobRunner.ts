import { Logger as QueueLogger, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import { keepDoing } from '../kernel/retryPolicies.ts'
import { JOB_SCHEMA } from './jobQueue.store.ts'

/** What each kind of job does. A job that throws is tried again, after a pause that grows from seconds to hours. */
export type Jobs = Readonly<Record<string, (payload: unknown) => Promise<void>>>

export interface JobRunnerOptions {
  readonly connectionString: string
  readonly jobs: Jobs
  /** Recurring jobs in the queue's crontab format, in UTC. */
  readonly crontab: string
  readonly log: FollowerLog
}

/**
 * Works on jobs until it is stopped. Any number of processes can work side by side; one of them does each job. The queue ends when it cannot
 * record the outcome of a job; then another one starts.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController()
  let next: Queue | undefined = await openQueue(options)
  const running = keepDoing(
    ending.signal,
    async (succeeded) => {
      const queue = next ?? (await openQueue(options))
      next = undefined
      succeeded()
      await queue.workUntil(ending.signal)
    },
    (error) => options.log.warn({ error: String(error) }, 'the job queue is not running'),
  )
  return {
    stop() {
      ending.abort()
      return running
    },
  }
}

/** Jobs worked on at a time. Each place asks the database for work every two seconds. */
const CONCURRENCY = 4

/**
 * Makes the queue wait for the database when it records the outcome of a job: a failure then ends the queue. With the library's default it
 * is an unhandled rejection and ends the process.
 */
const AWAIT_OUTCOMES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

interface Queue {
  /** Resolves when the queue has ended, because of the signal or by itself. */
  workUntil(signal: AbortSignal): Promise<void>
}

async function openQueue({ connectionString, jobs, crontab, log }: JobRunnerOptions): Promise<Queue> {
  const pgPool = queuePool(connectionString)
  const runner = await run({
    pgPool,
    schema: JOB_SCHEMA,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: jobs,
    crontab,
    preset: { worker: AWAIT_OUTCOMES },
  }).catch(async (error: unknown) => {
    await pgPool.end()
    throw error
  })
  // without the payload, which may name people
  runner.events.on('job:error', ({ job: { task_identifier: job, attempts }, error }) =>
    log.warn({ job, attempts, error: String(error) }, 'a job failed'),
  )
  const stop = () => void runner.stop().catch(() => undefined)
  stopWhenFetchingFails(runner, stop)
  const closed = runner.promise.finally(() => pgPool.end())
  const ended = Promise.race([closed, untilOutcomeLost(runner)])
  return {
    workUntil(signal) {
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
      return ended.finally(() => signal.removeEventListener('abort', stop))
    },
  }
}

/**
 * Rejects when the queue could not record the outcome of a job. It then takes no more jobs, but the library (0.18) miscounts when two
 * outcomes are lost, and its own promise never settles.
 */
function untilOutcomeLost({ events }: Runner): Promise<never> {
  return new Promise((_, reject) => {
    events.once('pool:fatalError', ({ error }) => reject(error))
  })
}

/** Connections with time limits. */
function queuePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONCURRENCY,
    connectionTimeoutMillis: 2_000,
    query_timeout: 4_000,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Stops a queue whose workers all failed twice in a row to fetch a job. The library (0.18) caches the failure of its first query for the
 * kinds of jobs for good, so waiting would not help.
 */
function stopWhenFetchingFails({ events }: Runner, stop: () => void): void {
  let failures = 0
  const succeeded = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', succeeded)
  events.on('job:start', succeeded)
  events.on('worker:getJob:error', () => {
    failures += 1
    // only when the worker is idle again: one that is stopped in the middle prints a stack
    if (failures === 2 * CONCURRENCY) queueMicrotask(stop)
  })
}

/** Logs what is wrong with the queue itself. */
function queueLogger(log: FollowerLog): QueueLogger {
  return new QueueLogger((scope) => (level, message, about) => {
    if (about?.job !== undefined || (level !== 'error' && level !== 'warning')) return
    log.warn({ queue: scope.label }, message)
  })
}
