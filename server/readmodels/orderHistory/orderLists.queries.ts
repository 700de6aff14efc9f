import {
  type AliasableExpression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { countBrought, counted, everyRow, totalOf } from '../../kernel/counted.store.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import {
  type Listing,
  type ListPage,
  type PageAsked,
  pageOf,
  pageStart,
  placeParts,
} from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'

/** The two lists that customers and crews read: statuses 0-2 and 3-5 (decision E13). */
export type OrderGroup = 'ongoing' | 'history'

/** In a crew's list, months and seasons follow the visits, because they begin long before the crew drives there. */
export type OrderListName = OrderGroup | 'crewOngoing'

/** Orders as they are read: rows as JSON, exactly as the projection folds them; the driver would make local midnights of dates. Not `to_jsonb`, which takes twice as long. */
export type OrderRows = SelectQueryBuilder<Tables, 'order_history', { row: OrderHistoryRow }>

/**
 * The instant that a list is sorted by (booked or placed), the order that breaks a tie and, in a crew's list, whether it is a month or a
 * season. It still says where to go on when the order has left the list.
 */
type Place = [at: string, orderId: string, isPeriod?: boolean]

const { instant, id } = placeParts
const listings: Readonly<Record<OrderListName, Listing<Place>>> = {
  ongoing: listingOf('ongoing', z.tuple([instant, id])),
  crewOngoing: listingOf('crewOngoing', z.tuple([instant, id, z.boolean()])),
  history: listingOf('history', z.tuple([instant, id])),
}

const isPeriod = sql<boolean>`(period_type <> ${sql.lit(PeriodType.Day)})`

/** An order's whole row, in queries of `order_history`. */
export const orderRow = sql<OrderHistoryRow>`to_json(order_history)`

/** All orders; a reader narrows them to what they may see. */
export function orderRows(db: Db): OrderRows {
  return db.selectFrom('order_history').select(orderRow.as('row'))
}

type Orders = SelectQueryBuilder<Tables, 'order_history', object>

/** Sorted as the list is: ongoing by the next booking, history by the newest placing. */
export function inOrder(list: OrderRows, name: OrderListName): OrderRows {
  if (name === 'history') return list.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
  const sorted = name === 'crewOngoing' ? list.orderBy(isPeriod) : list
  return sorted.orderBy('booked_at').orderBy('order_id')
}

/** A row that the query of a page includes for each of its orders. */
interface IncludedRow<Row> {
  readonly column: AliasableExpression<Row | null>
  readonly take: (order: OrderView, row: Row | null) => void
}

/** A page of one of the lists. */
export interface OrdersAsked<Row> extends PageAsked {
  readonly group: OrderListName
  readonly included?: IncludedRow<Row> | undefined
}

/**
 * A page of one of the lists.
 * @param list the orders of that list which the reader may see
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function orderPage<Row>(
  list: Orders,
  { group, included, ...asked }: OrdersAsked<Row>,
): Promise<ListPage<OrderView> | Rejection> {
  const start = pageStart(listings[group], asked)
  if (isRejection(start)) return start
  const rest = start.after ? list.where(isAfter(group, start.after)) : list
  const counting = list.select(everyRow)
  const found = await inOrder(rest.select(orderRow.as('row')), group)
    .select(totalOf(counting))
    .select((included?.column ?? sql<null>`null`).as('included'))
    .limit(asked.first + 1)
    .execute()
  const placed = found.map(({ row, included: column }) => {
    const view = orderView(row)
    included?.take(view, column as Row | null)
    return { view, place: placeOf(group, view) }
  })
  return pageOf(listings[group], placed, {
    first: asked.first,
    count: countBrought(found, () => counted(counting)),
  })
}

function isAfter(name: OrderListName, [at, orderId, wasPeriod]: Place) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'order_history'>) => {
    if (name === 'history') return eb(refTuple('placed_at', 'order_id'), '<', tuple(at, orderId))
    if (name === 'ongoing') return eb(refTuple('booked_at', 'order_id'), '>', tuple(at, orderId))
    return sql<SqlBool>`(${isPeriod}, booked_at, order_id) > (${wasPeriod}, ${at}, ${orderId})`
  }
}

function placeOf(name: OrderListName, { bookedAt, placedAt, orderId, periodType }: OrderView): Place {
  if (name === 'history') return [placedAt.toString(), orderId]
  const at = bookedAt.toString()
  return name === 'ongoing' ? [at, orderId] : [at, orderId, periodType !== PeriodType.Day]
}

/** The documented calls send these lists whole, up to their cap. */
function listingOf(name: OrderListName, place: z.ZodType<Place>): Listing<Place> {
  return { name, place, most: businessRules.lists.historyCap }
}
