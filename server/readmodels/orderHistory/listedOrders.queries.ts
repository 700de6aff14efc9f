import { sql } from 'kysely'
import { type OrderListType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { type Found, placesFound } from './foundOrders.queries.ts'
import { findOrders } from './orderHistory.queries.ts'
import type { OrderView } from './orderView.ts'
import { type OrderSorting, sortedBy, sortings } from './sortedOrders.queries.ts'

/** A whole list of the office: a tab, or what a search finds. */
export type WholeList = Tab | Found

interface Tab {
  readonly type: OrderListType
  /** Undefined: all of them. */
  readonly catalog: ServiceCatalog | undefined
  readonly sorting: OrderSorting
}

type Place = readonly [at: string | number, orderId: string]

const MOST = 200

/**
 * The orders of a whole list in its order, page by page, each read when the one before was taken and going on behind it (decision T7): what
 * is added or moves meanwhile may be missed, what stays is there once.
 */
export async function* listedOrders(db: Db, list: WholeList): AsyncGenerator<readonly OrderView[]> {
  let after: Place | undefined
  do {
    const places: readonly Place[] = await placesAfter(db, list, after)
    yield await findOrders(
      db,
      places.map(([, orderId]) => orderId),
    )
    after = places.length < MOST ? undefined : places.at(-1)
  } while (after !== undefined)
}

/** How many orders a whole list has. */
export async function countListed(db: Db, list: WholeList): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from (${placesOf(db, list)}) as listed`.execute(db)
  return Number(rows[0]?.total)
}

async function placesAfter(db: Db, list: WholeList, after: Place | undefined): Promise<readonly Place[]> {
  const { column, direction } = sortings[list.sorting]
  const compare = direction === 'asc' ? '>' : '<'
  const { rows } = await sql<{ readonly at: string | number; readonly orderId: string }>`
    select ${sql.ref(column)}::text as at, order_id as "orderId" from (${placesOf(db, list)}) as listed
    ${after ? sql`where (${sql.ref(column)}, order_id) ${sql.raw(compare)} (${after[0]}, ${after[1]})` : sql``}
    order by ${sortedBy(list.sorting, 'listed')} limit ${MOST}`.execute(db)
  return rows.map(({ at, orderId }) => [at, orderId])
}

function placesOf(db: Db, list: WholeList) {
  if (!('type' in list)) return placesFound(db, list)
  return db
    .selectFrom('order_listing')
    .where('catalog', 'in', list.catalog === undefined ? Object.values(ServiceCatalog) : [list.catalog])
    .where('list_type', '=', list.type)
    .select(['order_id', sortings[list.sorting].column])
}
