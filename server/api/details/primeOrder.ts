import type { Address } from '../../addresses/addresses.store.ts'
import type { Ground } from '../../ordering/ground.store.ts'
import type { Order } from '../../ordering/order.ts'
import { priceListOf } from '../../ordering/placing/pricing.handlers.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { priceLineIds } from './orderLoaders.ts'
import type { RequestLoaders } from './requestLoaders.ts'

/** What is known of an order already. */
interface KnownOrder {
  readonly view: OrderView
  readonly order: Order
  readonly ground: Ground
  readonly address?: Address | undefined
}

/** Tells the loaders what a command has decided and what it stood on, so that its answer asks nothing of it again. */
export function primeOrder(
  loaders: RequestLoaders,
  { view, order, ground: { catalog }, address }: KnownOrder,
): void {
  loaders.orderNow.prime(view.orderId, order)
  loaders.orderedService.prime(view, catalog.ordered.asOf(view.serviceId, view.placedAt))
  loaders.priceLineItems.prime(priceLineIds(view), catalog.priceLines)
  loaders.priceList.prime(view.catalog, priceListOf(catalog, view.catalog))
  // an order that was only placed has no story yet
  if (order.steps.length === 1) loaders.changes.prime(view.orderId, [])
  if (address?.addressVersionId === view.addressVersionId)
    loaders.addressVersion.prime(view.addressVersionId, address)
}
