import { type Address, findAddressVersions } from '../../addresses/addresses.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import { findServicesAsOrdered } from '../../catalog/servicesAsOrdered.store.ts'
import type { Db } from '../../kernel/database.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { present } from './present.ts'

/** What orders point at, loaded for a whole list at once. */
export interface OrderSurroundings {
  /** The address as it was when the order was placed. */
  addressOf(order: OrderView): Address
  /** The service by the words it had when the order was placed. */
  serviceOf(order: OrderView): Service
}

/** @throws when an order points at a row that is gone: such rows are never deleted */
export async function loadSurroundings(db: Db, orders: readonly OrderView[]): Promise<OrderSurroundings> {
  const [addresses, services] = await Promise.all([
    findAddressVersions(db, [...new Set(orders.map((order) => order.addressVersionId))]),
    findServicesAsOrdered(
      db,
      orders.map((order) => order.serviceId),
    ),
  ])
  const addressById = new Map(addresses.map((address) => [address.addressVersionId, address]))
  return {
    addressOf: ({ addressVersionId }) => present(addressById.get(addressVersionId), addressVersionId),
    serviceOf: ({ serviceId, placedAt }) => present(services.asOf(serviceId, placedAt), serviceId),
  }
}
