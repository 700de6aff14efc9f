import { z } from 'zod'
import type { Db } from '../../kernel/database.ts'
import {
  type Listing,
  type ListPage,
  type PageAsked,
  pageOf,
  pageStart,
  placeParts,
} from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderView } from './orderView.ts'
import type { OrderReportFigures } from './reportedFigures.queries.ts'
import { type OrderReportFilter, type ReportPlace, reportedOrders } from './reportedOrders.queries.ts'

/** A page of a report. */
export interface OrderReport {
  readonly page: ListPage<OrderView>
  /** Over the whole report, not the page. */
  readonly figures: readonly OrderReportFigures[]
}

/** The moments that orders are sorted by, each a list of its own. */
const listings: Readonly<Record<OrderReportFilter['by'], Listing<ReportPlace>>> = {
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
  const { orders: found, figures } = await reportedOrders(db, {
    filter,
    after: start.after,
    most: asked.first + 1,
  })
  const placed = found.map((view) => ({ view, place: placeOf(filter.by, view) }))
  const count = async () => figures.reduce((sum, { orders }) => sum + orders, 0)
  return { page: pageOf(listing, placed, { first: asked.first, count }), figures }
}

function placeOf(by: OrderReportFilter['by'], { bookedAt, placedAt, orderId }: OrderView): ReportPlace {
  return [(by === 'booked' ? bookedAt : placedAt).toString(), orderId]
}

function listingOf(by: OrderReportFilter['by']): Listing<ReportPlace> {
  return {
    name: by,
    place: z.tuple([placeParts.instant, placeParts.id]),
  }
}
