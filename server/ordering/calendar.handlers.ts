import { bookableMonths, bookableSeasons, lastBookableDate } from '../../schema/rules/bookingPeriods.ts'
import { type ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { businessDate } from '../kernel/time.ts'
import { type Crews, capacityOf, halfOf, hasHalves } from '../staffing/capacity.ts'
import {
  type CrewReferenceData,
  closedDates,
  countCrewsBetween,
} from '../staffing/crewReferenceData.store.ts'
import { type FreePlaces, fullSlots, isDayFull } from '../staffing/dayBook.ts'

/** Places taken on one local day, yyyy-mm-dd. */
interface DayLoad {
  readonly date: string
  readonly amTaken: number
  readonly pmTaken: number
}

/** Finds a catalog's days with places taken, in a read model. A hint for the calendar: a booking decides again. */
export type DayLoads = (of: {
  readonly catalog: ServiceCatalog
  readonly from: string
  readonly to: string
}) => Promise<readonly DayLoad[]>

/** The days, months and seasons on which a job can be booked. Dates are yyyy-mm-dd, months yyyy-mm. */
export interface Calendar {
  readonly lastDate: string
  readonly closedDates: readonly string[]
  readonly fullDays: readonly string[]
  readonly fullSlots: readonly { readonly date: string; readonly slot: Slot }[]
  readonly earliestMonth: string
  readonly latestMonth: string
  readonly seasons: readonly number[]
  /** Months of the year in which the service is offered, 1 to 12; none for the whole year. */
  readonly offeredMonths: readonly number[]
}

/** The work to find a time for. */
export interface Job {
  readonly catalog: ServiceCatalog
  /** Whole minutes, as priced: long cleanings take both halves of a day. */
  readonly minutes: number
  readonly now: Temporal.Instant
  readonly offeredMonths: readonly number[]
}

/** Closed and full days from today to the end of the fifth month ahead (decisions D2, D5, D8, D9). */
export async function openCalendar(
  { crews, dayLoads }: { readonly crews: CrewReferenceData; readonly dayLoads: DayLoads },
  job: Job,
): Promise<Calendar> {
  const first = businessDate(job.now)
  const last = Temporal.PlainDate.from(lastBookableDate(first.toString()))
  const span = { catalog: job.catalog, from: first.toString(), to: last.toString() }
  const { earliest, latest } = bookableMonths(span.from)
  return {
    lastDate: span.to,
    closedDates: closedDates(crews, job.catalog, { first, last }),
    ...fullOf(job, countCrewsBetween(crews, first, last), await dayLoads(span)),
    earliestMonth: earliest,
    latestMonth: latest,
    seasons: bookableSeasons(span.from),
    offeredMonths: job.offeredMonths,
  }
}

function fullOf(
  { catalog, minutes }: Job,
  crews: readonly (Crews & { readonly day: string })[],
  loads: readonly DayLoad[],
): Pick<Calendar, 'fullDays' | 'fullSlots'> {
  const isLong = halfOf({ catalog, minutes, slot: Slot.Morning }) === 'both'
  const loadOf = new Map(loads.map((load) => [load.date, load]))
  const days = crews.map((count) => ({
    date: count.day,
    free: freeOn(capacityOf(catalog, count), loadOf.get(count.day)),
  }))
  const open = days.filter(({ free }) => !isDayFull(free, isLong))
  return {
    fullDays: days.filter(({ free }) => isDayFull(free, isLong)).map(({ date }) => date),
    fullSlots: hasHalves(catalog)
      ? open.flatMap(({ date, free }) => fullSlots(free, isLong).map((slot) => ({ date, slot })))
      : [],
  }
}

function freeOn(capacity: number, load: DayLoad | undefined): FreePlaces {
  return {
    am: Math.max(0, capacity - (load?.amTaken ?? 0)),
    pm: Math.max(0, capacity - (load?.pmTaken ?? 0)),
  }
}
