import {
  type JobHelpers,
  type ParsedCronItem,
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  run,
  runOnce,
} from 'graphile-worker'
import pg from 'pg'
import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import { createPool } from '../kernel/database.ts'
import { keepDoing } from '../kernel/retryPolicies.ts'
import { JOB_SCHEMA } from './jobQueue.store.ts'

/** One try of a job. */
interface JobTry {
  readonly payload: unknown
  /** Nothing is tried after it. */
  readonly isLastTry: boolean
}

/** What each kind of job does; whoever throws is asked again, after a pause that grows from seconds to hours. */
export type Jobs = Readonly<Record<string, (attempt: JobTry) => Promise<void>>>

/** A job that is added again and again. */
export interface Recurring {
  readonly job: string
  /** A cron pattern, in UTC. */
  readonly match: string
}

export interface JobRunnerOptions {
  readonly connectionString: string
  readonly jobs: Jobs
  readonly recurring: readonly Recurring[]
  readonly log: FollowerLog
}

/**
 * Works on jobs until it is stopped. Any number of processes do so side by side; each job is done by one of them. The queue gives up when
 * its database is away for long; it is then started again.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<{ stop(): Promise<void> }> {
  const { log } = options
  const ending = new AbortController()
  const { signal } = ending
  const tell = (error: unknown) => {
    if (!signal.aborted) log.warn({ error: String(error) }, 'the job queue is not running')
  }
  let queue: Queue | undefined = await runQueue(options)
  const work = async (succeeded: () => void) => {
    queue ??= await runQueue(options)
    succeeded()
    // told to end while it was starting
    if (signal.aborted) await queue.stop()
    await queue.ended.finally(() => {
      queue = undefined
    })
  }
  const running = keepDoing(signal, work, tell)
  return {
    async stop() {
      ending.abort()
      await queue?.stop().catch(tell)
      await running
    },
  }
}

/** So many jobs are worked on at a time, and as many are fetched in one statement. */
const CONCURRENCY = 10

/**
 * What became of jobs is told to the database in batches, even if for no time at all: only then is it waited for at the end, and one that
 * the database never took ends the queue and not the process.
 */
const TOLD_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * Jobs that come within a tenth of a second are fetched and told of in one statement each. One that was done and not told of is done again,
 * which finds nothing left to do; one that was fetched and not begun goes back long before it counts as left by a dead process.
 */
const FETCHED_IN_BATCHES = {
  ...TOLD_IN_BATCHES,
  completeJobBatchDelay: 50,
  localQueue: {
    size: CONCURRENCY,
    ttl: 60_000,
    refetchDelay: { durationMs: 100, threshold: CONCURRENCY - 1, maxAbortThreshold: Infinity },
  },
}

/** A queue that is running. */
interface Queue {
  stop(): Promise<void>
  /** Settles when it has ended and given everything back. */
  readonly ended: Promise<void>
}

async function runQueue({ connectionString, jobs, recurring, log }: JobRunnerOptions): Promise<Queue> {
  const pgPool = impatientPool(connectionString)
  const runner = await run({
    pgPool,
    schema: JOB_SCHEMA,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // with the calls that end before, below the nine seconds after which the program ends anyway
    gracefulShutdownAbortTimeout: 2000,
    logger: queueLogger(log),
    taskList: tasksOf(jobs),
    parsedCronItems: cronItems(recurring),
    preset: { worker: FETCHED_IN_BATCHES },
  }).catch(async (error: unknown) => {
    await pgPool.end()
    throw error
  })
  endWhenStuck(runner)
  const giveBack = holdWaiting(runner, pgPool)
  const ended = runner.promise.finally(giveBack).finally(() => pgPool.end())
  return { stop: () => runner.stop(), ended }
}

/**
 * Jobs that were fetched and not begun are taken from a queue that ends, for it would give them back without waiting for that, and an answer
 * that did not come would end the process.
 * @returns gives them back when it has ended, and those with them of which it could not tell; where the database is away they come back
 * as those of a dead process do
 */
function holdWaiting(runner: Runner, pool: pg.Pool): () => Promise<void> {
  const ended: string[] = []
  runner.events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    if (newMode !== 'RELEASED') return
    localQueue.jobQueue.splice(0)
    ended.push(localQueue.workerPool.id)
  })
  return async () => {
    await pool.query(`select ${JOB_SCHEMA}.force_unlock_workers($1::text[])`, [ended]).catch(() => undefined)
  }
}

/** How often a queue that has nothing to do looks for jobs; one that is told of right after it looked waits until then. */
const POLL_MS = 1_000

/** Longer than a look that was cut off and the next. */
const STUCK_MS = 10_000

/**
 * A queue whose first question about its kinds of jobs was cut off keeps that failure for good and fetches nothing more. One that looks for
 * jobs and could fetch none, not even that there are none, for a while ends, so that another is started in its place.
 */
function endWhenStuck(runner: Runner): void {
  let timer: NodeJS.Timeout | undefined
  const end = () => void runner.stop('nothing can be fetched').catch(() => undefined)
  const expectFetch = (isLooking = true) => {
    clearTimeout(timer)
    if (isLooking) timer = setTimeout(end, STUCK_MS)
  }
  runner.events.on('localQueue:getJobs:complete', () => expectFetch())
  runner.events.on('localQueue:setMode', ({ newMode }) => expectFetch(newMode === 'POLLING'))
  expectFetch()
  void runner.promise.catch(() => undefined).finally(() => clearTimeout(timer))
}

/**
 * Connections for the queue, opened as they are needed: one listens, one fetches, one tells. None waits for ever on a connection that was
 * cut, as the queue's own would, and somebody always listens to their errors, also while they end.
 */
function impatientPool(connectionString: string): pg.Pool {
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

/** What recurs, as the queue takes it: one of a kind waits at most. In no queue, which a killed process would hold for hours. */
export function cronItems(recurring: readonly Recurring[]): ParsedCronItem[] {
  return parseCronItems(
    recurring.map(({ job, match }) => ({
      task: job,
      match,
      identifier: job,
      options: { jobKey: job, maxAttempts: 1, backfillPeriod: 0 },
    })),
  )
}

/** Does the jobs that are due now and returns when there is none left; for specs and commands. */
export async function runDueJobs({
  connectionString,
  jobs,
  log,
}: Omit<JobRunnerOptions, 'recurring'>): Promise<void> {
  // not the queue's own pool, which ends while its connections are still open and then hears of no error
  const pgPool = createPool(connectionString, 2)
  await runOnce({
    pgPool,
    schema: JOB_SCHEMA,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: tasksOf(jobs),
    preset: { worker: TOLD_IN_BATCHES },
  }).finally(() => pgPool.end())
}

function tasksOf(jobs: Jobs) {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, work]) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        work({ payload, isLastTry: job.attempts >= job.max_attempts }),
    ]),
  )
}

/** The queue tells of every failed try, which the jobs themselves tell better; only what is wrong with the queue itself is kept. */
function queueLogger(log: FollowerLog): QueueLogger {
  return new QueueLogger((scope) => (level, message, about) => {
    if (about?.job !== undefined || (level !== 'error' && level !== 'warning')) return
    log.warn({ queue: scope.label }, message)
  })
}
