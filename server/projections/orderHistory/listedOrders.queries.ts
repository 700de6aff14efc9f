import { type SelectQueryBuilder, sql } from 'kysely'
import type { OrderListType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { narrowedBy, type OrderNarrowing, type OrderSorting } from './officeOrders.queries.ts'
import { findOrders } from './orderHistory.queries.ts'
import type { OrderView } from './orderView.ts'

/** A whole list of the office: a tab, or what a search finds. */
export type WholeList = { readonly sorting: OrderSorting } & (
  | { readonly type: OrderListType; readonly catalog: ServiceCatalog }
  /** No catalogs: all of them (decision I7). */
  | { readonly narrowing: OrderNarrowing; readonly catalogs: readonly ServiceCatalog[] }
)

type Place = readonly [at: string | number, orderId: string]
type Listed = SelectQueryBuilder<Tables, 'order_listing', object>

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

async function placesAfter(db: Db, list: WholeList, after: Place | undefined): Promise<readonly Place[]> {
  const { column, compare, direction } = sortings[list.sorting]
  const all = narrowed(db.selectFrom('order_listing'), list)
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple(column, 'order_id'), compare, tuple(...after)))
    : all
  const rows = await rest
    .select([sql<string | number>`${sql.ref(column)}::text`.as('at'), 'order_id'])
    .orderBy(column, direction)
    .orderBy('order_id', direction)
    .limit(MOST)
    .execute()
  return rows.map(({ at, order_id }) => [at, order_id])
}

/** As the lists themselves are sorted (decision E13). */
const sortings = {
  booking: { column: 'place', compare: '>', direction: 'asc' },
  placing: { column: 'placed_at', compare: '<', direction: 'desc' },
} as const

function narrowed(all: Listed, list: WholeList): Listed {
  if ('type' in list) return all.where('catalog', '=', list.catalog).where('list_type', '=', list.type)
  const found = narrowedBy(all, list.narrowing)
  return list.catalogs.length === 0 ? found : found.where('catalog', 'in', [...list.catalogs])
}
