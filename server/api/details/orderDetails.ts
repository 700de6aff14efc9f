import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { addressVersionsById } from '../../addresses/addresses.store.ts'
import { includedOf, type Joins } from '../../kernel/joins.store.ts'
import { quoteFor } from '../../ordering/placing/quoting.handlers.ts'
import { type Requote, requoteOf } from '../../ordering/placing/requote.ts'
import type { ReferenceData } from '../../ordering/referenceData.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { getOrThrow } from './getOrThrow.ts'
import type { CrewPerson, TableLoaders } from './tableLoaders.ts'

export type OrderDetails = ReturnType<typeof createOrderDetails>

/**
 * What an order points at, each loaded once for all orders of a request: GraphQL, the documented calls and exported files join orders here
 * and nowhere else. Rows that orders point at are never deleted; a missing one is a bug and throws.
 */
export function createOrderDetails(
  loaders: TableLoaders & { referenceData(): Promise<ReferenceData>; readonly joins: Joins },
) {
  /** As it was when the order was placed; whether it is confirmed is as of today. */
  const address = async ({ addressVersionId: id }: OrderView) =>
    getOrThrow(await loaders.addressVersion.load(id), id)
  /** The same address as it is known today; undefined once it was removed. */
  const currentAddress = ({ addressVersionId: id }: OrderView) => loaders.currentAddress.load(id)
  /** With the words it had when the order was placed. */
  const service = async ({ serviceId, placedAt }: OrderView) =>
    getOrThrow((await loaders.referenceData()).catalog.ordered.asOf(serviceId, placedAt), serviceId)
  return {
    address,
    currentAddress,
    service,
    /** The address, for the query of a page to include. */
    includedAddress: includedOf(loaders.joins, addressVersionsById, {
      column: 'address_version_id::uuid',
      of: ({ addressVersionId }: OrderView) => addressVersionId,
    }),
    /** The property as it is known today; the placed one where the address was removed (decision B7). */
    property: async (order: OrderView) => {
      const [current, placed] = await Promise.all([currentAddress(order), address(order)])
      return (current ?? placed).property
    },
    /** What the office confirmed at the postal code of an unconfirmed address, the latest first (decision M8). */
    confirmedNear: ({ addressVersionId: id }: OrderView) => loaders.confirmedNear.load(id),
    /** What the lines of its price are about, with the words they had then. */
    priceLineItems: async ({ placedAt }: OrderView) =>
      (await loaders.referenceData()).catalog.priceLines.asOf(placedAt),
    customer: async ({ userId }: OrderView) => getOrThrow(await loaders.customer.load(userId), userId),
    /** All that a crew sees of the customer (decision I9). */
    customerName: async ({ userId }: OrderView) =>
      getOrThrow(await loaders.customerName.load(userId), userId),
    /** Its crew, while one is assigned. */
    group: async ({ groupId }: Partial<Pick<OrderView, 'groupId'>>) =>
      groupId === undefined ? undefined : loaders.group.load(groupId),
    /** Who is on it: those of its crew who can work now, or those who did the work once it has begun (decision E5). */
    crew: async ({ staffIds, groupId }: OrderView): Promise<readonly CrewPerson[]> => {
      if (staffIds !== undefined) return loaders.staff(staffIds)
      if (groupId === undefined) return []
      return (await loaders.crewMembers.load(groupId)).filter(({ isEnabled }) => isEnabled)
    },
    /** Notes to the crew, oldest first. */
    instructions: ({ instructionsIds }: OrderView) => loaders.instructions(instructionsIds),
    /** Everything after its placing, oldest first. */
    changes: ({ orderId }: OrderView) => loaders.changes.load(orderId),
    /** The same; prefetches everybody and everything in it. */
    trail: ({ orderId }: Pick<OrderView, 'orderId'>) => loaders.trail.load(orderId),
    /** What the office told the customer about the cancellation. */
    cancellationNote: async ({ cancelCommandId: id }: OrderView) =>
      id === undefined ? undefined : loaders.cancellationNote.load(id),
    /** What the price would be today; undefined when the order is over, its address was removed or its service has no price (decision B8). */
    requote: async (order: OrderView): Promise<Requote | undefined> => {
      // an order that is over needs no look-up
      if (order.status > OrderStatus.InService) return undefined
      const [home, offered, { catalog }] = await Promise.all([
        currentAddress(order),
        service(order),
        loaders.referenceData(),
      ])
      return home && requoteOf(order, quoteFor(catalog, offered, { address: home, experience: 0 }))
    },
  }
}
