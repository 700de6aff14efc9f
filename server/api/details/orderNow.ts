import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import { orderStream } from '../../ordering/events.ts'
import { orderFromEvents } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'

/**
 * An order as its own events tell it: what the answer to a command shows, whether or not the lists have caught up.
 * @throws when there is no such order
 */
export async function orderNow(store: EventStore, orderId: string): Promise<OrderView> {
  const events: RecordedEvent[] = []
  for await (const event of store.readStream(orderStream(orderId))) events.push(event)
  return orderFromEvents(events)
}
