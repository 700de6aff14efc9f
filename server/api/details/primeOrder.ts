import type { Address } from '../../addresses/addresses.store.ts'
import type { Order } from '../../ordering/order.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { RequestLoaders } from './requestLoaders.ts'

/** What is known of an order already. */
interface KnownOrder {
  readonly view: OrderView
  readonly order: Order
  readonly address?: Address | undefined
}

/** Tells the loaders what a command has decided and what it stood on, so that its answer asks nothing of it again. */
export function primeOrder(loaders: RequestLoaders, { view, order, address }: KnownOrder): void {
  // a request may give several commands about one order
  loaders.orderNow.clear(view.orderId).prime(view.orderId, order)
  for (const story of [loaders.changes, loaders.trail]) {
    story.forget(view.orderId)
    // an order that was only placed has no story yet
    if (order.steps.length === 1) story.prime(view.orderId, [])
  }
  if (address?.addressVersionId === view.addressVersionId)
    loaders.addressVersion.prime(view.addressVersionId, address)
}
