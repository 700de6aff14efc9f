import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { cursorOf, type OrderCursor, type OrderGroup, readCursor } from './orderCursor.ts'
import type { OrderHistoryRow } from './orderHistory.projection.ts'
import { type OrderView, orderView } from './orderView.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_history: OrderHistoryRow
  }
}

/** A stretch of a list. `nodes` and `cursors` belong together; `totalCount` counts the whole list. */
export interface OrderPage {
  readonly nodes: readonly OrderView[]
  readonly cursors: readonly string[]
  readonly hasNextPage: boolean
  readonly totalCount: number
}

/** The customer's own order; undefined for one that is absent or somebody else's alike (decisions A2, K1). */
export async function findOrder(
  db: Db,
  of: { readonly userId: string; readonly orderNo: string },
): Promise<OrderView | undefined> {
  if (!/^[\w-]{1,20}$/.test(of.orderNo)) return undefined
  const found = await rows(db)
    .where('user_id', '=', of.userId)
    .where('order_no', '=', of.orderNo)
    .executeTakeFirst()
  return found && orderView(found.row)
}

/**
 * One of the customer's two lists: ongoing (statuses 0-2, next booking first) or history (3-5, newest placed first; decision E13).
 * @param of.first how many at most: 1 to 1,000
 * @param of.after the cursor of the last order already seen
 * @returns a rejection FIELD_INVALID for a count or a cursor that is none
 */
export async function listOrders(
  db: Db,
  of: {
    readonly userId: string
    readonly group: OrderGroup
    readonly first: number
    readonly after?: string | undefined
  },
): Promise<OrderPage | Rejection> {
  const after = of.after === undefined ? undefined : readCursor(of.group, of.after)
  if (isRejection(after)) return after
  if (!Number.isInteger(of.first) || of.first < 1 || of.first > businessRules.lists.historyCap)
    return reject('FIELD_INVALID', { field: 'first' })
  const list = ordered(inGroup(rows(db), of.group), of.group).where('user_id', '=', of.userId)
  const [found, counts] = await Promise.all([
    (after ? list.where(isAfter(of.group, after)) : list).limit(of.first + 1).execute(),
    orderCounts(db, of.userId),
  ])
  const nodes = found.slice(0, of.first).map(({ row }) => orderView(row))
  return {
    nodes,
    cursors: nodes.map((node) => cursorOf(of.group, node)),
    hasNextPage: found.length > of.first,
    totalCount: counts[of.group],
  }
}

/** Orders that are not finished yet (statuses 0-2), of one catalog or of all, next booking first (decision D12). */
export async function unfinishedOrders(
  db: Db,
  of: { readonly userId: string; readonly catalog?: ServiceCatalog | undefined },
): Promise<OrderView[]> {
  const list = ordered(inGroup(rows(db), 'ongoing'), 'ongoing').where('user_id', '=', of.userId)
  const found = await (of.catalog === undefined ? list : list.where('catalog', '=', of.catalog)).execute()
  return found.map(({ row }) => orderView(row))
}

/** How long the customer's two lists are. Counted one by one, because each list has an index of its own and the table has none for both. */
export async function orderCounts(db: Db, userId: string): Promise<Record<OrderGroup, number>> {
  const [ongoing, history] = await Promise.all([
    countIn(db, userId, 'ongoing'),
    countIn(db, userId, 'history'),
  ])
  return { ongoing, history }
}

async function countIn(db: Db, userId: string, group: OrderGroup): Promise<number> {
  const { count } = await db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('status', group === 'ongoing' ? '<=' : '>', OrderStatus.InService)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Rows = SelectQueryBuilder<Tables, 'order_history', { row: OrderHistoryRow }>

/** Rows as JSON, exactly as the projection folds them: the driver would make local midnights of dates. */
function rows(db: Db): Rows {
  return db.selectFrom('order_history').select(sql<OrderHistoryRow>`to_jsonb(order_history)`.as('row'))
}

function inGroup(query: Rows, group: OrderGroup): Rows {
  return query.where('status', group === 'ongoing' ? '<=' : '>', OrderStatus.InService)
}

function ordered(query: Rows, group: OrderGroup): Rows {
  return group === 'ongoing'
    ? query.orderBy('booked_at').orderBy('order_id')
    : query.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
}

function isAfter(group: OrderGroup, { at, orderId }: OrderCursor) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'order_history'>) =>
    group === 'ongoing'
      ? eb(refTuple('booked_at', 'order_id'), '>', tuple(at, orderId))
      : eb(refTuple('placed_at', 'order_id'), '<', tuple(at, orderId))
}

/** Orders by their ids, for the office and for crews, in the order of the ids; absent ones are left out. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<readonly OrderView[]> {
  if (orderIds.length === 0) return []
  const found = await rows(db)
    .where('order_id', 'in', [...orderIds])
    .execute()
  const byId = new Map(found.map(({ row }) => [row.order_id, orderView(row)]))
  return orderIds.flatMap((id) => byId.get(id) ?? [])
}

/** Any order by its number as somebody typed it, for the office. */
export async function findAnyOrder(db: Db, orderNo: string): Promise<OrderView | undefined> {
  if (!/^[\w-]{1,20}$/.test(orderNo)) return undefined
  const found = await rows(db).where('order_no', '=', orderNo.toUpperCase()).executeTakeFirst()
  return found && orderView(found.row)
}
