import { type SelectQueryBuilder, sql } from 'kysely'
import { type OrderListType, OrderStatus, type ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { type Page, type PageQuestion, type PageRows, pageRows } from '../../kernel/paging.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { findOrders } from './orderHistory.queries.ts'
import { listTypeOf, type OrderListingRow } from './orderListing.projection.ts'
import type { OrderSumRow } from './orderSums.projection.ts'
import type { OrderView } from './orderView.ts'

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
  const tab = listing(db).where('catalog', '=', question.catalog).where('list_type', '=', question.type)
  const [ids, totalCount] = await Promise.all([
    sortedIds(tab, question.sorting, rows).execute(),
    countIn(db, question),
  ])
  const items = await findOrders(
    db,
    ids.map(({ order_id }) => order_id),
  )
  return { items, totalCount }
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
  const { rows: answers } = await sql<{ readonly total: string; readonly ids: readonly string[] }>`
    with found as materialized ${found}
    select (select count(*) from found) as total,
      array(select order_id from found order by ${order} offset ${rows.offset} limit ${rows.limit}) as ids
  `.execute(db)
  const [{ total = '0', ids = [] } = {}] = answers
  return { items: await findOrders(db, ids), totalCount: Number(total) }
}

type Listing = SelectQueryBuilder<Tables, 'order_listing', object>

function listing(db: Db): Listing {
  return db.selectFrom('order_listing')
}

function sortedIds(list: Listing, sorting: OrderSorting, { offset, limit }: PageRows) {
  const sorted =
    sorting === 'booking'
      ? list.orderBy('place').orderBy('order_id')
      : list.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
  return sorted.select('order_id').offset(offset).limit(limit)
}

function narrowedBy(list: Listing, narrowing: OrderNarrowing): Listing {
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
