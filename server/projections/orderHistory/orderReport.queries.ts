import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { instantBounds, type StatementPeriod } from '../statementPeriod.ts'
import { findOrders } from './orderHistory.queries.ts'
import type { OrderView } from './orderView.ts'

/** Which orders a report is about; what is left out or empty does not narrow it. */
export interface OrderReportFilter extends StatementPeriod {
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

/** A page of a report. */
export interface OrderReport {
  readonly page: ListPage<OrderView>
  /** Over the whole report, not the page. */
  readonly figures: readonly OrderReportFigures[]
}

type Place = [at: string, orderId: string]

/** The moments that orders are sorted by, each a list of its own. */
const listings: Readonly<Record<OrderReportFilter['by'], Listing<Place>>> = {
  booked: listingOf('booked'),
  placed: listingOf('placed'),
}

/**
 * A page of a report of orders, the latest day first, with the figures of all of it (decision T9).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function orderReport(
  db: Db,
  { filter, ...asked }: PageAsked & { readonly filter: OrderReportFilter },
): Promise<OrderReport | Rejection> {
  const listing = listings[filter.by]
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const moment = filter.by === 'booked' ? 'booked_at' : 'placed_at'
  const all = filtered(listed(db, filter.found), filter, moment)
  const { after } = start
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple(moment, 'order_id'), '<', tuple(...after)))
    : all
  const [found, figures] = await Promise.all([
    rest
      .select('order_id')
      .orderBy(moment, 'desc')
      .orderBy('order_id', 'desc')
      .limit(asked.first + 1)
      .execute(),
    figuresOf(all),
  ])
  const views = await findOrders(
    db,
    found.map(({ order_id }) => order_id),
  )
  const placed = views.map((view) => ({ view, place: placeOf(filter.by, view) }))
  const count = async () => figures.reduce((sum, { orders }) => sum + orders, 0)
  return { page: pageOf(listing, placed, { first: asked.first, count }), figures }
}

type Orders = SelectQueryBuilder<Tables, 'order_listing', object>

function filtered(list: Orders, filter: OrderReportFilter, moment: 'booked_at' | 'placed_at'): Orders {
  const { statuses, catalogs, groupId, userId, ...period } = filter
  const { from, before } = instantBounds(period)
  return list
    .where(moment, '>=', from)
    .where(moment, '<', before)
    .$if(statuses.length > 0, (query) => query.where('status', 'in', [...statuses]))
    .$if(catalogs.length > 0, (query) => query.where('catalog', 'in', [...catalogs]))
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
}

/** Two lists put together instead of an "or": each has its index, and the planner knows how few there are. */
function listed(db: Db, found: OrderReportFilter['found']): Orders {
  const all = db.selectFrom('order_listing')
  if (found === undefined) return all
  const { orderNo, customers } = found
  const numbered = all.where('order_no', '=', orderNo)
  if (customers === undefined) return numbered
  const theirs = all.where('user_id', 'in', customers).where('order_no', '<>', orderNo)
  return db.selectFrom(numbered.selectAll().unionAll(theirs.selectAll()).as('order_listing'))
}

async function figuresOf(all: Orders): Promise<readonly OrderReportFigures[]> {
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

function placeOf(by: OrderReportFilter['by'], { bookedAt, placedAt, orderId }: OrderView): Place {
  return [(by === 'booked' ? bookedAt : placedAt).toString(), orderId]
}

function listingOf(by: OrderReportFilter['by']): Listing<Place> {
  return {
    name: by,
    place: z.tuple([z.iso.datetime().refine((at) => at >= '0001'), z.string().regex(/^[\w-]+$/)]),
  }
}
