import { OrderStatus, type Slot } from '../../../schema/rules/enumerations.ts'
import {
  type BookedFor,
  type OrderCancelled,
  type OrderDisputeResolved,
  type OrderEvent,
  type OrderPlaced,
  type OrderRescheduled,
  type OrderServiceEnded,
  type OrderServiceStarted,
  workTimeOf,
} from '../../ordering/events.ts'
import { type Happened, momentOf, occurredAt, subjectOf, toMillisecond } from '../engine/projection.ts'
import type { OrderHistoryRow } from './orderHistoryRow.ts'

/** An order's row after the next event of its story. @throws Error for a story that does not begin with the placing, or begins twice */
export function nextRow(row: OrderHistoryRow | undefined, event: Happened<OrderEvent>): OrderHistoryRow {
  const next = event.type === 'order.placed' ? place(row, event) : follow(row, event)
  return { ...next, revision: Number(event.revision) }
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
        started_at: workedAt(event),
      }
    case 'order.service-ended':
      return {
        ...row,
        status: OrderStatus.Completed,
        ended_at: workedAt(event),
      }
    case 'order.cancelled':
      return cancel(row, event)
    case 'order.dispute-opened':
      return { ...row, status: OrderStatus.Disputed }
    case 'order.dispute-resolved':
      return resolve(row, event)
    case 'order.instructions-added':
      return { ...row, instructions_ids: [...row.instructions_ids, event.data.instructionsId] }
    case 'order.confirmation-resent':
    case 'order.fee-waived':
      return row
  }
}

function workedAt(event: Happened<OrderServiceStarted | OrderServiceEnded>): string {
  return toMillisecond(workTimeOf(event.data, occurredAt(event))).toString()
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
    recovered_reward_points: data.recoveredRewardPoints ?? 0,
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
    recovered_reward_points: data.recoveredRewardPoints ?? 0,
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
  recovered_reward_points: 0,
  moves: 0,
  customer_moves: 0,
  instructions_ids: [],
  revision: 0,
} as const
