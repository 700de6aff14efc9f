import { OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import type { ListPage } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import {
  inOrder,
  type OrderGroup,
  type OrderRows,
  type OrdersAsked,
  orderPage,
  orderRows,
} from './orderLists.queries.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_history: OrderHistoryRow
  }
}

/** The customer's own order, by its number as typed; undefined for an absent order and for another customer's (decisions A2, K1). */
export async function findOrder(
  db: Db,
  of: { readonly userId: string; readonly orderNo: string },
): Promise<OrderView | undefined> {
  if (!/^[\w-]{1,20}$/.test(of.orderNo)) return undefined
  const found = await orderRows(db)
    .where('user_id', '=', of.userId)
    .where('order_no', '=', of.orderNo.toUpperCase())
    .executeTakeFirst()
  return found && orderView(found.row)
}

/**
 * A page of one of the customer's two lists: ongoing (statuses 0-2, next booking first) or history (3-5, newest placed first; decision E13).
 * @param of.first how many at most: 1 to 1,000
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function listOrders<Row>(
  db: Db,
  of: OrdersAsked<Row> & { readonly userId: string; readonly group: OrderGroup },
): Promise<ListPage<OrderView> | Rejection> {
  const { userId, ...asked } = of
  const list = db
    .selectFrom('order_history')
    .where('user_id', '=', userId)
    .where('status', of.group === 'ongoing' ? '<=' : '>', OrderStatus.InService)
  return orderPage(list, asked)
}

/** Orders that are not finished yet (statuses 0-2), of one catalog or of all, next booking first (decision D12). */
export async function unfinishedOrders(
  db: Db,
  of: { readonly userId: string; readonly catalog?: ServiceCatalog | undefined },
): Promise<OrderView[]> {
  const list = inOrder(inGroup(orderRows(db), 'ongoing'), 'ongoing').where('user_id', '=', of.userId)
  const found = await (of.catalog === undefined ? list : list.where('catalog', '=', of.catalog)).execute()
  return found.map(({ row }) => orderView(row))
}

/** How many of a customer's orders have an undecided complaint. */
export async function openComplaints(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', OrderStatus.Disputed)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many orders of these customers are not finished, for lists of customers; customers with none are left out. */
export async function openOrderCounts(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_history')
    .select(['user_id', ({ fn }) => fn.countAll().as('count')])
    .where('user_id', 'in', [...userIds])
    .where('status', '<=', OrderStatus.InService)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]))
}

/** The ids of every order a customer ever placed. */
export async function orderIdsOf(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('order_history').select('order_id').where('user_id', '=', userId).execute()
  return rows.map(({ order_id }) => order_id)
}

/** How long customers' two lists are, by the customers' ids. Counted one by one, because each list has an index of its own and the table has none for both. */
export const orderCountsByCustomer = joinOf<Record<OrderGroup, number>>()({
  name: 'order_counts',
  ids: 'text',
  sql: `select asked as id, json_build_object(
      'ongoing', (select count(*) from order_history where user_id = asked and status <= ${OrderStatus.InService}),
      'history', (select count(*) from order_history where user_id = asked and status > ${OrderStatus.InService})) as row
    from unnest($ids) as asked`,
  read: (counts = { ongoing: 0, history: 0 }) => counts,
})

/** The latest booked time of a completed visit, by the customers' ids; undefined for customers without one. */
export const lastVisitByCustomer = joinOf<string>()({
  name: 'last_visit',
  ids: 'text',
  sql: `select asked as id, to_json((select max(booked_at) from order_history
      where user_id = asked and status in (${OrderStatus.Completed}, ${OrderStatus.Disputed}))) as row
    from unnest($ids) as asked`,
  read: (at) => (at ? Temporal.Instant.from(at) : undefined),
})

/** Customers' orders that are not finished yet, by the customers' ids, next booking first. */
export const unfinishedByCustomer = joinOf<readonly OrderHistoryRow[]>()({
  name: 'unfinished_orders',
  ids: 'text',
  sql: `select user_id as id, json_agg(order_history order by booked_at, order_id) as row
    from order_history where user_id = any($ids) and status <= ${OrderStatus.InService} group by user_id`,
  read: (rows = []): readonly OrderView[] => rows.map(orderView),
})

function inGroup(query: OrderRows, group: OrderGroup): OrderRows {
  return query.where('status', group === 'ongoing' ? '<=' : '>', OrderStatus.InService)
}

/** Orders by their ids, for the office and for crews, in the order of the ids; absent ones are left out. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<readonly OrderView[]> {
  if (orderIds.length === 0) return []
  const found = await orderRows(db)
    .where('order_id', 'in', [...orderIds])
    .execute()
  const byId = new Map(found.map(({ row }) => [row.order_id, orderView(row)]))
  return orderIds.flatMap((id) => byId.get(id) ?? [])
}

/** Orders by their ids. */
export const ordersById = joinOf<OrderHistoryRow>()({
  name: 'order',
  ids: 'text',
  sql: `select order_id as id, to_json(order_history) as row from order_history where order_id = any($ids)`,
  read: (row): OrderView | undefined => row && orderView(row),
})

/** Any order by its number as typed, for the office. */
export async function findAnyOrder(db: Db, orderNo: string): Promise<OrderView | undefined> {
  if (!/^[\w-]{1,20}$/.test(orderNo)) return undefined
  const found = await orderRows(db).where('order_no', '=', orderNo.toUpperCase()).executeTakeFirst()
  return found && orderView(found.row)
}
