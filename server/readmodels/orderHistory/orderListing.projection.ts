import { OrderListType, OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { DerivedTable } from '../engine/projection.ts'
import type { OrderHistoryRow } from './orderView.ts'

/** The columns by which the office's lists, searches and reports sort, count and filter orders. Few columns make counting all orders quick. */
export type OrderListingRow = {
  readonly order_id: string
  readonly order_no: string
  readonly user_id: string
  readonly series_id: string | null
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
export const orderListingTable: DerivedTable<OrderHistoryRow, OrderListingRow> = {
  kind: 'derived',
  name: 'order_listing',
  of: 'order_history',
  key: ['order_id'],
  columns: {
    order_id: 'text',
    order_no: 'text',
    user_id: 'text',
    series_id: 'text null',
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
    // every column that searches and reports of customers read, so an index-only scan finds thousands of orders; and their last crews
    `(user_id, place, order_id)
      include (order_no, placed_at, booked_at, catalog, status, total_points, returned_points, group_id)`,
    '(place, order_id)',
    '(group_id, place, order_id)',
    // reports over free ranges
    '(placed_at desc, order_id desc)',
    '(booked_at desc, order_id desc)',
  ],
  rowOf: listed,
}

/** Later than every minute that open orders are booked for, and as far from the highest number that an integer column holds. */
const AFTER_ALL_OPEN = 1_000_000_000
const MINUTE = 60_000

function listed(order: OrderHistoryRow): OrderListingRow {
  const minute = Math.floor(Temporal.Instant.from(order.booked_at).epochMilliseconds / MINUTE)
  const isOpen = order.status <= OrderStatus.InService
  return {
    order_id: order.order_id,
    order_no: order.order_no,
    user_id: order.user_id,
    series_id: order.series_id,
    catalog: order.catalog,
    status: order.status,
    list_type: listTypeOf(order.status),
    place: isOpen ? minute : AFTER_ALL_OPEN - minute,
    booked_at: order.booked_at,
    placed_at: order.placed_at,
    booked_date: order.booked_date,
    placed_date: order.placed_date,
    group_id: order.group_id,
    staff_ids: order.staff_ids,
    total_points: order.total_points,
    returned_points:
      order.refund_points + order.refund_reward_points - order.fee_points - order.fee_reward_points,
  }
}

/** Which of the office's tabs orders of a status are in (decision E13). */
export function listTypeOf(status: OrderStatus): OrderListType {
  if (status === OrderStatus.Pending) return OrderListType.Pending
  return status <= OrderStatus.InService ? OrderListType.Confirmed : OrderListType.History
}
