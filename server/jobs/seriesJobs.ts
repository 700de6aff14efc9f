import { sql } from 'kysely'
import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import { inBatches } from '../kernel/batches.ts'
import type { Db } from '../kernel/database.ts'
import { businessDate, type Clock } from '../kernel/time.ts'
import type { LookTotals, RecurringVisits } from '../ordering/recurring/dueVisits.handlers.ts'
import { LOOK_AT_SERIES } from '../ordering/recurring/lookJob.store.ts'
import type { ProjectionRunner } from '../readmodels/engine/runner.ts'
import { customersWithDueSeries } from '../readmodels/series/series.queries.ts'
import type { Jobs } from './jobRunner.ts'

/** Looks at the series of one customer, `{userId}`. */
export const LOOK_AT_CUSTOMER = 'lookAtSeriesOfCustomer'

/** Every hour (decision N3), away from the five minutes of the daily tasks. */
export const SERIES_CRONTAB = `7 * * * * ${LOOK_AT_SERIES} ?jobKey=${LOOK_AT_SERIES}&max=1`

interface SeriesJobsParts {
  readonly recurringVisits: Pick<RecurringVisits, 'everywhere' | 'ofCustomer'>
  readonly clock: Clock
  readonly log: FollowerLog
}

export function seriesJobs({ recurringVisits, clock, log }: SeriesJobsParts): Jobs {
  const tell = (totals: LookTotals) => {
    if (totals.placed + totals.missed > 0) log.info(totals, 'recurring visits are placed')
  }
  return {
    [LOOK_AT_SERIES]: async () => tell(await recurringVisits.everywhere(clock())),
    [LOOK_AT_CUSTOMER]: async (payload) =>
      tell(await recurringVisits.ofCustomer((payload as { userId: string }).userId, clock())),
  }
}

/** What lets a wallet pay for visits that wait. */
const CAN_PAY_AGAIN: ReadonlySet<string> = new Set([
  'points.recharged',
  'points.rewarded',
  'points.refunded',
  'points.unfrozen',
])

/** How long customers are gathered, whose series are then looked for in one statement. */
const GATHERING_MS = 100

/**
 * Queues a look at the series of customers who got points and have visits to place. One that is lost with its process is made up for by the
 * next hour's look.
 */
export function queueLooksAfterPoints({
  db,
  projections,
  clock,
  logger: log,
}: {
  readonly db: Db
  readonly projections: Pick<ProjectionRunner, 'onWritten'>
  readonly clock: Clock
  readonly logger: FollowerLog
}): () => Promise<void> {
  const customers = inBatches<string>(
    (userIds) => queueLooks(db, userIds, clock()),
    (error) => log.warn({ error: String(error) }, 'looks at recurring visits could not be queued'),
    GATHERING_MS,
  )
  const stop = projections.onWritten((events) =>
    customers.add(
      events
        // demo data places its visits itself
        .filter(({ type, meta }) => CAN_PAY_AGAIN.has(type) && meta.source !== 'seed')
        .map(({ stream }) => stream.slice(stream.indexOf('-') + 1)),
    ),
  )
  return () => {
    stop()
    return customers.idle()
  }
}

async function queueLooks(db: Db, userIds: readonly string[], now: Temporal.Instant): Promise<void> {
  for (const userId of await customersWithDueSeries(db, userIds, businessDate(now).toString()))
    await sql`select graphile_worker.add_job(
      ${LOOK_AT_CUSTOMER}, json_build_object('userId', ${userId}::text), job_key => ${`series/${userId}`}
    )`.execute(db)
}
