import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { readReportCursor, reportCursor } from '../reportCursor.ts'
import { type ReportDays, type ReportSpan, reportSpan } from '../reportRange.ts'
import { findOrders } from './orderHistory.queries.ts'
import type { OrderView } from './orderView.ts'

/** Which orders a report is about; what is left out or empty does not narrow it. */
export interface OrderReportFilter extends ReportDays {
  readonly by: 'booked' | 'placed'
  readonly statuses: readonly OrderStatus[]
  readonly catalogs: readonly ServiceCatalog[]
  readonly groupId?: string | undefined
  readonly userId?: string | undefined
  /** Orders of this number, or of customers that this question gives. */
  readonly found?: {
    readonly orderNo: string
    readonly customers?: SelectQueryBuilder<Tables, 'customer', { readonly id: string }> | undefined
  }
}

/** Figures of the orders of one catalog and status; points are whole. */
export interface OrderReportFigures {
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly orders: number
  readonly points: number
  /** What came back of them, less fees. */
  readonly returnedPoints: number
}

export interface OrderReport {
  readonly nodes: readonly OrderView[]
  readonly cursors: readonly string[]
  readonly hasNextPage: boolean
  /** Over the whole report, not the page. */
  readonly figures: readonly OrderReportFigures[]
}

const MOST = 100

/**
 * A stretch of a report of orders, the latest day first, with the figures of all of it.
 * @param of.first how many at most: 1 to 100
 * @returns a rejection of `first`, `after`, `from` or `to`
 */
export async function orderReport(
  db: Db,
  of: { readonly filter: OrderReportFilter; readonly first: number; readonly after?: string | undefined },
): Promise<OrderReport | Rejection> {
  const { filter, first } = of
  const span = reportSpan(filter)
  if (isRejection(span)) return span
  if (!Number.isInteger(first) || first < 1 || first > MOST)
    return reject('FIELD_INVALID', { field: 'first' })
  const after = of.after === undefined ? undefined : readReportCursor(filter.by, of.after)
  if (isRejection(after)) return after
  const moment = filter.by === 'booked' ? 'booked_at' : 'placed_at'
  const all = filtered(db.selectFrom('order_listing'), { filter, span, moment })
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(moment, 'order_id'), '<', tuple(after.at, after.orderId)),
      )
    : all
  const [found, figures] = await Promise.all([
    rest
      .select('order_id')
      .orderBy(moment, 'desc')
      .orderBy('order_id', 'desc')
      .limit(first + 1)
      .execute(),
    figuresOf(all),
  ])
  const nodes = await findOrders(
    db,
    found.slice(0, first).map(({ order_id }) => order_id),
  )
  const cursors = nodes.map((node) => cursorOf(filter.by, node))
  return { nodes, cursors, hasNextPage: found.length > first, figures }
}

type Listing = SelectQueryBuilder<Tables, 'order_listing', object>

function filtered(
  list: Listing,
  of: {
    readonly filter: OrderReportFilter
    readonly span: ReportSpan
    readonly moment: 'booked_at' | 'placed_at'
  },
): Listing {
  const { statuses, catalogs, groupId, userId, found } = of.filter
  const { since, before } = of.span
  return list
    .$if(since !== undefined, (query) => query.where(of.moment, '>=', since ?? ''))
    .$if(before !== undefined, (query) => query.where(of.moment, '<', before ?? ''))
    .$if(statuses.length > 0, (query) => query.where('status', 'in', [...statuses]))
    .$if(catalogs.length > 0, (query) => query.where('catalog', 'in', [...catalogs]))
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(found !== undefined, (query) => query.where(isFound(found)))
}

function isFound(found: OrderReportFilter['found']) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'order_listing'>) =>
    or([
      eb('order_no', '=', found?.orderNo ?? ''),
      ...(found?.customers ? [eb('user_id', 'in', found.customers)] : []),
    ])
}

async function figuresOf(all: Listing): Promise<readonly OrderReportFigures[]> {
  const rows = await all
    .select(({ fn }) => [
      'catalog',
      'status',
      fn.countAll().as('orders'),
      fn.sum('total_points').as('points'),
      fn.sum('returned_points').as('returned'),
    ])
    .groupBy(['catalog', 'status'])
    .orderBy('catalog')
    .orderBy('status')
    .execute()
  return rows.map(({ catalog, status, orders, points, returned }) => ({
    catalog,
    status,
    orders: Number(orders),
    points: Number(points),
    returnedPoints: Number(returned),
  }))
}

function cursorOf(by: OrderReportFilter['by'], { bookedAt, placedAt, orderId }: OrderView): string {
  const at = (by === 'booked' ? bookedAt : placedAt).toString()
  return reportCursor(by, { at, orderId, revision: 0 })
}
