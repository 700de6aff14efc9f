import {
  OrderStatus,
  type PeriodType,
  type ServiceCatalog,
  type Slot,
} from '../../../schema/rules/enumerations.ts'
import type {
  BookedFor,
  OrderCancelled,
  OrderDisputeResolved,
  OrderEvent,
  OrderPlaced,
  OrderRescheduled,
  PriceLine,
} from '../../ordering/events.ts'
import { orderEventTypes } from '../orderEventTypes.ts'
import { type FoldTable, type Happened, momentOf, type Projection, subjectOf } from '../projection.ts'
import { orderListingTable } from './orderListing.projection.ts'
import { orderSumTable } from './orderSums.projection.ts'

/** One order as its list and its detail show it. Points and tenths of a percent are integers; `*_at` are instants, `*_date` local days. */
export type OrderHistoryRow = {
  readonly order_id: string
  readonly order_no: string
  readonly user_id: string
  readonly address_version_id: string
  readonly service_id: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly period_type: PeriodType
  readonly booked_date: string
  /** HH:MM, cleaning only. */
  readonly booked_time: string | null
  readonly booked_zone: string
  readonly slot: Slot
  /** Start of the visit; local midnight of a date-only day or of a period's first day (decisions D10, D16). */
  readonly booked_at: string
  readonly base_points: number
  readonly additional_points: number
  readonly rank_discount: number
  readonly total_points: number
  readonly price_lines: readonly PriceLine[]
  readonly group_id: string | null
  /** The people on the order, frozen when service starts (decision E5); until then the crew's members of now count. */
  readonly staff_ids: readonly string[] | null
  readonly placed_at: string
  readonly placed_date: string
  readonly started_at: string | null
  readonly ended_at: string | null
  readonly cancelled_at: string | null
  readonly cancel_reason: OrderCancelled['data']['reason'] | 'dispute' | null
  /** The command that cancelled: what the office wrote about it is kept under it (decision E4). */
  readonly cancel_command_id: string | null
  readonly refund_points: number
  readonly refund_reward_points: number
  readonly fee_points: number
  readonly fee_reward_points: number
  /** How often it was moved, by anybody; and by the customer, whose moves are limited (decision E10). */
  readonly moves: number
  readonly customer_moves: number
  /** Notes to the crew, oldest first; their texts are personal data and stand elsewhere (decision E11). */
  readonly instructions_ids: readonly string[]
  /** Last revision of the order's stream that is in this row. */
  readonly revision: number
}

/** The rows of the read model: one per order. */
export const orderHistoryTable: FoldTable<OrderEvent, OrderHistoryRow> = {
  kind: 'fold',
  name: 'order_history',
  key: ['order_id'],
  columns: {
    order_id: 'text',
    order_no: 'text',
    user_id: 'text',
    address_version_id: 'text',
    service_id: 'text',
    catalog: 'integer',
    status: 'integer',
    period_type: 'integer',
    booked_date: 'date',
    booked_time: 'text null',
    booked_zone: 'text',
    slot: 'integer',
    booked_at: 'timestamptz',
    base_points: 'integer',
    additional_points: 'integer',
    rank_discount: 'integer',
    total_points: 'integer',
    price_lines: 'jsonb',
    group_id: 'text null',
    staff_ids: 'jsonb null',
    placed_at: 'timestamptz',
    placed_date: 'date',
    started_at: 'timestamptz null',
    ended_at: 'timestamptz null',
    cancelled_at: 'timestamptz null',
    cancel_reason: 'text null',
    cancel_command_id: 'text null',
    refund_points: 'integer',
    refund_reward_points: 'integer',
    fee_points: 'integer',
    fee_reward_points: 'integer',
    moves: 'integer',
    customer_moves: 'integer',
    instructions_ids: 'jsonb',
    revision: 'integer',
  },
  indexes: [
    '(order_no)',
    // the customer's two lists in their order (decision E13), and "do they have recent orders" (decision D12)
    '(user_id, booked_at, order_id) where status <= 2',
    '(user_id, placed_at desc, order_id desc) where status > 2',
    '(user_id, catalog) where status <= 2',
    // a crew's own two lists in the same orders, and whether it has anything open (decisions I3, I9)
    '(group_id, booked_at, order_id) where status <= 2',
    '(group_id, placed_at desc, order_id desc) where status > 2',
    // who is at work now, whatever crew they are in since
    '(booked_at, order_id) where status = 2',
  ],
  keyOf: (event) => subjectOf(event.stream),
  evolve: (row, event) => {
    const next = event.type === 'order.placed' ? place(row, event) : follow(row, event)
    return { ...next, revision: Number(event.revision) }
  },
}

