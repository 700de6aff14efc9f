import { sql } from 'kysely'
import type { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { businessDate } from '../../kernel/time.ts'
import { instantBounds } from '../statementPeriod.ts'

/** Orders of one local day, catalog and status. */
export interface OrdersOfDay {
  /** yyyy-mm-dd */
  readonly date: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly orders: number
}

/** An open order with its crew, on the local day it is booked for. */
export interface AssignedOrder {
  readonly orderId: string
  readonly date: string
  readonly catalog: ServiceCatalog
  /** Undefined: nobody yet. */
  readonly groupId: string | undefined
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

/** The orders of coming days that are not over, each with its crew. */
export async function assignedOrders(
  db: Db,
  days: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): Promise<readonly AssignedOrder[]> {
  const { from, before } = instantBounds(days)
  const rows = await db
    .selectFrom('order_listing')
    .select(['order_id', sql<string>`to_json(booked_at)#>>'{}'`.as('at'), 'catalog', 'group_id'])
    .where('booked_at', '>=', from)
    .where('booked_at', '<', before)
    .where('status', 'in', [0, 1, 2])
    .execute()
  return rows.map(({ order_id, at, catalog, group_id }) => ({
    orderId: order_id,
    date: businessDate(Temporal.Instant.from(at)).toString(),
    catalog,
    groupId: group_id ?? undefined,
  }))
}
