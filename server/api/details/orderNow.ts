import type { EventStore } from '../../eventstore/port.ts'
import { orderStream } from '../../ordering/events.ts'
import { orderFromEvents } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'

/**
 * An order as its own events tell it: what the answer to a command shows, whether or not the lists have caught up.
 * @throws when there is no such order
 */
export async function orderNow(store: EventStore, orderId: string): Promise<OrderView> {
  const stream = orderStream(orderId)
  return orderFromEvents((await store.readStreams([stream])).get(stream) ?? [])
}
