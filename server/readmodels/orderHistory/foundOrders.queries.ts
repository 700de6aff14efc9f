import { type SelectQueryBuilder, sql } from 'kysely'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { type Page, type PageQuestion, pageRows } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { CrewListingRow } from './crewListing.projection.ts'
import type { OrderView } from './orderView.ts'
import { countedPage, type OrderSorting, sortedBy, sortings } from './sortedOrders.queries.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    crew_listing: CrewListingRow
  }
}

/** Whose orders, or which: exactly one of these. */
export type OrderNarrowing =
  | { readonly orderNo: string }
  /** How the number begins, as stored. */
  | { readonly numbers: string }
  /** A question that gives the ids of customers, as texts. */
  | { readonly customers: SelectQueryBuilder<Tables, 'customer', { readonly id: string }> }
  /** Ids of people and of the crews they are in, one at least: until service starts an order is its crew's (decision E5). */
  | { readonly whose: readonly string[] }

/** The orders that were found with certain words. */
export interface Found {
  readonly narrowing: OrderNarrowing
  /** None: all of them (decision I7). */
  readonly catalogs: readonly ServiceCatalog[]
  readonly sorting: OrderSorting
}

/** A page of what a search finds. Counting and sorting look at the found orders once. */
export async function ordersFound(
  db: Db,
  question: Found & PageQuestion,
): Promise<Page<OrderView> | Rejection> {
  const rows = pageRows(question)
  if (isRejection(rows)) return rows
  const { sorting } = question
  const page = sql`select * from found order by ${sortedBy(sorting)} offset ${rows.offset} limit ${rows.limit}`
  return countedPage(db, {
    page,
    sorting,
    total: sql`select count(*) from found`,
    found: sql`with found as materialized (${placesFound(db, question)})`,
  })
}

/** The places of the found orders in a list sorted so, each once. */
export function placesFound(db: Db, { narrowing, catalogs, sorting }: Found) {
  const isWanted =
    catalogs.length === 0 ? sql<boolean>`true` : sql<boolean>`catalog in (${sql.join(catalogs)})`
  const columns = ['order_id', sortings[sorting].column] as const
  if ('whose' in narrowing)
    return (
      db
        .selectFrom('crew_listing')
        .where('whose', 'in', narrowing.whose)
        .where(isWanted)
        // people of one crew do orders together
        .distinct()
        .select(columns)
    )
  const list = db.selectFrom('order_listing').where(isWanted).select(columns)
  if ('numbers' in narrowing) return numberedSo(list, narrowing.numbers)
  return 'orderNo' in narrowing
    ? list.where('order_no', '=', narrowing.orderNo)
    : list.where('user_id', 'in', narrowing.customers)
}

/** Between its own beginning and the last number that begins so, which an index finds. */
export function numberedSo<Row>(list: SelectQueryBuilder<Tables, 'order_listing', Row>, numbers: string) {
  return list
    .where('order_no', '>=', numbers)
    .where('order_no', '<=', `${numbers}ZZZZZZZZ`)
    .where(sql<boolean>`starts_with(order_no, ${numbers})`)
}
