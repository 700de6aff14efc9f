import type { SumTable } from '../engine/projection.ts'
import type { OrderListingRow } from './orderListing.projection.ts'

/** Assigns an order to a crew or a person, with the columns that lists sort and filter by. */
export type CrewListingRow = Pick<OrderListingRow, 'order_id' | 'place' | 'placed_at' | 'catalog'> & {
  /** A crew until service starts, then each of the people who did the work (decision E5). */
  readonly whose: string
  /** 1 */
  readonly orders: number
}

/** One row per order and crew or person: a search for crew members finds thousands of orders with an index-only scan. */
export const crewListingTable: SumTable<OrderListingRow, CrewListingRow> = {
  kind: 'sum',
  name: 'crew_listing',
  of: 'order_listing',
  key: ['whose', 'place', 'order_id', 'placed_at', 'catalog'],
  columns: {
    whose: 'text',
    place: 'integer',
    order_id: 'text',
    placed_at: 'timestamptz',
    catalog: 'integer',
    orders: 'integer',
  },
  indexes: [],
  sums: ['orders'],
  addends: ({ staff_ids, group_id, place, order_id, placed_at, catalog }) =>
    (staff_ids ?? (group_id === null ? [] : [group_id])).map((whose) => ({
      whose,
      place,
      order_id,
      placed_at,
      catalog,
      orders: 1,
    })),
}
