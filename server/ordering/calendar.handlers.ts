import { bookableMonths, bookableSeasons, lastBookableDate } from '../../schema/rules/bookingPeriods.ts'
import { type ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { businessDate } from '../kernel/time.ts'
import { capacityOf, halfOf, hasHalves } from '../staffing/capacity.ts'
import { fullSlots, isDayFull } from '../staffing/dayBook.ts'
import { closedDates, countCrews } from '../staffing/staffing.store.ts'

/** Places taken per local day of a catalog, from a read model: a hint for the calendar, decided again when somebody books. */
export type DayLoads = (of: {
  readonly catalog: ServiceCatalog
  readonly from: string
  readonly to: string
}) => Promise<readonly { readonly date: string; readonly amTaken: number; readonly pmTaken: number }[]>

/** The days, months and seasons on which a job can be booked. Dates are yyyy-mm-dd, months yyyy-mm. */
export interface Calendar {
  readonly lastDate: string
  readonly closedDates: readonly string[]
  readonly fullDays: readonly string[]
  readonly fullSlots: readonly { readonly date: string; readonly slot: Slot }[]
  readonly earliestMonth: string
  readonly latestMonth: string
  readonly seasons: readonly number[]
}

/** Which work is to be fitted in. */
export interface Job {
  readonly catalog: ServiceCatalog
  /** Whole minutes, as priced: long cleanings take both halves of a day. */
  readonly minutes: number
  readonly now: Temporal.Instant
}

/** Closed and full days from today to the end of the fifth month ahead (decisions D2, D5, D8, D9). */
export async function openCalendar(
  { db, dayLoads }: { readonly db: Db; readonly dayLoads: DayLoads },
  job: Job,
): Promise<Calendar> {
  const today = businessDate(job.now).toString()
  const lastDate = lastBookableDate(today)
  const span = { catalog: job.catalog, from: today, to: lastDate }
  const [closed, loads] = await Promise.all([closedDates(db, span), dayLoads(span)])
  const { earliest, latest } = bookableMonths(today)
  return {
    lastDate,
    closedDates: closed,
    ...(await fullOf(db, job, loads)),
    earliestMonth: earliest,
    latestMonth: latest,
    seasons: bookableSeasons(today),
  }
}

/** @param loads days on which anything is taken: only those can be full while there is any capacity */
async function fullOf(
  db: Db,
  { catalog, minutes }: Job,
  loads: Awaited<ReturnType<DayLoads>>,
): Promise<Pick<Calendar, 'fullDays' | 'fullSlots'>> {
  const capacity = capacityOf(catalog, await countCrews(db))
  const isLong = halfOf({ catalog, minutes, slot: Slot.Morning }) === 'both'
  const days = loads.map(({ date, amTaken, pmTaken }) => ({
    date,
    free: { am: Math.max(0, capacity - amTaken), pm: Math.max(0, capacity - pmTaken) },
  }))
  const [full, open] = [
    days.filter(({ free }) => isDayFull(free, isLong)),
    days.filter(({ free }) => !isDayFull(free, isLong)),
  ]
  return {
    fullDays: full.map(({ date }) => date),
    fullSlots: hasHalves(catalog)
      ? open.flatMap(({ date, free }) => fullSlots(free, isLong).map((slot) => ({ date, slot })))
      : [],
  }
}
