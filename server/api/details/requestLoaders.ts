import DataLoader from 'dataloader'
import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import type { Remembered } from '../../kernel/fold.ts'
import { type OrderEvent, orderStream } from '../../ordering/events.ts'
import { createLoaders, type Loaders } from './loaders.ts'

/** What fields of GraphQL join, loaded once per request: rows, and the events of orders. */
export interface RequestLoaders extends Loaders {
  /** An order's own events, oldest first, by the order's id; none for an order that is not there. */
  readonly orderEvents: DataLoader<string, readonly Remembered<OrderEvent>[]>
}

export function requestLoaders({
  db,
  store,
}: {
  readonly db: Db
  readonly store: EventStore
}): RequestLoaders {
  return {
    ...createLoaders(db),
    orderEvents: new DataLoader(async (ids) => {
      const streams = await store.readStreams(ids.map(orderStream))
      // what the store gives back in an order's stream are the order's events
      return ids.map(
        (id) => (streams.get(orderStream(id)) ?? []) as unknown as readonly Remembered<OrderEvent>[],
      )
    }),
  }
}
