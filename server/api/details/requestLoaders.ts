import DataLoader from 'dataloader'
import { foldAll } from '../../kernel/fold.ts'
import { orderStream } from '../../ordering/events.ts'
import { knownOrder, type Order, orderFold } from '../../ordering/order.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { createLoaders, type Loaders } from './loaders.ts'

/** What fields of GraphQL join, loaded once per request: rows, and orders as their events tell them. */
export interface RequestLoaders extends Loaders {
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
