import type { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import type { OrderCancelled, PriceLine } from '../../ordering/events.ts'

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
  /** Of the refund's reward points, what paid for a bonus whose recharge had gone back (decision M1). */
  readonly recovered_reward_points: number
  /** How often it was moved, by anybody; and by the customer, whose moves are limited (decision E10). */
  readonly moves: number
  readonly customer_moves: number
  /** Notes to the crew, oldest first; their texts are personal data and stand elsewhere (decision E11). */
  readonly instructions_ids: readonly string[]
  /** Last revision of the order's stream that is in this row. */
  readonly revision: number
}
