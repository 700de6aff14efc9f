import { sql } from 'kysely'
import { z } from 'zod'
import { countBrought, counted, totalOf } from '../../kernel/counted.store.ts'
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
import { changeCount } from './changeCount.queries.ts'
import { type ChangeReportFilter, type Changes, changesOf, isReadable } from './reportedChanges.queries.ts'

type Place = [at: string, orderId: string, revision: number]

const listing: Listing<Place> = {
  name: 'changes',
  place: z.tuple([placeParts.instant, placeParts.id, placeParts.revision]),
}

/** Which change of which order an entry of a report is. */
export interface OrderChangeRef {
  readonly orderId: string
  /** Its place in the order's stream. */
  readonly revision: number
}

/**
 * A page of what was changed on orders, newest first (decision T9): who, in which role, what, on which order.
 * @param asked.isCounted whether the length of the whole list comes along
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function changeReport(
  db: Db,
  {
    filter,
    isCounted = false,
    ...asked
  }: PageAsked & { readonly filter: ChangeReportFilter; readonly isCounted?: boolean },
): Promise<ListPage<OrderChangeRef> | Rejection> {
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const all = changesOf(db, filter)
  const { after } = start
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'order_id', 'revision'), '<', tuple(...after)))
    : all
  const total = changeCount(db, filter)
  const found = await newestFirst(rest.where(isReadable))
    .select(isCounted ? totalOf(total) : sql<string>`null`.as('total'))
    .limit(asked.first + 1)
    .execute()
  const placed = found.map(({ order_id: orderId, revision, moment }) => ({
    view: { orderId, revision },
    place: placeOf(moment, orderId, revision),
  }))
  const count = isCounted ? countBrought(found, () => counted(total)) : () => counted(total)
  return pageOf(listing, placed, { first: asked.first, count })
}

function newestFirst(list: Changes) {
  return list
    .select(['order_id', 'revision', sql<string>`to_json(at)`.as('moment')])
    .orderBy('at', 'desc')
    .orderBy('order_id', 'desc')
    .orderBy('revision', 'desc')
}

function placeOf(at: string, orderId: string, revision: number): Place {
  return [Temporal.Instant.from(at).toString(), orderId, revision]
}
