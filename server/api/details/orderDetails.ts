import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { type Address, addressVersionsById } from '../../addresses/addresses.store.ts'
import type { PriceLineItems } from '../../catalog/priceLineItems.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import { type Brought, broughtOf, type Joins } from '../../kernel/joins.store.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import { priceListOf } from '../../ordering/placing/pricing.handlers.ts'
import { type Requote, requoteOf } from '../../ordering/placing/requote.ts'
import type { ReferenceData } from '../../ordering/referenceData.store.ts'
import type { CustomerName } from '../../people/customerNames.store.ts'
import type { Customer } from '../../people/customers.store.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { Crew } from '../../staffing/crews.store.ts'
import type { CrewLoaders, CrewPerson } from './crewLoaders.ts'
import { getOrThrow } from './getOrThrow.ts'
import type { OrderLoaders } from './orderLoaders.ts'
import type { PeopleLoaders } from './peopleLoaders.ts'

/**
 * What an order points at, each asked for once for all orders of a request: GraphQL, the documented calls and exported files join orders
 * here and nowhere else. Rows that orders point at are never deleted; one that is gone is a bug and throws.
 */
export interface OrderDetails {
  /** As it was when the order was placed; whether it is confirmed is told of today. */
  address(order: OrderView): Promise<Address>
  /** That address, brought along by a page of orders. */
  readonly broughtAddress: Brought<OrderView>
  /** The same address as it is known today; undefined once it was removed. */
  currentAddress(order: OrderView): Promise<Address | undefined>
  /** The property as it is known today; the placed one where the address was removed (decision B7). */
  property(order: OrderView): Promise<Address['property']>
  /** Of an address that is not confirmed: what the office confirmed at its postal code, the latest first (decision M8). */
  confirmedNear(order: OrderView): Promise<readonly Address[]>
  /** With the words it had when the order was placed. */
  service(order: OrderView): Promise<Service>
  /** What the lines of its price are about, with the words they had then. */
  priceLineItems(order: OrderView): Promise<PriceLineItems>
  customer(order: OrderView): Promise<Customer>
  /** All that a crew is told of the customer (decision I9). */
  customerName(order: OrderView): Promise<CustomerName>
  /** Its crew, while one is assigned. */
  group(order: { readonly groupId?: string | undefined }): Promise<Crew | undefined>
  /** Who is on it: those of its crew who can work now, or those who did the work once it has begun (decision E5). */
  crew(order: OrderView): Promise<readonly CrewPerson[]>
  /** Notes to the crew, oldest first. */
  instructions(order: OrderView): Promise<readonly Instructions[]>
  /** Everything after its placing, oldest first. */
  changes(order: OrderView): Promise<readonly OrderChangeView[]>
  /** The same, for who goes on to ask for everybody and everything in it. */
  trail(order: { readonly orderId: string }): Promise<readonly OrderChangeView[]>
  /** What the office told the customer about the cancellation. */
  cancellationNote(order: OrderView): Promise<string | undefined>
  /** What today would make of the price; undefined when the order is over, its address was removed or its service has no price (decision B8). */
  requote(order: OrderView): Promise<Requote | undefined>
}

export function createOrderDetails(
  loaders: PeopleLoaders &
    CrewLoaders &
    OrderLoaders & { referenceData(): Promise<ReferenceData>; readonly joins: Joins },
): OrderDetails {
  const details: OrderDetails = {
    address: async ({ addressVersionId: id }) => getOrThrow(await loaders.addressVersion.load(id), id),
    broughtAddress: broughtOf(loaders.joins, addressVersionsById, {
      column: 'address_version_id::uuid',
      of: ({ addressVersionId }: OrderView) => addressVersionId,
    }),
    currentAddress: ({ addressVersionId: id }) => loaders.currentAddress.load(id),
    confirmedNear: ({ addressVersionId: id }) => loaders.confirmedNear.load(id),
    property: async (order) => {
      const [current, placed] = await Promise.all([details.currentAddress(order), details.address(order)])
      return (current ?? placed).property
    },
    service: async ({ serviceId, placedAt }) =>
      getOrThrow((await loaders.referenceData()).catalog.ordered.asOf(serviceId, placedAt), serviceId),
    priceLineItems: async ({ placedAt }) => (await loaders.referenceData()).catalog.priceLines.asOf(placedAt),
    customer: async ({ userId }) => getOrThrow(await loaders.customer.load(userId), userId),
    customerName: async ({ userId }) => getOrThrow(await loaders.customerName.load(userId), userId),
    group: async ({ groupId }) => (groupId === undefined ? undefined : loaders.group.load(groupId)),
    crew: async ({ staffIds, groupId }) => {
      if (staffIds !== undefined) return loaders.crews.people(staffIds)
      if (groupId === undefined) return []
      return (await loaders.crews.membersOf(groupId)).filter(({ isEnabled }) => isEnabled)
    },
    instructions: ({ instructionsIds }) => loaders.instructions(instructionsIds),
    changes: ({ orderId }) => loaders.changes.load(orderId),
    trail: ({ orderId }) => loaders.trail.load(orderId),
    cancellationNote: async ({ cancelCommandId: id }) =>
      id === undefined ? undefined : loaders.cancellationNote.load(id),
    requote: async (order) => {
      // of an order that is over nothing need be looked up to say so
      if (order.status > OrderStatus.InService) return undefined
      const [address, service, { catalog }] = await Promise.all([
        details.currentAddress(order),
        details.service(order),
        loaders.referenceData(),
      ])
      return (
        address && requoteOf(order, priceListOf(catalog, order.catalog)({ address, experience: 0 })(service))
      )
    },
  }
  return details
}
