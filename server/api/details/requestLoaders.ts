import DataLoader from 'dataloader'
import type { Address } from '../../addresses/addresses.store.ts'
import { foldAll } from '../../kernel/fold.ts'
import { orderStream } from '../../ordering/events.ts'
import { knownOrder, type Order, orderFold } from '../../ordering/order.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { createLoaders, type Loaders } from './loaders.ts'

/** What fields of GraphQL join, loaded once per request: rows, and orders as their events tell them. */
export type RequestLoaders = Loaders & {
  /** An order as it stands, whether or not the lists have caught up, by its id. Asking for one that is not there throws. */
  readonly orderNow: DataLoader<string, Order>
}

export function requestLoaders({ application, referenceDataVersion }: RequestContext): RequestLoaders {
  const { store } = application
  return {
    ...createLoaders(application, referenceDataVersion),
    orderNow: new DataLoader(async (ids) => {
      const streams = await store.readStreams(ids.map(orderStream))
      // what the store gives back in an order's stream are the order's events
      return ids.map((id) => knownOrder(foldAll(orderFold, (streams.get(orderStream(id)) ?? []) as never)))
    }),
  }
}

/** What a command knows of its order. */
interface KnownOrder {
  readonly view: OrderView
  readonly order: Order
  readonly address?: Address | undefined
}

/** Hands a command's order, and the address it read, to the loaders, so that its answer reads neither again. */
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
