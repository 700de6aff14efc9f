import { sql } from 'kysely'
import { OrderListType, OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { type Page, type PageQuestion, pageRows } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { listTypeOf, type OrderListingRow } from './orderListing.projection.ts'
import type { OrderSumRow, OrderTotalRow } from './orderSums.projection.ts'
import type { OrderView } from './orderView.ts'
import { countedPage, type OrderSorting, sortedBy, sortings } from './sortedOrders.queries.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    order_listing: OrderListingRow
    order_sum: OrderSumRow
    order_total: OrderTotalRow
  }
}

/** Orders of one of the office's tabs. */
export interface TabQuestion extends PageQuestion {
  readonly type: OrderListType
  /** Undefined: all of them (decision W7). */
  readonly catalog: ServiceCatalog | undefined
  readonly sorting: OrderSorting
}

/** A page of a tab; past the end it is empty, with the true count (decision I6). */
export async function ordersInTab(db: Db, question: TabQuestion): Promise<Page<OrderView> | Rejection> {
  const rows = pageRows(question)
  if (isRejection(rows)) return rows
  const { sorting } = question
  // one walk along the index for each catalog, so that PostgreSQL merges them without sorting
  const places = sql.join(
    catalogsOf(question).map((catalog) => sql`(${placesIn(db, { ...question, catalog })})`),
    sql` union all `,
  )
  const page = sql`${places} order by ${sortedBy(sorting)} offset ${rows.offset} limit ${rows.limit}`
  return countedPage(db, { page, sorting, total: lengthOf(db, question) })
}

/** How many orders a tab holds of a catalog. */
export interface TabLength {
  readonly type: OrderListType
  readonly catalog: ServiceCatalog
  readonly orders: number
}

/** The length of every tab of every catalog, empty ones included, in one question. */
export async function tabLengths(db: Db): Promise<readonly TabLength[]> {
  const counted = await db.selectFrom('order_total').selectAll().execute()
  return Object.values(OrderListType).flatMap((type) =>
    Object.values(ServiceCatalog).map((catalog) => {
      const ofTab = counted.filter((row) => row.catalog === catalog && listTypeOf(row.status) === type)
      return { type, catalog, orders: ofTab.reduce((sum, { orders }) => sum + orders, 0) }
    }),
  )
}

function placesIn(db: Db, { type, catalog, sorting }: TabQuestion & { readonly catalog: ServiceCatalog }) {
  return db
    .selectFrom('order_listing')
    .where('catalog', '=', catalog)
    .where('list_type', '=', type)
    .select(['order_id', sortings[sorting].column])
}

function catalogsOf({ catalog }: Pick<TabQuestion, 'catalog'>): readonly ServiceCatalog[] {
  return catalog === undefined ? Object.values(ServiceCatalog) : [catalog]
}

function lengthOf(db: Db, { type, catalog }: TabQuestion) {
  const statuses = Object.values(OrderStatus).filter((status) => listTypeOf(status) === type)
  return db
    .selectFrom('order_total')
    .select(({ fn }) => fn.sum('orders').as('count'))
    .where('catalog', 'in', [...catalogsOf({ catalog })])
    .where('status', 'in', [...statuses])
}
