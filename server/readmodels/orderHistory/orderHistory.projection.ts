import { type OrderEvent, orderEventTypes } from '../../ordering/events.ts'
import { type FoldTable, type Projection, subjectOf } from '../engine/projection.ts'
import { crewListingTable } from './crewListing.projection.ts'
import { orderListingTable } from './orderListing.projection.ts'
import { nextRow } from './orderSteps.projection.ts'
import { orderSumTable, orderTotalTable } from './orderSums.projection.ts'
import { type OrderHistoryRow, orderHistoryColumns } from './orderView.ts'

/** The rows of the read model: one per order. */
export const orderHistoryTable: FoldTable<OrderEvent, OrderHistoryRow> = {
  kind: 'fold',
  name: 'order_history',
  key: ['order_id'],
  columns: orderHistoryColumns,
  indexes: [
    '(order_no)',
    // the customer's two lists in their order (decision E13), and "do they have recent orders" (decision D12)
    '(user_id, booked_at, order_id) where status <= 2',
    '(user_id, placed_at desc, order_id desc) where status > 2',
    '(user_id, catalog) where status <= 2',
    // a crew's own two lists in the same orders, and whether it has anything open (decisions I3, I9)
    '(group_id, booked_at, order_id) where status <= 2',
    '(group_id, placed_at desc, order_id desc) where status > 2',
    // who is at work now, even after a change of crew
    '(booked_at, order_id) where status = 2',
    // what the crews have on a day, for the crew to offer (decision W1)
    '(booked_at) include (order_id, group_id, catalog, slot, minutes) where group_id is not null and status <> 4 and period_type = 0',
    // visits that the office has to deal with (decision X11)
    '(visit_failed_at, order_id) where visit_failed_at is not null',
  ],
  keyOf: (event) => subjectOf(event.stream),
  evolve: nextRow,
}

/** The order lists and the order detail. */
export const orderHistory: Projection = {
  name: 'orderHistory',
  version: 14,
  categories: ['order'],
  types: orderEventTypes,
  tables: [orderHistoryTable, orderListingTable, crewListingTable, orderSumTable, orderTotalTable],
}
