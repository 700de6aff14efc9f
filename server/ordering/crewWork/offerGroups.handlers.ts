import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { loadFold, loadFolds } from '../../eventstore/loadFold.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { seriesStream } from '../../series/events.ts'
import { seriesFold } from '../../series/series.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { type CrewRoster, crewRosters } from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold, isCrewFree } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { orderStream } from '../events.ts'
import { minutesOf, type Order, orderFold } from '../order.ts'
import { type OrderRef, orderIdOf } from '../orderRef.handlers.ts'
import type { ReferenceDataAt } from '../referenceData.store.ts'
import { dayOf, isBusyElsewhere, otherDayBooks } from './assignCrew.ts'

/** A crew that the office may choose for an order. */
export interface GroupOffer extends CrewRoster {
  /** It already has the order. */
  readonly isCurrent: boolean
  /** It came to the last visit of the same series (decision N8). */
  readonly isOfLastVisit: boolean
  /** It has another job then, or the day off: assigning is refused (decision P38). */
  readonly isBusy: boolean
  /** It has work of another catalog then: assigning needs a confirmation (decision M9). */
  readonly isBusyElsewhere: boolean
  /** Its jobs of other catalogs on that day. */
  readonly otherJobs: number
}

/** The dependencies of the offers. */
export interface OffersContext {
  readonly store: EventStore
  readonly referenceDataAt: ReferenceDataAt
}

/**
 * The crews for an order that can still be assigned (decision I1): those with enabled members that are free then, and the current one.
 * @param including busy crews too: those with another job cannot be chosen, those with work of another catalog need a confirmation
 * @returns by number, the current one first, then the one of the series' last visit; none for an order in service or over; NOT_FOUND for an absent order
 */
export async function groupsFor(
  { store, referenceDataAt }: OffersContext,
  { referenceDataVersion, ...orderRef }: OrderRef & { readonly referenceDataVersion?: number | undefined },
  including: { readonly busy: boolean } = { busy: false },
): Promise<readonly GroupOffer[] | Rejection> {
  const orderId = await orderIdOf({ store }, orderRef)
  if (orderId === undefined) return reject(RejectionCode.NOT_FOUND)
  const { state: order } = await loadFold(store, orderStream(orderId), orderFold)
  if (!order || (orderRef.userId !== undefined && orderRef.userId !== order.userId))
    return reject(RejectionCode.NOT_FOUND)
  if (order.status > OrderStatus.Confirmed) return []
  const [day, otherDays, { crews }, lastCrew] = await Promise.all([
    dayBookOf(store, order),
    otherDayBooks((stream, fold) => loadFold(store, stream, fold), order),
    referenceDataAt(referenceDataVersion),
    crewOfLastVisit(store, orderId, order),
  ])
  const rosters = crewRosters(crews, { day: dayOf(order), keep: order.groupId })
  const offers = rosters.map((roster) => offerOf({ orderId, order, day, otherDays, lastCrew }, roster))
  return offers
    .filter(
      ({ isBusy, isBusyElsewhere, isCurrent }) => including.busy || isCurrent || !(isBusy || isBusyElsewhere),
    )
    .toSorted(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || Number(b.isOfLastVisit) - Number(a.isOfLastVisit),
    )
}

/** So many visits are looked through for one that had a crew. */
const LOOKED_BACK = 3

/** The crew of the last visit before an order of the same series; undefined for an order of its own. */
async function crewOfLastVisit(
  store: EventStore,
  orderId: string,
  { seriesId, bookedFor }: Order,
): Promise<string | undefined> {
  if (seriesId === undefined) return undefined
  const load = loadFolds(store)
  const { state: series } = await load(seriesStream(seriesId), seriesFold)
  const earlier = [...(series?.visits.values() ?? [])]
    .filter((visit) => visit.state === 'placed')
    .filter((visit) => visit.orderId !== orderId && visit.date <= bookedFor.date)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, LOOKED_BACK)
  const orders = await Promise.all(earlier.map((visit) => load(orderStream(visit.orderId), orderFold)))
  return orders.find(({ state }) => state?.groupId !== undefined)?.state?.groupId
}

interface OrderOnItsDay {
  readonly orderId: string
  readonly order: Order
  readonly day: DayBook
  readonly otherDays: readonly DayBook[]
  readonly lastCrew: string | undefined
}

function offerOf(
  { orderId, order, day, otherDays, lastCrew }: OrderOnItsDay,
  roster: CrewRoster,
): GroupOffer {
  const { groupId } = roster
  const { serviceCatalog: catalog, slot } = order
  const half = halfOf({ catalog, slot, minutes: minutesOf(order) })
  const isTaken = dayOf(order) !== undefined && !isCrewFree(day, catalog, { groupId, half, orderId })
  return {
    ...roster,
    isCurrent: groupId === order.groupId,
    isOfLastVisit: groupId === lastCrew,
    isBusy: isTaken || roster.members.length === 0,
    isBusyElsewhere: isBusyElsewhere({ order, otherDays }, groupId),
    otherJobs: otherDays.reduce((sum, book) => sum + jobsOf(book, groupId), 0),
  }
}

function jobsOf({ takings }: DayBook, groupId: string): number {
  return [...takings.values()].filter((taking) => taking.groupId === groupId).length
}

async function dayBookOf(store: EventStore, order: Order): Promise<DayBook> {
  if (dayOf(order) === undefined) return dayBookFold.initial
  return (await loadFold(store, dayStream(order.serviceCatalog, order.bookedFor.date), dayBookFold)).state
}
