import type { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'

/** Figures of the orders of one catalog and status; points are whole. */
export interface OrderReportFigures {
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly orders: number
  readonly points: number
  /** What came back of them, less fees. */
  readonly returnedPoints: number
}

/** As the driver gives them: sums that may be longer than a number come as texts. */
export type FiguresRow = Pick<OrderReportFigures, 'catalog' | 'status'> &
  Readonly<Record<'orders' | 'points' | 'returned', string | number | bigint>>

/** Which figures: of everybody's orders, by the day they are booked for or were placed; what is empty does not narrow it. */
export interface FiguresFilter extends StatementPeriod {
  readonly by: 'booked' | 'placed'
  readonly statuses: readonly OrderStatus[]
  readonly catalogs: readonly ServiceCatalog[]
}

/** Asks for the figures of everybody's orders, from the sums that are kept by day. */
export function keptFigures(db: Db, filter: FiguresFilter) {
  const { by, statuses, catalogs, ...period } = filter
  const { from, to } = dateBounds(period)
  return db
    .selectFrom('order_sum')
    .where('moment', '=', by)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(statuses.length > 0, (query) => query.where('status', 'in', [...statuses]))
    .$if(catalogs.length > 0, (query) => query.where('catalog', 'in', [...catalogs]))
    .select(({ fn }) => [
      'catalog',
      'status',
      fn.sum('orders').as('orders'),
      fn.sum('points').as('points'),
      fn.sum('returned_points').as('returned'),
    ])
    .groupBy(['catalog', 'status'])
    .orderBy('catalog')
    .orderBy('status')
}

export function asFigures({ catalog, status, ...sums }: FiguresRow): OrderReportFigures {
  const { orders, points, returned } = sums
  return {
    catalog,
    status,
    orders: Number(orders),
    points: Number(points),
    returnedPoints: Number(returned),
  }
}
