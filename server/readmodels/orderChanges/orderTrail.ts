import { type OrderAction, OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, CommandSource } from '../../kernel/command.ts'
import type { ChangeFacts, OrderChangeRow } from './orderChanges.projection.ts'

/** One entry as read: who did what, when, from what to what, with the status before and after. */
export interface OrderChangeView {
  readonly orderId: string
  /** Its place in the order's stream. */
  readonly revision: number
  readonly action: OrderAction
  readonly at: Temporal.Instant
  readonly role: ActorRole
  readonly actorId: string
  readonly source: CommandSource
  readonly oldStatus: OrderStatus
  readonly newStatus: OrderStatus
  readonly oldValue: ChangeFacts
  readonly newValue: ChangeFacts
}

/**
 * One order's entries with the statuses before and after: every change starts from the status the last one led to, the first from pending.
 * @param rows all entries of one order, oldest first
 */
export function orderTrail(rows: readonly OrderChangeRow[]): OrderChangeView[] {
  let status: OrderStatus = OrderStatus.Pending
  return rows.map((row) => {
    const oldStatus = status
    status = row.status ?? status
    return view(row, oldStatus, status)
  })
}

function view(row: OrderChangeRow, oldStatus: OrderStatus, newStatus: OrderStatus): OrderChangeView {
  return {
    orderId: row.order_id,
    revision: row.revision,
    action: row.action,
    at: Temporal.Instant.from(row.at),
    role: row.role,
    actorId: row.actor_id,
    source: row.source,
    oldStatus,
    newStatus,
    oldValue: row.old_value,
    newValue: row.new_value,
  }
}
