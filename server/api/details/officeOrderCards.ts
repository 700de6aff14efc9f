import { type Address, findAddressVersions, findCurrentAddresses } from '../../addresses/addresses.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import { findServicesAsOrdered } from '../../catalog/servicesAsOrdered.store.ts'
import type { Db } from '../../kernel/database.ts'
import { findInstructions, type Instructions } from '../../ordering/notes/instructions.store.ts'
import { loadPriceList } from '../../ordering/placing/pricing.handlers.ts'
import { type Requote, requoteOf } from '../../ordering/placing/requote.ts'
import { type Customer, findCustomers } from '../../people/customers.store.ts'
import { changesOfMany } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { type CrewPerson, crewsOfOrders } from './crewsOfOrders.ts'
import { present } from './present.ts'

/** An order as the office's card shows one (back-office document, sections 2 "Order Settings" and 3 "Admin order"). */
export interface OfficeOrderCard {
  readonly order: OrderView
  /** With the words it had when the order was placed. */
  readonly service: Service
  readonly customer: Customer
  /** As it was when the order was placed; whether it is confirmed is told of today. */
  readonly address: Address
  /** The property as it is known today; the placed one where the address was removed (decision B7). */
  readonly property: Address['property']
  readonly crew: readonly CrewPerson[]
  readonly changes: readonly OrderChangeView[]
  readonly instructions: readonly Instructions[]
  /** Absent when the order is over or its address was removed. */
  readonly requote: Requote | undefined
}

/** The cards of a page of orders, in its order: one question of each kind however many there are. */
export async function officeOrderCards(
  db: Db,
  orders: readonly OrderView[],
): Promise<readonly OfficeOrderCard[]> {
  const [addresses, services, customers, crews, changes, instructions] = await Promise.all([
    addressesOf(db, orders),
    findServicesAsOrdered(db, unique(orders.map((order) => order.serviceId))),
    findCustomers(db, unique(orders.map((order) => order.userId))),
    crewsOfOrders(db, orders),
    changesOfMany(
      db,
      orders.map((order) => order.orderId),
    ),
    findInstructions(
      db,
      orders.flatMap((order) => order.instructionsIds),
    ),
  ])
  const priceLists = await priceListsOf(db, orders)
  return orders.map((order) => {
    const service = present(services.asOf(order.serviceId, order.placedAt), order.serviceId)
    const { placed, current } = addresses.of(order)
    const question = current && priceLists.get(order.catalog)?.({ address: current, experience: 0 })(service)
    return {
      order,
      service,
      customer: found(customers, order.userId, (one) => one.userId),
      address: placed,
      property: (current ?? placed).property,
      crew: crews(order),
      changes: changes.get(order.orderId) ?? [],
      instructions: instructions.filter((note) => order.instructionsIds.includes(note.instructionsId)),
      requote: question && requoteOf(order, question),
    }
  })
}

async function addressesOf(db: Db, orders: readonly OrderView[]) {
  const placed = await findAddressVersions(db, unique(orders.map((order) => order.addressVersionId)))
  const current = await findCurrentAddresses(db, unique(placed.map((address) => address.addressId)))
  return {
    of({ addressVersionId }: OrderView) {
      const address = found(placed, addressVersionId, (one) => one.addressVersionId)
      return { placed: address, current: current.find((one) => one.addressId === address.addressId) }
    },
  }
}

async function priceListsOf(db: Db, orders: readonly OrderView[]) {
  const catalogs = unique(orders.map((order) => order.catalog))
  const lists = catalogs.map(async (catalog) => [catalog, await loadPriceList(db, catalog)] as const)
  return new Map(await Promise.all(lists))
}

function found<Row>(rows: readonly Row[], id: string, idOf: (row: Row) => string): Row {
  return present(
    rows.find((row) => idOf(row) === id),
    id,
  )
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