/** The order lists and the order detail. */
export const orderHistory: Projection = {
  name: 'orderHistory',
  version: 6,
  categories: ['order'],
  types: orderEventTypes,
  tables: [orderHistoryTable, orderListingTable, orderSumTable],
}

function place(row: OrderHistoryRow | undefined, event: Happened<OrderPlaced>): OrderHistoryRow {
  if (row) throw new Error(`order ${row.order_id} is placed a second time`)
  const { data } = event
  const placed = momentOf(event)
  return {
    ...untouched,
    ...booking(data.bookedFor, data.slot),
    order_id: subjectOf(event.stream),
    order_no: data.orderNo,
    user_id: data.userId,
    address_version_id: data.addressVersionId,
    service_id: data.serviceId,
    catalog: data.serviceCatalog,
    period_type: data.periodType,
    base_points: data.basePoints,
    additional_points: data.additionalPoints,
    rank_discount: data.rankDiscount,
    total_points: data.totalPoints,
    price_lines: data.priceLines,
    placed_at: placed.at,
    placed_date: placed.date,
  }
}

function follow(
  row: OrderHistoryRow | undefined,
  event: Exclude<Happened<OrderEvent>, { type: 'order.placed' }>,
): OrderHistoryRow {
  if (!row) throw new Error(`${event.type} on ${event.stream}, which was never placed`)
  switch (event.type) {
    case 'order.group-assigned':
      return { ...row, status: OrderStatus.Confirmed, group_id: event.data.groupId }
    case 'order.rescheduled':
      return move(row, event)
    case 'order.service-started':
      return {
        ...row,
        status: OrderStatus.InService,
        staff_ids: event.data.staffIds,
        started_at: momentOf(event).at,
      }
    case 'order.service-ended':
      return { ...row, status: OrderStatus.Completed, ended_at: momentOf(event).at }
    case 'order.cancelled':
      return cancel(row, event)
    case 'order.dispute-opened':
      return { ...row, status: OrderStatus.Disputed }
    case 'order.dispute-resolved':
      return resolve(row, event)
    case 'order.instructions-added':
      return { ...row, instructions_ids: [...row.instructions_ids, event.data.instructionsId] }
    case 'order.confirmation-resent':
      return row
  }
}

/** A confirmed order that loses its crew with the move is pending again (decision E10). */
function move(row: OrderHistoryRow, event: Happened<OrderRescheduled>): OrderHistoryRow {
  const { to, toSlot, groupKept, notice } = event.data
  return {
    ...row,
    ...booking(to, toSlot),
    ...(groupKept ? {} : { status: OrderStatus.Pending, group_id: null }),
    moves: row.moves + 1,
    customer_moves: row.customer_moves + (notice === 'customer-24h' ? 1 : 0),
  }
}

function cancel(row: OrderHistoryRow, event: Happened<OrderCancelled>): OrderHistoryRow {
  const { data } = event
  return {
    ...row,
    status: OrderStatus.Cancelled,
    cancelled_at: momentOf(event).at,
    cancel_reason: data.reason,
    cancel_command_id: event.meta.$causationId ?? null,
    refund_points: data.refundPoints,
    refund_reward_points: data.refundRewardPoints,
    fee_points: data.feePoints,
    fee_reward_points: data.feeRewardPoints,
  }
}

function resolve(row: OrderHistoryRow, event: Happened<OrderDisputeResolved>): OrderHistoryRow {
  const { data } = event
  if (data.outcome === 'completed') return { ...row, status: OrderStatus.Completed }
  return {
    ...row,
    status: OrderStatus.Cancelled,
    cancelled_at: momentOf(event).at,
    cancel_reason: 'dispute',
    refund_points: row.refund_points + data.refundPoints,
    refund_reward_points: row.refund_reward_points + data.refundRewardPoints,
  }
}

function booking(booked: BookedFor, slot: Slot) {
  const at = Temporal.PlainDate.from(booked.date).toZonedDateTime({
    timeZone: booked.zone,
    plainTime: booked.time ?? '00:00',
  })
  return {
    booked_date: booked.date,
    booked_time: booked.time ?? null,
    booked_zone: booked.zone,
    booked_at: at.toInstant().toString(),
    slot,
  }
}

const untouched = {
  status: OrderStatus.Pending,
  group_id: null,
  staff_ids: null,
  started_at: null,
  ended_at: null,
  cancelled_at: null,
  cancel_reason: null,
  cancel_command_id: null,
  refund_points: 0,
  refund_reward_points: 0,
  fee_points: 0,
  fee_reward_points: 0,
  moves: 0,
  customer_moves: 0,
  instructions_ids: [],
  revision: 0,
} as const
