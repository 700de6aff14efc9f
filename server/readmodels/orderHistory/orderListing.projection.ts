import { OrderListType, OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { BookedFor, OrderEvent, OrderPlaced } from '../../ordering/events.ts'
import { type FoldTable, type Happened, momentOf, subjectOf } from '../engine/projection.ts'

/** What the office's lists, searches and reports sort, count and filter orders by: narrow, so that counting all of them is quick. */
export type OrderListingRow = {
  readonly order_id: string
  readonly order_no: string
  readonly user_id: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  /** Which of the office's tabs (decision E13). */
  readonly list_type: OrderListType
  /** Ascending, the order of lists by booking: open orders by the next visit, then those that are over, the latest visit first. */
  readonly place: number
  readonly booked_at: string
  readonly placed_at: string
  /** The local days of both, by which reports sum up. */
  readonly booked_date: string
  readonly placed_date: string
  readonly group_id: string | null
  /** The people on the order once service has started (decision E5). */
  readonly staff_ids: readonly string[] | null
  readonly total_points: number
  /** What came back of them, less the fee. */
  readonly returned_points: number
}

/** One narrow row per order. */
export const orderListingTable: FoldTable<OrderEvent, OrderListingRow> = {
  kind: 'fold',
  name: 'order_listing',
  key: ['order_id'],
  columns: {
    order_id: 'text',
    order_no: 'text',
    user_id: 'text',
    catalog: 'integer',
    status: 'integer',
    list_type: 'integer',
    place: 'integer',
    booked_at: 'timestamptz',
    placed_at: 'timestamptz',
    booked_date: 'date',
    placed_date: 'date',
    group_id: 'text null',
    staff_ids: 'jsonb null',
    total_points: 'integer',
    returned_points: 'integer',
  },
  indexes: [
    // the tabs, by booking and by placing
    '(catalog, list_type, place, order_id)',
    '(catalog, list_type, placed_at desc, order_id desc)',
    // what searches and reports find: a number, a customer's, a crew's
    '(order_no)',
    // all that searches and reports of customers read, so that thousands of orders are found in the index alone
    `(user_id, place, order_id)
      include (order_no, placed_at, booked_at, catalog, status, total_points, returned_points)`,
    '(place, order_id)',
    '(group_id, place, order_id)',
    // reports over free ranges
    '(placed_at desc, order_id desc)',
    '(booked_at desc, order_id desc)',
  ],
  keyOf: (event) => subjectOf(event.stream),
  evolve: (row, event) => listed(event.type === 'order.placed' ? placed(event) : changed(row, event)),
}

type Unlisted = Omit<OrderListingRow, 'list_type' | 'place'>

function placed(event: Happened<OrderPlaced>): Unlisted {
  const { data } = event
  const { at, date } = momentOf(event)
  return {
    order_id: subjectOf(event.stream),
    order_no: data.orderNo,
    user_id: data.userId,
    catalog: data.serviceCatalog,
    status: OrderStatus.Pending,
    booked_at: startOf(data.bookedFor),
    placed_at: at,
    booked_date: data.bookedFor.date,
    placed_date: date,
    group_id: null,
    staff_ids: null,
    total_points: data.totalPoints,
    returned_points: 0,
  }
}

function changed(
  row: OrderListingRow | undefined,
  event: Exclude<Happened<OrderEvent>, { type: 'order.placed' }>,
): Unlisted {
  if (!row) throw new Error(`${event.type} on ${event.stream}, which was never placed`)
  switch (event.type) {
    case 'order.group-assigned':
      return { ...row, status: OrderStatus.Confirmed, group_id: event.data.groupId }
    case 'order.rescheduled': {
      const lost = event.data.groupKept ? {} : { status: OrderStatus.Pending, group_id: null }
      const { to } = event.data
      return { ...row, booked_at: startOf(to), booked_date: to.date, ...lost }
    }
    case 'order.service-started':
      return { ...row, status: OrderStatus.InService, staff_ids: event.data.staffIds }
    case 'order.service-ended':
      return { ...row, status: OrderStatus.Completed }
    case 'order.instructions-added':
    case 'order.confirmation-resent':
    case 'order.fee-waived':
      return row
    default:
      return ended(row, event)
  }
}

function ended(
  row: OrderListingRow,
  event: Happened<Extract<OrderEvent, { type: 'order.cancelled' | `order.dispute-${string}` }>>,
): Unlisted {
  if (event.type === 'order.dispute-opened') return { ...row, status: OrderStatus.Disputed }
  if (event.type === 'order.cancelled') {
    const { refundPoints, refundRewardPoints, feePoints, feeRewardPoints } = event.data
    const returned = refundPoints + refundRewardPoints - feePoints - feeRewardPoints
    return { ...row, status: OrderStatus.Cancelled, returned_points: returned }
  }
  const { outcome, refundPoints, refundRewardPoints } = event.data
  const status = outcome === 'completed' ? OrderStatus.Completed : OrderStatus.Cancelled
  return { ...row, status, returned_points: row.returned_points + refundPoints + refundRewardPoints }
}

/** Later than every minute that open orders are booked for, and as far from the highest number that an integer column holds. */
const AFTER_ALL_OPEN = 1_000_000_000
const MINUTE = 60_000

function listed(row: Unlisted): OrderListingRow {
  const minute = Math.floor(Temporal.Instant.from(row.booked_at).epochMilliseconds / MINUTE)
  const isOpen = row.status <= OrderStatus.InService
  return { ...row, list_type: listTypeOf(row.status), place: isOpen ? minute : AFTER_ALL_OPEN - minute }
}

/** Which of the office's tabs orders of a status are in (decision E13). */
export function listTypeOf(status: OrderStatus): OrderListType {
  if (status === OrderStatus.Pending) return OrderListType.Pending
  return status <= OrderStatus.InService ? OrderListType.Confirmed : OrderListType.History
}

function startOf({ date, time, zone }: BookedFor): string {
  const plainTime = time ?? '00:00'
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime }).toInstant().toString()
}
