import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import {
  type Address,
  type AddressRow,
  addressesByVersion,
  addressOf,
  addressVersionsById,
  confirmedNearVersion,
  currentAddressesByVersion,
} from '../../addresses/addresses.store.ts'
import type { Db } from '../../kernel/database.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { orderStream } from '../../ordering/events.ts'
import { knownOrder, type Order, orderFold } from '../../ordering/order.ts'
import { quoteFor } from '../../ordering/placing/quoteOrder.handlers.ts'
import { type Requote, requoteOf } from '../../ordering/placing/requote.ts'
import type { ReferenceData } from '../../ordering/referenceData.store.ts'
import { customerNamesById, customersById } from '../../people/customers.store.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import {
  crewDay,
  crewVisitsByDay,
  lastCrewsByCustomer,
} from '../../readmodels/orderHistory/crewVisits.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { usualCrewsById } from '../../readmodels/series/series.queries.ts'
import { type SeriesEvent, seriesStream } from '../../series/events.ts'
import { halfOf } from '../../staffing/capacity.ts'
import { type CrewRoster, crewRosters } from '../../staffing/crewReferenceData.store.ts'
import { crewsById } from '../../staffing/crews.store.ts'
import { byCrew } from '../../staffing/plannedVisits.ts'
import { suggestedCrew } from '../../staffing/suggestedCrew.ts'
import type { Application } from '../context/application.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { getOrThrow } from './getOrThrow.ts'
import { trailsByOrder } from './prefetchingJoins.ts'
import {
  type Actor,
  type CrewPerson,
  createTableLoaders,
  personName,
  type TableLoaders,
} from './tableLoaders.ts'

/** What loaders read from. */
export type LoadersSource = Pick<Application, 'db' | 'referenceDataAt'>

export type Loaders = ReturnType<typeof createLoaders>

/**
 * The joins of lists: each row is loaded once per request, and loads of the same tick share a statement.
 * @param seen the version of the reference data at the call's arrival
 */
export function createLoaders({ db, referenceDataAt }: LoadersSource, seen?: number) {
  const tables = createTableLoaders(createJoins(db))
  let asked: Promise<ReferenceData> | undefined
  /** The catalogue and the crews as of the call's arrival, or later. */
  const referenceData = () => {
    asked ??= referenceDataAt(seen)
    return asked
  }
  return {
    ...tables,
    referenceData,
    /** Everything an order points at. */
    order: createOrderDetails({ ...tables, db, referenceData }),
    /**
     * First and last name, or an administrator's user name; undefined for the system and for people who are erased. Uses the rows that lists
     * join anyway.
     */
    personName: (actor: Actor) => personName(tables, actor),
  }
}

/** The joins of GraphQL fields, loaded once per request: rows, and orders folded from their events. */
export type RequestLoaders = Loaders & {
  /** An order by its id, folded from its events, so it never lags. Throws for an unknown id. */
  readonly orderNow: DataLoader<string, Order>
  /** The events of a series by its id, so that they never lag; none for an unknown id. */
  readonly seriesEvents: DataLoader<string, readonly RecordedEvent<SeriesEvent>[]>
}

export function requestLoaders({ application, referenceDataVersion }: RequestContext): RequestLoaders {
  const { store } = application
  return {
    ...createLoaders(application, referenceDataVersion),
    orderNow: new DataLoader(async (ids) => {
      const streams = await store.readStreams(ids.map(orderStream))
      // an order's stream holds order events only
      return ids.map((id) => knownOrder(foldAll(orderFold, (streams.get(orderStream(id)) ?? []) as never)))
    }),
    seriesEvents: new DataLoader(async (ids) => {
      const streams = await store.readStreams(ids.map(seriesStream))
      // a series' stream holds events of series only
      return ids.map((id) => (streams.get(seriesStream(id)) ?? []) as never)
    }),
  }
}

/** A command's own knowledge of its order. */
interface KnownOrder {
  readonly view: OrderView
  readonly order: Order
  readonly address?: Address | undefined
}

/** Primes the loaders with a command's order and address, so that its answer does not read them again. */
export function primeOrder(loaders: RequestLoaders, { view, order, address }: KnownOrder): void {
  // a request may contain several commands on one order
  loaders.orderNow.clear(view.orderId).prime(view.orderId, order)
  for (const story of [loaders.of(changesByOrder), loaders.of(trailsByOrder)]) {
    story.forget(view.orderId)
    // an order that was only placed has no story yet
    if (order.steps.length === 1) story.prime(view.orderId, [])
  }
  if (address?.addressVersionId === view.addressVersionId)
    loaders.of(addressVersionsById).prime(view.addressVersionId, address)
}

export type OrderDetails = ReturnType<typeof createOrderDetails>

/**
 * The records that an order refers to, loaded once for all orders of a request. GraphQL, the documented calls and exported files all join
 * orders here. Such rows are never deleted; a missing one is a bug and throws.
 */
