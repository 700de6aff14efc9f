import type { RecordedEvent } from '../../kernel/event.ts'
import { businessDate } from '../../kernel/time.ts'
import type { BookedFor, OrderEvent } from '../../ordering/events.ts'
import {
  changeBy,
  type FrozenPrice,
  initialOrder,
  knownOrder,
  minutesOf,
  type Order,
  orderFold,
} from '../../ordering/order.ts'
import { momentOf, subjectOf } from '../engine/projection.ts'
import { cellsOf, type OrderHistoryRow, type OrderView, orderHistoryColumns } from './orderView.ts'

/** An order's row after the next event of its stream. @throws Error for a stream that does not begin with the placing, or begins twice */
export function nextRow(row: OrderHistoryRow | undefined, event: RecordedEvent<OrderEvent>): OrderHistoryRow {
  const next = event.type === 'order.placed' ? firstRow(row, event) : followingRow(row, event)
  return { ...next, revision: Number(event.revision) }
}

function firstRow(row: OrderHistoryRow | undefined, event: RecordedEvent<OrderEvent>): OrderHistoryRow {
  if (row) throw new Error(`order ${row.order_id} is placed a second time`)
  const placed = { orderId: subjectOf(event.stream), placedDate: momentOf(event).date }
  const cells = cellsOf({ ...placed, ...shown(knownOrder(orderFold.evolve(initialOrder, event))) })
  // every column that the placing fills is in the cells, and all others may be null
  return { ...emptyRow, ...cells } as OrderHistoryRow
}

/** The row of an order that was folded whole: the same as step by step. */
export function rowOf(orderId: string, order: Order): OrderHistoryRow {
  const derived = {
    orderId,
    placedDate: businessDate(order.placedAt).toString(),
    revision: order.steps.length - 1,
  }
  return { ...emptyRow, ...cellsOf({ ...shown(order), ...derived }) } as OrderHistoryRow
}

const emptyRow = Object.fromEntries(Object.keys(orderHistoryColumns).map((column) => [column, null]))

function followingRow(
  row: OrderHistoryRow | undefined,
  event: Exclude<RecordedEvent<OrderEvent>, { type: 'order.placed' }>,
): OrderHistoryRow {
  if (!row) throw new Error(`${event.type} on ${event.stream}, which was never placed`)
  const tally = { moves: row.moves, customerMoves: row.customer_moves, instructionsIds: row.instructions_ids }
  return { ...row, ...cellsOf(shown(changeBy(tally, event))) }
}

/** What a change of an order is in the words of lists; the crew's members show once service has started (decision E5). */
function shown({
  bookedFor,
  price,
  serviceCatalog,
  staffIds: _,
  workedBy,
  ...same
}: Partial<Order>): Partial<OrderView> {
  return {
    ...same,
    ...(price && pricing(price)),
    ...(serviceCatalog && { catalog: serviceCatalog }),
    ...(bookedFor && bookingOf(bookedFor)),
    ...(workedBy && { staffIds: workedBy }),
  }
}

function pricing(price: FrozenPrice): Partial<OrderView> {
  const { lines, ...points } = price
  return { ...points, priceLines: lines, minutes: minutesOf({ price }) }
}

function bookingOf({ date, time, zone }: BookedFor): Partial<OrderView> {
  const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time ?? '00:00' })
  return { bookedDate: date, bookedTime: time, bookedZone: zone, bookedAt: start.toInstant() }
}
