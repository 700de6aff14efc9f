import { sql } from 'kysely'
import type { FollowerLog } from '../eventstore/consumer/followerLog.ts'
import type { RecordedEvent } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { businessDate, type Clock } from '../kernel/time.ts'
import type { LookTotals, RecurringVisits } from '../ordering/recurring/dueVisits.handlers.ts'
import { customersWithDueSeries } from '../readmodels/series/series.queries.ts'
import type { Jobs } from './jobRunner.ts'

/** Looks at every series with visits to place. */
export const LOOK_AT_SERIES = 'lookAtSeries'
const LOOK_AT_CUSTOMER = 'lookAtSeriesOfCustomer'

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
    [LOOK_AT_CUSTOMER]: async ({ payload }) =>
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

/** Queues a look at the series of customers who got points in these events and have visits to place. */
export async function queueLooksAfterPoints(
  db: Db,
  events: readonly RecordedEvent[],
  now: Temporal.Instant,
): Promise<void> {
  const wallets = events.filter(({ type }) => CAN_PAY_AGAIN.has(type)).map(({ stream }) => stream)
  if (wallets.length === 0) return
  const userIds = [...new Set(wallets.map((stream) => stream.slice(stream.indexOf('-') + 1)))]
  for (const userId of await customersWithDueSeries(db, userIds, businessDate(now).toString()))
    await sql`select graphile_worker.add_job(
      ${LOOK_AT_CUSTOMER}, json_build_object('userId', ${userId}::text), job_key => ${`series/${userId}`}
    )`.execute(db)
}
