import { checkDay } from '../../../schema/rules/bookingCalendar.ts'
import { weekAround } from '../../../schema/rules/bookingPeriods.ts'
import type { ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { offeredMonthsOf } from '../../catalog/catalogReferenceData.store.ts'
import type { Price } from '../../catalog/price.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { systemCommand } from '../../kernel/systemCommand.ts'
import { inBusinessZone } from '../../kernel/time.ts'
import { totalOf } from '../../points/buckets.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { walletFold } from '../../points/walletFold.ts'
import { seriesStream } from '../../series/events.ts'
import type { Occurrence } from '../../series/occurrences.ts'
import type { VisitConditions } from '../../series/outlook.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { closedDates, countCrewsOn } from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold, fits, freePlaces } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import type { OrderingContext, ReferenceData } from '../referenceData.store.ts'
import { visitPrice } from './visitPrice.handlers.ts'
import { findVisitRows } from './visitRows.store.ts'

/** What the due visits of one series are planned with. */
export interface OpenConditions {
  readonly referenceDataVersion: number
  /** Of a visit now; undefined while the service is not offered. */
  readonly price: Price | undefined
  /** Whether the last look left visits waiting. */
  readonly hasWaits: boolean
  /** Those of the moment. The days of a visit's week are read only where its own day has no room. */
  of(visit: Occurrence): Promise<VisitConditions>
  /** A visit was paid: the next one finds less in the wallet. */
  spend(): void
  /** A place turned out to be taken. */
  close(place: { readonly date: string; readonly slot: Slot }): void
}

interface Planning {
  readonly seriesId: string
  readonly series: Series
  readonly due: readonly Occurrence[]
  readonly at: Temporal.Instant
}

/** Reads them: the rows in one statement, the streams in another. */
export async function openConditions(context: OrderingContext, planning: Planning): Promise<OpenConditions> {
  const { seriesId, series, due, at } = planning
  const { serviceCatalog: catalog } = series
  const [rows, referenceData] = await Promise.all([
    findVisitRows(context.db, { ...series, seriesId }),
    context.referenceDataAt(),
  ])
  const days = new Map<string, DayBook>()
  const { wallet, experience } = await reading(context, planning, async (load) => {
    const [account] = await Promise.all([
      loadAccount(load, planning),
      loadDays(load, { days, catalog, dates: due.map(({ date }) => date) }),
    ])
    return account
  })
  const price = visitPrice(referenceData, referenceData.catalog.services.get(series.serviceId), {
    address: rows.address,
    experience: experience.total,
  })
  const offeredMonths = offeredMonthsOf(referenceData.catalog, series.serviceId)
  const isFree = freeIn({ referenceData, catalog, days, offeredMonths, minutes: price?.minutes ?? 0, at })
  const closed = new Set<string>()
  const hasRoom = (date: string, slot: Slot) => !closed.has(`${date} ${slot}`) && isFree(date, slot)
  const canPay = rows.isActive && wallet.access === 'open'
  let held = totalOf(wallet.balance)
  return {
    referenceDataVersion: referenceData.version,
    price,
    hasWaits: rows.hasWaits,
    async of({ date, rhythm }) {
      const others = weekAround(date).filter((day) => !days.has(day))
      if (series.whenFull === 'move' && others.length > 0 && !hasRoom(date, rhythm.slot))
        await reading(context, planning, (load) => loadDays(load, { days, catalog, dates: others }))
      const today = inBusinessZone(at).toPlainDate().toString()
      return { today, points: price?.totalPoints, held: canPay ? held : undefined, hasRoom, offeredMonths }
    },
    spend() {
      held -= price?.totalPoints ?? 0
    },
    close({ date, slot }) {
      closed.add(`${date} ${slot}`)
    },
  }
}

/** Reads streams through the command handler, so that the placing that follows decides on what it has read. */
async function reading<Found>(
  { handle }: OrderingContext,
  { seriesId, at }: Planning,
  load: (load: LoadFold) => Promise<Found>,
): Promise<Found> {
  const { key: _none, ...command } = systemCommand('lookAtSeries', seriesId, at)
  let found: { readonly read: Found } | undefined
  await handle({ command, streams: [] }, async (loading) => {
    found = { read: await load(loading) }
    return { answer: {}, events: [] }
  })
  if (found === undefined) throw new Error(`${seriesStream(seriesId)} was not read`)
  return found.read
}

async function loadAccount(load: LoadFold, { seriesId, series: { userId } }: Planning) {
  const [{ state: wallet }, { state: experience }] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(experienceStream(userId), experienceFold),
    load(seriesStream(seriesId), seriesFold),
  ])
  return { wallet, experience }
}

async function loadDays(
  load: LoadFold,
  { days, catalog, dates }: Pick<Room, 'catalog'> & { days: Map<string, DayBook>; dates: readonly string[] },
): Promise<void> {
  const books = dates.map((date) => load(dayStream(catalog, date), dayBookFold))
  for (const [nth, { state }] of (await Promise.all(books)).entries()) days.set(dates[nth] ?? '', state)
}

interface Room {
  readonly referenceData: ReferenceData
  readonly catalog: ServiceCatalog
  readonly days: ReadonlyMap<string, DayBook>
  /** Of the work, as priced. */
  readonly minutes: number
  readonly offeredMonths: readonly number[]
  readonly at: Temporal.Instant
}

/** Whether a day that was read may be booked and has a place for the work. */
function freeIn({ referenceData: { crews }, catalog, days, minutes, offeredMonths, at }: Room) {
  const now = inBusinessZone(at)
  const today = now.toPlainDate()
  const moment = {
    today: today.toString(),
    hour: now.hour,
    closedDates: closedDates(crews, catalog, { first: today }),
    offeredMonths,
  }
  return (date: string, slot: Slot): boolean => {
    const day = days.get(date)
    if (day === undefined || checkDay(date, moment)) return false
    return fits(freePlaces(day, catalog, countCrewsOn(crews, date)), halfOf({ catalog, slot, minutes }))
  }
}
