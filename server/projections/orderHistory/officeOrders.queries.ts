import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { OrderListType, OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { type Page, type PageQuestion, pageRows } from '../../kernel/paging.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderHistoryRow } from './orderHistoryRow.ts'
import { listTypeOf, type OrderListingRow } from './orderListing.projection.ts'
import { orderRow } from './orderLists.queries.ts'
import type { OrderSumRow } from './orderSums.projection.ts'
import { type OrderView, orderView } from './orderView.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_listing: OrderListingRow
    order_sum: OrderSumRow
  }
}

/** By the next visit, what is over after what is open; or by the placing, newest first (decision E13). */
export type OrderSorting = 'booking' | 'placing'

/** Orders of one of the office's tabs. */
export interface TabQuestion extends PageQuestion {
  readonly type: OrderListType
  readonly catalog: ServiceCatalog
  readonly sorting: OrderSorting
}

/** Whose orders, or which: exactly one of these. */
export type OrderNarrowing =
  | { readonly orderNo: string }
  /** A question that gives the ids of customers, as texts. */
  | { readonly customers: SelectQueryBuilder<Tables, 'customer', { readonly id: string }> }
  /** People, and the crews they are in: until service starts an order is its crew's (decision E5). */
  | { readonly staffIds: readonly string[]; readonly groupIds: readonly string[] }

/** What was found with these words. */
export interface FoundQuestion extends PageQuestion {
  readonly narrowing: OrderNarrowing
  /** None: all of them (decision I7). */
  readonly catalogs: readonly ServiceCatalog[]
  readonly sorting: OrderSorting
}

/** A page of a tab; past the end it is empty, with the true count (decision I6). */
export async function ordersInTab(db: Db, question: TabQuestion): Promise<Page<OrderView> | Rejection> {
  const rows = pageRows(question)
  if (isRejection(rows)) return rows
  const { type, catalog, sorting } = question
  const tab = listing(db).where('catalog', '=', catalog).where('list_type', '=', type)
  const sorted =
    sorting === 'booking'
      ? tab.orderBy('place').orderBy('order_id')
      : tab.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
  const page = sql`${sorted.select(['order_id', 'place', 'placed_at']).offset(rows.offset).limit(rows.limit)}`
  const [items, totalCount] = await Promise.all([ordersOf(page, sorting).execute(db), countIn(db, question)])
  return { items: items.rows.map(({ row }) => orderView(row)), totalCount }
}

/** How many orders a tab holds of a catalog. */
export interface TabLength {
  readonly type: OrderListType
  readonly catalog: ServiceCatalog
  readonly orders: number
}

/** The length of every tab of every catalog, empty ones included, in one question. */
export async function tabLengths(db: Db): Promise<readonly TabLength[]> {
  const counted = await db
    .selectFrom('order_sum')
    .select(({ fn }) => ['catalog', 'status', fn.sum('orders').as('count')])
    .where('moment', '=', 'placed')
    .groupBy(['catalog', 'status'])
    .execute()
  return Object.values(OrderListType).flatMap((type) =>
    Object.values(ServiceCatalog).map((catalog) => {
      const ofTab = counted.filter((row) => row.catalog === catalog && listTypeOf(row.status) === type)
      return { type, catalog, orders: ofTab.reduce((sum, { count }) => sum + Number(count), 0) }
    }),
  )
}

async function countIn(db: Db, { type, catalog }: TabQuestion): Promise<number> {
  const statuses = Object.values(OrderStatus).filter((status) => listTypeOf(status) === type)
  const { count } = await db
    .selectFrom('order_sum')
    .select(({ fn }) => fn.sum('orders').as('count'))
    .where('moment', '=', 'placed')
    .where('catalog', '=', catalog)
    .where('status', 'in', [...statuses])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of what a search finds. Counting and sorting look at the found orders once. */
export async function ordersFound(db: Db, question: FoundQuestion): Promise<Page<OrderView> | Rejection> {
  const rows = pageRows(question)
  if (isRejection(rows)) return rows
  const { narrowing, catalogs, sorting } = question
  const narrowed = narrowedBy(listing(db), narrowing).select(['order_id', 'place', 'placed_at'])
  const found = catalogs.length === 0 ? narrowed : narrowed.where('catalog', 'in', [...catalogs])
  const order = sorting === 'booking' ? sql`place, order_id` : sql`placed_at desc, order_id desc`
  const page = sql`select * from found order by ${order} offset ${rows.offset} limit ${rows.limit}`
  const { rows: answers } = await sql<{
    readonly total: string
    readonly items: readonly OrderHistoryRow[] | null
  }>`
    with found as materialized ${found}
    select (select count(*) from found) as total,
      (select json_agg(row) from (${ordersOf(page, sorting)}) as ordered) as items`.execute(db)
  const [{ total, items } = { total: '0', items: null }] = answers
  return { items: (items ?? []).map(orderView), totalCount: Number(total) }
}

/** The whole orders of a page of the listing, in its order, by the question that finds the page. */
function ordersOf(page: RawBuilder<unknown>, sorting: OrderSorting) {
  const order =
    sorting === 'booking' ? sql`page.place, page.order_id` : sql`page.placed_at desc, page.order_id desc`
  return sql<{ readonly row: OrderHistoryRow }>`
    select ${orderRow} as row from (${page}) as page
    join order_history on order_history.order_id = page.order_id order by ${order}`
}

type Listing = SelectQueryBuilder<Tables, 'order_listing', object>

function listing(db: Db): Listing {
  return db.selectFrom('order_listing')
}

/** The orders that a search means. */
export function narrowedBy(list: Listing, narrowing: OrderNarrowing): Listing {
  if ('orderNo' in narrowing) return list.where('order_no', '=', narrowing.orderNo)
  if ('customers' in narrowing) return list.where('user_id', 'in', narrowing.customers)
  const { staffIds, groupIds } = narrowing
  return list.where(({ or, and, eb }) =>
    or([
      sql<boolean>`staff_ids ?| ${staffIds}::text[]`,
      and([eb('staff_ids', 'is', null), eb('group_id', 'in', [...groupIds, ''])]),
    ]),
  )
}
