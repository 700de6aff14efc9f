import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { demoServiceId } from '../../../server/demo/demoCatalog.store.ts'
import { recordEvents } from '../../../server/eventstore/commandEvents.ts'
import { appendAsItIs } from '../../../server/eventstore/contract/asItIs.ts'
import { LOOK_AT_CUSTOMER } from '../../../server/jobs/seriesJobs.ts'
import type { Db } from '../../../server/kernel/database.ts'
import { inStream } from '../../../server/kernel/event.ts'
import { foldAll } from '../../../server/kernel/fold.ts'
import { granted } from '../../../server/kernel/rejection.ts'
import { systemCommand } from '../../../server/kernel/systemCommand.ts'
import { businessDate } from '../../../server/kernel/time.ts'
import { queueLook } from '../../../server/ordering/recurring/lookJob.store.ts'
import { type SeriesEvent, seriesStream } from '../../../server/series/events.ts'
import { dueVisits } from '../../../server/series/outlook.ts'
import { seriesFold } from '../../../server/series/series.ts'
import { startSeries } from '../../../server/series/startSeries.ts'
import { workdays } from '../../../server/testing/bookings.ts'
import { settleCrew, settleStaff } from '../../../server/testing/colleagues.ts'
import { settleNewcomer } from '../../../server/testing/newcomers.ts'
import type { SeededRandom } from '../../seededRandom.ts'
import type { FaultRow } from './faultTable.ts'
import type { PairSite } from './pairSite.ts'

/** They make room for the visits within their week, but not on the two days for which they are planned. */
const MORE_CREWS = 10
const MOWING_POINTS = 3_600
const PLACED_BY_MS = 60_000

/**
 * Both servers place visits that are due at once, and are killed in the middle.
 * @throws Error unless each visit is placed once afterwards
 */
export async function killPlacing(site: PairSite, random: SeededRandom, visits = 200): Promise<void> {
  const { streams, userIds } = await beginDueSeries(site, visits)
  // two for each customer, so that both processes look at most visits
  await sql`select graphile_worker.add_job(${LOOK_AT_CUSTOMER}, json_build_object('userId', user_id))
    from unnest(${userIds}::text[]) as user_id, generate_series(1, 2)`.execute(site.db)
  const middle = random.between(Math.round(visits / 10), Math.round(visits * 0.7))
  await untilCounted(() => placedOf(site, streams), middle)
  await Promise.all([site.kill(0), site.kill(1)])
  const before = await placedOf(site, streams)
  await Promise.all([site.restart(0), site.restart(1)])
  await untilPlaced(site)
  const after = await placedOf(site, streams)
  if (before >= visits || after !== visits)
    throw new Error(`${before} of ${visits} visits were placed before the kill, ${after} in the end`)
}

/** Series of as many customers, half of them from one day on and half from the next; nobody has looked at them yet. */
async function beginDueSeries({ home, db }: PairSite, visits: number) {
  const now = Temporal.Now.instant()
  for (let nth = 0; nth < MORE_CREWS; nth++)
    await settleCrew(
      home,
      { groupNo: crypto.randomUUID().slice(0, 8), members: [await settleStaff(home, now)] },
      now,
    )
  const customers = await Promise.all(
    Array.from({ length: visits }, () => settleNewcomer(home, { points: 2 * MOWING_POINTS, now })),
  )
  const days = workdays(businessDate(now).add({ days: 7 }), 2)
  const events = customers.flatMap(({ userId, addressIds: [addressId = ''] }, nth) => {
    const started = startSeries({
      ...{ userId, addressId, at: now, closedDates: [], whenFull: 'move' },
      service: {
        serviceId: demoServiceId('mowing'),
        catalog: ServiceCatalog.LawnCare,
        periodType: PeriodType.Day,
      },
      rhythm: { everyWeeks: 4, first: days[nth % 2] ?? '', slot: 0, hour: 0, minute: 0 },
      ...{ points: MOWING_POINTS, pointsSeen: MOWING_POINTS },
    })
    return inStream(seriesStream(crypto.randomUUID()), granted(started))
  })
  await appendAsItIs(home.store, recordEvents(systemCommand('drill', crypto.randomUUID(), now), events))
  const streams = events.map(({ stream }) => stream)
  await untilCounted(async () => {
    const { rows } = await sql<{ shown: number }>`
      select count(*)::integer as shown from series where 'series-' || series_id = any(${streams})`.execute(
      db,
    )
    return rows[0]?.shown ?? 0
  }, visits)
  return { streams, userIds: customers.map(({ userId }) => userId) }
}

async function placedOf({ db }: PairSite, streams: readonly string[]): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    select count(*)::integer as placed from es.event
    where stream = any(${streams}) and type = 'series.visit-placed'`.execute(db)
  return rows[0]?.placed ?? 0
}

/** @throws when it takes longer than a minute */
async function untilCounted(count: () => Promise<number>, least: number): Promise<void> {
  for (const until = performance.now() + PLACED_BY_MS; (await count()) < least; await pause(20))
    if (performance.now() > until) throw new Error(`there are no ${least} within a minute`)
}

/** What the log holds of every series: no visit may stay due, none may be placed twice, and each is one order. */
export async function weighVisits(site: PairSite): Promise<Pick<FaultRow, 'lost' | 'doubled' | 'faults'>> {
  const due = await untilPlaced(site)
  const { rows } = await sql<{ visits: number; occurrences: number; orders: number }>`
    select count(*) filter (where type = 'series.visit-placed')::integer as visits,
      count(distinct stream || (data->>'occurrence')) filter (where type = 'series.visit-placed')::integer as occurrences,
      count(*) filter (where type = 'order.placed' and data ? 'seriesId')::integer as orders
    from es.event where type in ('series.visit-placed', 'order.placed')`.execute(site.db)
  const { visits, occurrences, orders } = rows[0] ?? { visits: 0, occurrences: 0, orders: 0 }
  const isEven = visits === occurrences && visits === orders
  return {
    lost: due.length + Math.max(0, visits - orders),
    doubled: visits - occurrences + Math.max(0, orders - visits),
    faults: [
      ...due.map((visit) => `${visit} stays due`),
      ...(isEven ? [] : [`${visits} visits of ${occurrences} dates are ${orders} orders`]),
    ],
  }
}

/** Looks at all series, as every hour does, until no visit is due. @returns those that stay due for a minute */
async function untilPlaced({ db }: PairSite): Promise<readonly string[]> {
  for (let tries = 0; ; tries++) {
    const due = await dueNow(db)
    if (due.length === 0 || tries > PLACED_BY_MS / 500) return due
    // an earlier look may still be at it
    if (tries % 20 === 0) await queueLook(db)
    await pause(500)
  }
}

async function dueNow(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<SeriesEvent & { readonly stream: string }>`
    select stream, type, data from es.event where stream like 'series-%' order by position`.execute(db)
  const today = businessDate(Temporal.Now.instant()).toString()
  return [...Map.groupBy(rows, ({ stream }) => stream)].flatMap(([stream, events]) => {
    const series = foldAll(seriesFold, events)
    return series ? dueVisits(series, today).map(({ date }) => `${stream} of ${date}`) : []
  })
}
