import type { EventStore, RecordedEvent } from '../eventstore/port.ts'
import { foldAll, type Remembered } from '../kernel/fold.ts'
import { type OrderEvent, orderStream } from '../ordering/events.ts'
import { type MailedOrder, mailedOrderFold } from './mailedOrder.ts'

/**
 * An order as its events tell it, and the place of the last of them in its stream, by which calendars know what is newer.
 * @param limit how many events to read; all of them unless given
 * @throws when there is no such order
 */
export async function mailedOrder(
  store: EventStore,
  orderId: string,
  limit?: number,
): Promise<{ readonly order: MailedOrder; readonly sequence: number }> {
  const events: RecordedEvent[] = []
  const range = limit === undefined ? {} : { limit }
  for await (const event of store.readStream(orderStream(orderId), range)) events.push(event)
  // what the store gives back in an order's stream are the order's events
  const order = foldAll(mailedOrderFold, events as unknown as readonly Remembered<OrderEvent>[])
  if (!order) throw new Error(`order ${orderId} is not there`)
  return { order, sequence: events.length - 1 }
}
