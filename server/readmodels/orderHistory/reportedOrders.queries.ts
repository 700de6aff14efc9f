import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '../../kernel/database.ts'
import { instantBounds } from '../statementPeriod.ts'
import { numberedSo } from './foundOrders.queries.ts'
import { type OrderHistoryRow, type OrderView, orderView } from './orderView.ts'
import {
  asFigures,
  type FiguresFilter,
  type FiguresRow,
  keptFigures,
  type OrderReportFigures,
} from './reportedFigures.queries.ts'

/** Which orders a report is about; what is left out or empty does not narrow it. */
export interface OrderReportFilter extends FiguresFilter {
  readonly groupId?: string | undefined
  readonly userId?: string | undefined
  /** True for visits of series alone, false for all other orders. */
  readonly recurring?: boolean | undefined
  /** Orders whose number begins so, or of customers that this question gives. */
  readonly found?: {
    readonly numbers: string | undefined
    readonly customers?: SelectQueryBuilder<Tables, 'customer', { readonly id: string }> | undefined
  }
}

/** Where a stretch of a report ends: the moment it is sorted by, and the order that breaks a tie. */
export type ReportPlace = [at: string, orderId: string]

interface Stretch {
  readonly filter: OrderReportFilter
  readonly after: ReportPlace | undefined
  readonly most: number
}

/** A stretch of the orders of a report, the latest first, and the figures of all of them; both in one look. */
export async function reportedOrders(
  db: Db,
  stretch: Stretch,
): Promise<{ readonly orders: readonly OrderView[]; readonly figures: readonly OrderReportFigures[] }> {
  const { groupId, userId, recurring, found } = stretch.filter
  const isOfAll = [groupId, userId, recurring, found].every((each) => each === undefined)
  const { rows } = await (isOfAll ? ofEverybody : ofSome)(db, stretch).execute(db)
  const { orders, figures } = rows[0] ?? {}
  return { orders: orders?.map(orderView) ?? [], figures: figures?.map(asFigures) ?? [] }
}

/** Null where there is nothing. */
interface Looked {
  readonly orders: readonly OrderHistoryRow[] | null
  readonly figures: readonly FiguresRow[] | null
}

function ofEverybody(db: Db, { filter, after, most }: Stretch): RawBuilder<Looked> {
  const moment = momentOf(filter)
  const all = filtered(db.selectFrom('order_listing'), filter)
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple(moment, 'order_id'), '<', tuple(...after)))
    : all
  const page = rest
    .select(['order_id', `${moment} as at`])
    .orderBy(moment, 'desc')
    .orderBy('order_id', 'desc')
    .limit(most)
  return sql`select ${rowsOf(page)} as orders, (select json_agg(f) from (${keptFigures(db, filter)}) f) as figures`
}

/** Sorting and summing look at the found orders once. */
function ofSome(db: Db, { filter, after, most }: Stretch): RawBuilder<Looked> {
  const isAfter = after ? sql`where (at, order_id) < (${after[0]}::timestamptz, ${after[1]})` : sql``
  const page = sql`select order_id, at from found ${isAfter} order by at desc, order_id desc limit ${most}`
  return sql`
    with found as materialized (${sql.join(foundBy(db, filter), sql` union all `)})
    select ${rowsOf(page)} as orders,
      (select json_agg(f) from (
        select catalog, status, count(*) as orders, sum(total_points) as points, sum(returned_points) as returned
        from found group by catalog, status order by catalog, status) f) as figures`
}

/** The whole rows of a page's orders, in its order. */
function rowsOf(page: Expression<unknown>) {
  return sql`(select json_agg(order_history order by page.at desc, order_id desc)
    from (${page}) as page join order_history using (order_id))`
}

/** Two questions instead of an "or": each has its index, and the planner knows how few there are. No order is in both. */
function foundBy(db: Db, filter: OrderReportFilter) {
  const columns = ['order_id', 'catalog', 'status', 'total_points', 'returned_points'] as const
  const all = filtered(db.selectFrom('order_listing'), filter).select([
    ...columns,
    `${momentOf(filter)} as at`,
  ])
  if (filter.found === undefined) return [all]
  const { numbers, customers } = filter.found
  if (numbers === undefined)
    return [customers ? all.where('user_id', 'in', customers) : all.where(sql<boolean>`false`)]
  const numbered = numberedSo(all, numbers)
  if (customers === undefined) return [numbered]
  const isOther = sql<boolean>`not starts_with(order_no, ${numbers})`
  return [numbered, all.where('user_id', 'in', customers).where(isOther)]
}

type Orders = SelectQueryBuilder<Tables, 'order_listing', object>

function momentOf({ by }: OrderReportFilter): 'booked_at' | 'placed_at' {
  return by === 'booked' ? 'booked_at' : 'placed_at'
}

function filtered(list: Orders, filter: OrderReportFilter): Orders {
  const moment = momentOf(filter)
  const { statuses, catalogs, groupId, userId, recurring, ...period } = filter
  const { from, before } = instantBounds(period)
  return list
    .where(moment, '>=', from)
    .where(moment, '<', before)
    .$if(statuses.length > 0, (query) => query.where('status', 'in', [...statuses]))
    .$if(catalogs.length > 0, (query) => query.where('catalog', 'in', [...catalogs]))
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(recurring !== undefined, (query) => query.where('series_id', recurring ? 'is not' : 'is', null))
}
