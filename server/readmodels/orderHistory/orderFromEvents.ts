import type { RecordedEvent } from '../../eventstore/port.ts'
import { foldAll } from '../../kernel/fold.ts'
import { knownOrder, type Order, orderFold } from '../../ordering/order.ts'
import { subjectOf } from '../engine/projection.ts'
import { rowOf } from './orderSteps.projection.ts'
import { type OrderView, orderView } from './orderView.ts'

/** An order as the projection makes it, or will make it, of the events that were folded. */
export function orderFromFold(orderId: string, order: Order): OrderView {
  return orderView(rowOf(orderId, order))
}

/**
 * The same of an order's events.
 * @param events all of the order's stream, oldest first
 * @throws when there are none
 */
export function orderFromEvents(events: readonly RecordedEvent[]): OrderView {
  // a stream holds only what its own module wrote: the stream's name is the proof of the event's type
  const order = knownOrder(foldAll(orderFold, events as never))
  return orderFromFold(subjectOf(events[0]?.stream ?? ''), order)
}
