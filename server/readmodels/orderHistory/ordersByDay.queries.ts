import { type NotNull, sql } from 'kysely'
import { OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { instantBounds } from '../statementPeriod.ts'

/** Orders of one local day, catalog and status. */
export interface OrdersOfDay {
  /** yyyy-mm-dd */
  readonly date: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly orders: number
}

/** An order of a crew that is not over. */
export interface AssignedOrder {
  readonly orderId: string
  readonly catalog: ServiceCatalog
  readonly groupId: string
}

/** Orders by the day they were placed or are booked for, from one local day to another, both included. */
export function ordersByDay(
  db: Db,
  { by, from, to }: { readonly by: 'booked' | 'placed'; readonly from: string; readonly to: string },
): Promise<readonly OrdersOfDay[]> {
  return db
    .selectFrom('order_sum')
    .select([sql<string>`date::text`.as('date'), 'catalog', 'status', 'orders'])
    .where('moment', '=', by)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('orders', '>', 0)
    .execute()
}

/** The orders that crews have on coming local days, both included. */
export function assignedOrders(
  db: Db,
  days: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): Promise<readonly AssignedOrder[]> {
  const { from, before } = instantBounds(days)
  return db
    .selectFrom('order_listing')
    .select(['order_id as orderId', 'catalog', 'group_id as groupId'])
    .where('booked_at', '>=', from)
    .where('booked_at', '<', before)
    .where('status', '<=', OrderStatus.InService)
    .where('group_id', 'is not', null)
    .$narrowType<{ groupId: NotNull }>()
    .execute()
}