function createOrderDetails(
  loaders: TableLoaders & { readonly db: Db; referenceData(): Promise<ReferenceData> },
) {
  /** As it was when the order was placed; confirmed or not, and access notes, as of today. A finished order needs no access. */
  const address = async ({ addressVersionId: id, status }: OrderView) => {
    const placed = getOrThrow(await loaders.of(addressVersionsById).load(id), id)
    return status > OrderStatus.InService ? { ...placed, accessNotes: '' } : placed
  }
  /** The same address as it is known today; undefined once it was removed. */
  const currentAddress = ({ addressVersionId: id }: OrderView) =>
    loaders.of(currentAddressesByVersion).load(id)
  /** With the words it had when the order was placed. */
  const service = async ({ serviceId, placedAt }: Pick<OrderView, 'serviceId' | 'placedAt'>) =>
    getOrThrow((await loaders.referenceData()).catalog.ordered.asOf(serviceId, placedAt), serviceId)
  const crewToOffer = async (order: OrderView): Promise<CrewRoster | undefined> => {
    const { orderId, catalog, userId, seriesId, bookedDate } = order
    const [visits, lastCrews, usual, { crews }] = await Promise.all([
      loaders.of(crewVisitsByDay).load(crewDay(bookedDate)),
      loaders.of(lastCrewsByCustomer).load(userId),
      seriesId === undefined ? undefined : loaders.of(usualCrewsById).load(seriesId),
      loaders.referenceData(),
    ])
    return suggestedCrew({
      orderId,
      catalog,
      half: halfOf(order),
      rosters: crewRosters(crews, { day: Temporal.PlainDate.from(bookedDate) }),
      visits: byCrew(visits.map((visit) => ({ ...visit, half: halfOf(visit) }))),
      known: [usual, lastCrews.find((last) => last.catalog === catalog)?.groupId],
    })
  }
  const quotedAgain = async (order: OrderView): Promise<Requote | undefined> => {
    const [home, offered, { catalog }] = await Promise.all([
      currentAddress(order),
      service(order),
      loaders.referenceData(),
    ])
    return home && requoteOf(order, quoteFor(catalog, offered, { address: home, experience: 0 }))
  }
  return {
    address,
    currentAddress,
    service,
    /** The address, for the query of a page to include. */
    includedAddress: () => ({
      column: jsonObjectFrom(
        addressesByVersion(loaders.db).where(
          'address_version.id',
          '=',
          sql<string>`address_version_id::uuid`,
        ),
      ),
      take: ({ addressVersionId: id }: OrderView, row: AddressRow | null) =>
        loaders.of(addressVersionsById).prime(id, row === null ? undefined : addressOf(row)),
    }),
    /** The property as it is known today; the placed one where the address was removed (decision B7). */
    property: async (order: OrderView) => {
      const [current, placed] = await Promise.all([currentAddress(order), address(order)])
      return (current ?? placed).property
    },
    /** Confirmed addresses at the postal code of an unconfirmed one, latest first (decision M8). */
    confirmedNear: ({ addressVersionId: id }: OrderView) => loaders.of(confirmedNearVersion).load(id),
    /** The names behind the lines of its price, as of the placing. */
    priceLineItems: async ({ placedAt }: OrderView) =>
      (await loaders.referenceData()).catalog.priceLines.asOf(placedAt),
    customer: async ({ userId }: OrderView) =>
      getOrThrow(await loaders.of(customersById).load(userId), userId),
    /** All that a crew sees of the customer (decision I9). */
    customerName: async ({ userId }: OrderView) =>
      getOrThrow(await loaders.of(customerNamesById).load(userId), userId),
    /** Its crew, while one is assigned. */
    group: ({ groupId }: Partial<Pick<OrderView, 'groupId'>>) =>
      groupId === undefined ? undefined : loaders.of(crewsById).load(groupId),
    /** Its people: crew members who can work now or, once it has begun, those who did the work (decision E5). */
    crew: async ({ staffIds, groupId }: OrderView): Promise<readonly CrewPerson[]> => {
      if (staffIds !== undefined) return loaders.staff(staffIds)
      if (groupId === undefined) return []
      return (await loaders.referenceData()).crews.workers.get(groupId) ?? []
    },
    /** The crew to offer first for a pending visit (decision W1); undefined for any other order, or when all are busy. */
    suggestedCrew: (order: OrderView) =>
      order.status === OrderStatus.Pending && order.periodType === PeriodType.Day
        ? crewToOffer(order)
        : undefined,
    /** Notes to the crew, oldest first. */
    instructions: ({ instructionsIds }: OrderView) => loaders.instructions(instructionsIds),
    /** Everything after its placing, oldest first. */
    changes: ({ orderId }: OrderView) => loaders.of(changesByOrder).load(orderId),
    /** The same; prefetches everybody and everything in it. */
    trail: ({ orderId }: Pick<OrderView, 'orderId'>) => loaders.of(trailsByOrder).load(orderId),
    /** The office's message to the customer about the cancellation. */
    cancellationNote: async ({ cancelCommandId: id }: OrderView) =>
      id === undefined ? undefined : loaders.of(cancellationNotesByCommand).load(id),
    /** Today's price; undefined if the order is over, its address was removed or its service has no price (decision B8). */
    requote: (order: OrderView) => (order.status > OrderStatus.InService ? undefined : quotedAgain(order)),
  }
}
