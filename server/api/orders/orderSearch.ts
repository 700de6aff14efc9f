import { OrderSearchType } from '../../../schema/rules/enumerations.ts'
import { orderNoBeginning, orderNoOf } from '../../../schema/rules/orderNoText.ts'
import type { Db } from '../../kernel/database.ts'
import { type Page, type PageQuestion, pageRows } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type OrderSearch, orderSearch, type TypedSearch } from '../../ordering/orderSearchType.ts'
import {
  customersAt,
  customersNamed,
  customersPhoned,
  staffNamed,
  staffNumbered,
} from '../../people/peopleSearch.store.ts'
import {
  type Found,
  type OrderNarrowing,
  ordersFound,
} from '../../readmodels/orderHistory/foundOrders.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import type { OrderSorting } from '../../readmodels/orderHistory/sortedOrders.queries.ts'

/** A search as an API takes it. */
export interface SearchQuestion extends TypedSearch, PageQuestion {
  readonly sorting: OrderSorting
}

/**
 * A page of the orders that a search finds: by number, customer, crew member or address (decisions I7, P246).
 * @returns past the end an empty page with the true count; a rejection of `type`, `text`, `catalogs`, `page` or `pageSize`
 */
export async function searchOrders(
  db: Db,
  { sorting, page, pageSize, ...typed }: SearchQuestion,
): Promise<Page<OrderView> | Rejection> {
  const search = orderSearch(typed)
  if (isRejection(search)) return search
  const rows = pageRows({ page, pageSize })
  if (isRejection(rows)) return rows
  const narrowing = await narrowingOf(db, search)
  if (narrowing === undefined) return { items: [], totalCount: 0 }
  return ordersFound(db, { narrowing, catalogs: search.catalogs, sorting, page, pageSize })
}

/** All results of a search (decision T7). @returns a rejection of `type`, `text` or `catalogs` */
export async function ordersSearched(
  db: Db,
  { sorting, ...typed }: Omit<SearchQuestion, keyof PageQuestion>,
): Promise<Found | Rejection> {
  const search = orderSearch(typed)
  if (isRejection(search)) return search
  const narrowing = await narrowingOf(db, search)
  // every order has a number
  return { narrowing: narrowing ?? { orderNo: '' }, catalogs: search.catalogs, sorting }
}

/** @returns undefined for a text that nothing can match */
async function narrowingOf(
  db: Db,
  { type, text, isInPart }: OrderSearch,
): Promise<OrderNarrowing | undefined> {
  switch (type) {
    case OrderSearchType.OrderNo:
      return numbered(text, isInPart)
    case OrderSearchType.UserFirstName:
      return ordersOf(customersNamed(db, text))
    case OrderSearchType.UserPhone:
      return ordersOf(customersPhoned(db, text))
    case OrderSearchType.StaffNo:
      return ordersBy(await staffNumbered(db, text))
    case OrderSearchType.StaffFirstName:
      return ordersBy(await staffNamed(db, text))
    case OrderSearchType.Address:
      return ordersOf(customersAt(db, text))
  }
}

function numbered(text: string, isInPart: boolean): OrderNarrowing {
  const numbers = isInPart ? orderNoBeginning(text) : undefined
  return numbers === undefined ? { orderNo: orderNoOf(text) } : { numbers }
}

function ordersOf(customers: ReturnType<typeof customersNamed>): OrderNarrowing | undefined {
  return customers && { customers }
}

function ordersBy(whose: readonly string[]): OrderNarrowing | undefined {
  return whose.length === 0 ? undefined : { whose }
}
