import type { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { SumTable } from '../engine/projection.ts'
import type { OrderListingRow } from './orderListing.projection.ts'

/** Sums over the orders of a local day, once by the day they are booked for and once by the day they were placed. */
export type OrderSumRow = {
  readonly moment: 'booked' | 'placed'
  readonly date: string
  readonly catalog: ServiceCatalog
  readonly status: OrderStatus
  readonly orders: number
  readonly points: number
  readonly returned_points: number
}

/** How many orders a catalog has in a status. */
export type OrderTotalRow = Pick<OrderSumRow, 'catalog' | 'status' | 'orders'>

/** How long the office's tabs are: a few rows, because every list and the dashboard ask. */
export const orderTotalTable: SumTable<OrderListingRow, OrderTotalRow> = {
  kind: 'sum',
  name: 'order_total',
  of: 'order_listing',
  key: ['catalog', 'status'],
  columns: { catalog: 'integer', status: 'integer', orders: 'integer' },
  indexes: [],
  sums: ['orders'],
  addends: ({ catalog, status }) => [{ catalog, status, orders: 1 }],
}

/** Figures of reports over free ranges. */
export const orderSumTable: SumTable<OrderListingRow, OrderSumRow> = {
  kind: 'sum',
  name: 'order_sum',
  of: 'order_listing',
  key: ['moment', 'date', 'catalog', 'status'],
  columns: {
    moment: 'text',
    date: 'date',
    catalog: 'integer',
    status: 'integer',
    orders: 'integer',
    points: 'bigint',
    returned_points: 'bigint',
  },
  indexes: [],
  sums: ['orders', 'points', 'returned_points'],
  addends: ({ booked_date, placed_date, catalog, status, total_points, returned_points }) => {
    const figures = { catalog, status, orders: 1, points: total_points, returned_points }
    return [
      { moment: 'booked', date: booked_date, ...figures },
      { moment: 'placed', date: placed_date, ...figures },
    ]
  },
}
