import type { RecordedEvent } from '../../eventstore/port.ts'
import type { OrderEvent } from '../../ordering/events.ts'
import type { Happened } from '../engine/projection.ts'
import { orderHistoryTable } from './orderHistory.projection.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'

/**
 * The row that the projection makes, or will make, of an order's events.
 * @param events all of the order's stream, oldest first
 * @throws when there are none
 */
export function orderFromEvents(events: readonly RecordedEvent[]): OrderView {
  let row: OrderHistoryRow | undefined
  // a stream holds only what its own slice wrote: the stream's name is the proof of the event's type
  for (const event of events) row = orderHistoryTable.evolve(row, event as unknown as Happened<OrderEvent>)
  if (row === undefined) throw new Error('an order without events')
  return orderView(row)
}
