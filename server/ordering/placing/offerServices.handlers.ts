import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { rankFor } from '../../../schema/rules/ranks.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Address, findAddress } from '../../addresses/addresses.store.ts'
import { offeredServices } from '../../catalog/catalogReferenceData.store.ts'
import { isOffered, type Price, priceOf } from '../../catalog/price.ts'
import type { AdditionalItem } from '../../catalog/priceQuestion.ts'
import { unstatedProperty } from '../../catalog/propertyMatch.ts'
import type { Service } from '../../catalog/services.store.ts'
import { loadFold } from '../../eventstore/loadFold.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { bindVerbs } from '../../kernel/bindVerbs.ts'
import type { Db } from '../../kernel/database.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type Buckets, experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { walletFold } from '../../points/walletFold.ts'
import { type Calendar, type DayLoads, openCalendar } from '../calendar.handlers.ts'
import { moveCalendar } from '../moving/moveOptions.handlers.ts'
import type { ReferenceData, ReferenceDataAt } from '../referenceData.store.ts'
import { quoteFor } from './quoteOrder.handlers.ts'

/** The dependencies of queries about bookings. */
export interface BookingContext {
  readonly db: Db
  readonly store: EventStore
  readonly dayLoads: DayLoads
  readonly referenceDataAt: ReferenceDataAt
}

/** A service and its price for this customer at this address. */
export interface Offer {
  readonly service: Service
  readonly price: Price
  /** The property items of its catalog. */
  readonly additionalItems: readonly AdditionalItem[]
}

/** The address, and what the customer can pay with. */
interface BookingTerms {
  readonly address: Address
  readonly balance: Buckets
  /** Tenths of a percent. */
  readonly rankDiscount: number
}

/** The customer and the address. */
interface Asked {
  readonly userId: string
  readonly addressId: string
  /** The version of the reference data that the caller has seen. */
  readonly referenceDataVersion?: number | undefined
}

/** Queries about bookings, for both APIs. */
export type BookingHandlers = ReturnType<typeof createBooking>

export function createBooking(context: BookingContext) {
  return bindVerbs(context, { offers, availability, moveCalendar, fromPoints })
}

/** The services of a catalog, or of all, at one address; NOT_FOUND for an address of somebody else. */
async function offers(
  context: BookingContext,
  { catalog, ...asked }: Asked & { readonly catalog?: ServiceCatalog },
): Promise<(BookingTerms & { readonly offers: readonly Offer[] }) | Rejection> {
  const [found, referenceData] = await Promise.all([
    findCustomer(context, asked),
    context.referenceDataAt(asked.referenceDataVersion),
  ])
  if (found === undefined) return reject(RejectionCode.NOT_FOUND)
  const catalogs = catalog === undefined ? Object.values(ServiceCatalog) : [catalog]
  const services = catalogs.flatMap((each) => offeredServices(referenceData.catalog, each))
  const priced = pricedOffers(referenceData, found, services)
  return { ...found.terms, offers: priced.filter(({ price }) => isOffered(price)) }
}

/** When a service can take place; NOT_FOUND for an address of somebody else or a service that is not offered. */
async function availability(
  context: BookingContext,
  { serviceId, now, ...asked }: Asked & { readonly serviceId: string; readonly now: Temporal.Instant },
): Promise<(BookingTerms & { readonly offer: Offer; readonly calendar: Calendar }) | Rejection> {
  const [found, referenceData] = await Promise.all([
    findCustomer(context, asked),
    context.referenceDataAt(asked.referenceDataVersion),
  ])
  const service = referenceData.catalog.services.get(serviceId)
  if (found === undefined || !service?.isOffered) return reject(RejectionCode.NOT_FOUND)
  const [offer] = pricedOffers(referenceData, found, [service])
  if (offer === undefined || !isOffered(offer.price)) return reject(RejectionCode.NOT_FOUND)
  const { serviceCatalog: catalog, offeredMonths } = service
  const job = { catalog, offeredMonths, minutes: offer.price.minutes, now }
  return {
    ...found.terms,
    offer,
    calendar: await openCalendar({ ...context, crews: referenceData.crews }, job),
  }
}

interface Found {
  readonly terms: BookingTerms
  readonly experience: number
}

async function findCustomer(
  { db, store }: BookingContext,
  { userId, addressId }: Asked,
): Promise<Found | undefined> {
  const [address, wallet, experience] = await Promise.all([
    findAddress(db, userId, addressId),
    loadFold(store, walletStream(userId), walletFold),
    loadFold(store, experienceStream(userId), experienceFold),
  ])
  if (address === undefined) return undefined
  const { total } = experience.state
  const rankDiscount = rankFor(total).discountTenths
  return { terms: { address, balance: wallet.state.balance, rankDiscount }, experience: total }
}

function pricedOffers(
  referenceData: ReferenceData,
  { terms, experience }: Found,
  services: readonly Service[],
): readonly Offer[] {
  return services.map((service) => {
    const quote = quoteFor(referenceData.catalog, service, { address: terms.address, experience })
    return { service, price: priceOf(quote), additionalItems: quote.additionalItems }
  })
}

/** The lowest base price of each catalog, in points, without additional items; undefined if nothing is offered. */
async function fromPoints(
  { referenceDataAt }: BookingContext,
  referenceDataVersion?: number,
): Promise<ReadonlyMap<ServiceCatalog, number | undefined>> {
  const referenceData = await referenceDataAt(referenceDataVersion)
  return new Map(Object.values(ServiceCatalog).map((catalog) => [catalog, cheapest(referenceData, catalog)]))
}

function cheapest(referenceData: ReferenceData, catalog: ServiceCatalog): number | undefined {
  const nobody = { address: { property: unstatedProperty }, experience: 0 }
  const points = offeredServices(referenceData.catalog, catalog)
    .map((service) => priceOf(quoteFor(referenceData.catalog, service, nobody)).basePoints)
    .filter((each) => each > 0)
  return points.length === 0 ? undefined : Math.min(...points)
}
