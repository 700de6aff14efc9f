import type { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { PriceLine } from '../../ordering/events.ts'
import type { Order } from '../../ordering/order.ts'
import { type RowOf, viewRows } from '../viewRows.ts'

/** An order as read: points are integers, the discount tenths of a percent, days yyyy-mm-dd on the business's calendar. */
export interface OrderView {
  readonly orderId: string
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly serviceId: string
  /** The series of recurring visits that it belongs to. */
  readonly seriesId: string | undefined
  /** The administrator who placed it for the customer (decision W2). */
  readonly placedByAdminId: string | undefined
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly periodType: PeriodType
  readonly bookedDate: string
  /** HH:MM, cleaning only. */
  readonly bookedTime: string | undefined
  readonly bookedZone: string
  readonly slot: Slot
  /** Start of the visit as lists show it; local midnight of a date-only day, which is due later (decision D16), or of a period's first day (D10). */
  readonly bookedAt: Temporal.Instant
  readonly basePoints: number
  readonly additionalPoints: number
  readonly rankDiscount: number
  readonly totalPoints: number
  readonly priceLines: readonly PriceLine[]
  /** Of work, as priced. */
  readonly minutes: number
  readonly groupId: string | undefined
  /** Frozen when service starts; undefined before: then the crew's members of now are on the order (decision E5). */
  readonly staffIds: readonly string[] | undefined
  readonly placedAt: Temporal.Instant
  readonly placedDate: string
  readonly startedAt: Temporal.Instant | undefined
  readonly endedAt: Temporal.Instant | undefined
  /** A visit that the crew could not do, until somebody has dealt with it (decision X11). */
  readonly visitFailedAt: Temporal.Instant | undefined
  readonly visitFailedReason: Order['visitFailedReason']
  readonly cancelledAt: Temporal.Instant | undefined
  readonly cancelReason: Order['cancelReason']
  /** What the office wrote about the cancellation is kept under it (decision E4). */
  readonly cancelCommandId: string | undefined
  /** What came back, before the fee was taken out of it. */
  readonly refundPoints: number
  readonly refundRewardPoints: number
  readonly feePoints: number
  readonly feeRewardPoints: number
  /** Of the refund's reward points, what paid for a bonus whose recharge had gone back (decision M1). */
  readonly recoveredRewardPoints: number
  /** How often it was moved in all, and by the customer, whose moves are limited (decision E10). */
  readonly moves: number
  readonly customerMoves: number
  /** Notes to the crew, oldest first. */
  readonly instructionsIds: readonly string[]
  /** Last revision of the order's stream that is in it. */
  readonly revision: number
}

/** The row that keeps it. */
export type OrderHistoryRow = RowOf<OrderView>

export const orderHistoryColumns = {
  order_id: 'text',
  order_no: 'text',
  user_id: 'text',
  address_version_id: 'text',
  service_id: 'text',
  series_id: 'text null',
  placed_by_admin_id: 'text null',
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
  minutes: 'integer',
  group_id: 'text null',
  staff_ids: 'jsonb null',
  placed_at: 'timestamptz',
  placed_date: 'date',
  started_at: 'timestamptz null',
  ended_at: 'timestamptz null',
  visit_failed_at: 'timestamptz null',
  visit_failed_reason: 'text null',
  cancelled_at: 'timestamptz null',
  cancel_reason: 'text null',
  cancel_command_id: 'text null',
  refund_points: 'integer',
  refund_reward_points: 'integer',
  fee_points: 'integer',
  fee_reward_points: 'integer',
  recovered_reward_points: 'integer',
  moves: 'integer',
  customer_moves: 'integer',
  instructions_ids: 'jsonb',
  revision: 'integer',
} as const satisfies { [column in keyof OrderHistoryRow]: string }

/** An order as read from its row, and the cells of a row for what changed of an order. */
export const { viewOf: orderView, cellsOf } = viewRows<OrderView>(orderHistoryColumns)

/** Who placed the order. The system places every visit of a series (decision N3). */
export function placerOf({ seriesId, placedByAdminId, userId }: OrderView) {
  if (seriesId !== undefined) return { role: ActorRole.System, actorId: '' }
  return placedByAdminId === undefined
    ? { role: ActorRole.Customer, actorId: userId }
    : { role: ActorRole.Admin, actorId: placedByAdminId }
}
