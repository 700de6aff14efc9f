import type { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import type { PriceLine } from '../../ordering/events.ts'
import type { Buckets } from '../../points/events.ts'
import type { OrderHistoryRow } from './orderHistoryRow.ts'

/** An order as read: points are integers, the discount tenths of a percent, days yyyy-mm-dd on the business's calendar. */
export interface OrderView {
  readonly orderId: string
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly serviceId: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly periodType: PeriodType
  readonly bookedDate: string
  /** HH:MM, cleaning only. */
  readonly bookedTime: string | undefined
  readonly bookedZone: string
  readonly slot: Slot
  /** Start of the visit; local midnight of a date-only day or of a period's first day. */
  readonly bookedAt: Temporal.Instant
  readonly basePoints: number
  readonly additionalPoints: number
  readonly rankDiscount: number
  readonly totalPoints: number
  readonly priceLines: readonly PriceLine[]
  readonly groupId: string | undefined
  /** Frozen when service starts; undefined before: then the crew's members of now are on the order (decision E5). */
  readonly staffIds: readonly string[] | undefined
  readonly placedAt: Temporal.Instant
  readonly startedAt: Temporal.Instant | undefined
  readonly endedAt: Temporal.Instant | undefined
  readonly cancelledAt: Temporal.Instant | undefined
  readonly cancelReason: OrderHistoryRow['cancel_reason']
  /** What the office wrote about the cancellation is kept under it. */
  readonly cancelCommandId: string | undefined
  /** What came back, before {@link fee} was taken out of it. */
  readonly refund: Buckets
  readonly fee: Buckets
  /** Of the refund's reward points, what paid for a bonus whose recharge had gone back (decision M1). */
  readonly recoveredRewardPoints: number
  readonly moves: number
  readonly customerMoves: number
  /** Notes to the crew, oldest first. */
  readonly instructionsIds: readonly string[]
  readonly revision: number
}

export function orderView(row: OrderHistoryRow): OrderView {
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    userId: row.user_id,
    addressVersionId: row.address_version_id,
    serviceId: row.service_id,
    catalog: row.catalog,
    status: row.status,
    periodType: row.period_type,
    ...booked(row),
    ...price(row),
    groupId: row.group_id ?? undefined,
    staffIds: row.staff_ids ?? undefined,
    ...moments(row),
    ...cancellation(row),
    moves: row.moves,
    customerMoves: row.customer_moves,
    instructionsIds: row.instructions_ids,
    revision: row.revision,
  }
}

function booked(row: OrderHistoryRow) {
  return {
    bookedDate: row.booked_date,
    bookedTime: row.booked_time ?? undefined,
    bookedZone: row.booked_zone,
    slot: row.slot,
    bookedAt: Temporal.Instant.from(row.booked_at),
  }
}

function price(row: OrderHistoryRow) {
  return {
    basePoints: row.base_points,
    additionalPoints: row.additional_points,
    rankDiscount: row.rank_discount,
    totalPoints: row.total_points,
    priceLines: row.price_lines,
  }
}

function moments(row: OrderHistoryRow) {
  return {
    placedAt: Temporal.Instant.from(row.placed_at),
    startedAt: instant(row.started_at),
    endedAt: instant(row.ended_at),
    cancelledAt: instant(row.cancelled_at),
  }
}

function cancellation(row: OrderHistoryRow) {
  return {
    cancelReason: row.cancel_reason,
    cancelCommandId: row.cancel_command_id ?? undefined,
    refund: { points: row.refund_points, rewardPoints: row.refund_reward_points },
    fee: { points: row.fee_points, rewardPoints: row.fee_reward_points },
    recoveredRewardPoints: row.recovered_reward_points,
  }
}

function instant(text: string | null): Temporal.Instant | undefined {
  return text === null ? undefined : Temporal.Instant.from(text)
}
