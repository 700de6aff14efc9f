import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { countBrought, counted, everyRow, totalOf } from '../../kernel/counted.store.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import type { Brought } from '../../kernel/joins.store.ts'
import {
  type Listing,
  type ListPage,
  type PageAsked,
  pageOf,
  pageStart,
  placeParts,
} from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'

/** The two lists that customers and crews read: statuses 0-2 and 3-5 (decision E13). */
export type OrderGroup = 'ongoing' | 'history'

/** Orders as they are read: rows as JSON, exactly as the projection folds them; the driver would make local midnights of dates. Not `to_jsonb`, which takes twice as long. */
export type OrderRows = SelectQueryBuilder<Tables, 'order_history', { row: OrderHistoryRow }>

/** The instant that a list is sorted by (booked or placed), and the order that breaks a tie. It still says where to go on when the order has left the list. */
type Place = [at: string, orderId: string]

const listings: Readonly<Record<OrderGroup, Listing<Place>>> = {
  ongoing: listingOf('ongoing'),
  history: listingOf('history'),
}

/** An order's whole row where `order_history` is asked. */
export const orderRow = sql<OrderHistoryRow>`to_json(order_history)`

/** All orders; a reader narrows them to what they may see. */
export function orderRows(db: Db): OrderRows {
  return db.selectFrom('order_history').select(orderRow.as('row'))
}

type Orders = SelectQueryBuilder<Tables, 'order_history', object>

/** Sorted as the list is: ongoing by the next booking, history by the newest placing. */
export function inOrder(list: OrderRows, group: OrderGroup): OrderRows {
  return group === 'ongoing'
    ? list.orderBy('booked_at').orderBy('order_id')
    : list.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')
}

/** A page of one of the two lists, and what its orders bring along. */
export interface OrdersAsked extends PageAsked {
  readonly group: OrderGroup
  readonly brought?: Brought<OrderView> | undefined
}

/**
 * A page of one of the two lists.
 * @param list the orders of that list which the reader may see
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function orderPage(
  list: Orders,
  { group, brought, ...asked }: OrdersAsked,
): Promise<ListPage<OrderView> | Rejection> {
  const start = pageStart(listings[group], asked)
  if (isRejection(start)) return start
  const rest = start.after ? list.where(isAfter(group, start.after)) : list
  const counting = list.select(everyRow)
  const found = await inOrder(rest.select(orderRow.as('row')), group)
    .select(totalOf(counting))
    .select((brought?.sql ?? sql`null`).as('brought'))
    .limit(asked.first + 1)
    .execute()
  const placed = found.map(({ row, brought: came }) => {
    const view = orderView(row)
    brought?.take(view, came)
    return { view, place: placeOf(group, view) }
  })
  return pageOf(listings[group], placed, {
    first: asked.first,
    count: countBrought(found, () => counted(counting)),
  })
}

function isAfter(group: OrderGroup, place: Place) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'order_history'>) =>
    group === 'ongoing'
      ? eb(refTuple('booked_at', 'order_id'), '>', tuple(...place))
      : eb(refTuple('placed_at', 'order_id'), '<', tuple(...place))
}

function placeOf(group: OrderGroup, { bookedAt, placedAt, orderId }: OrderView): Place {
  return [(group === 'ongoing' ? bookedAt : placedAt).toString(), orderId]
}

/** The documented calls send these lists whole, up to their cap. */
function listingOf(name: OrderGroup): Listing<Place> {
  return { name, place: z.tuple([placeParts.instant, placeParts.id]), most: businessRules.lists.historyCap }
}
