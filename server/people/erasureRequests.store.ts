import type { ColumnType, GeneratedAlways } from 'kysely'
import { z } from 'zod'
import { counted, everyRow } from '../kernel/counted.store.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { joinOf } from '../kernel/joins.store.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../kernel/pages.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'

type Moment = ColumnType<Date | null, string | null | undefined, string>

interface ErasureRequestTable {
  /** A bigint, which the driver reads as text. */
  id: GeneratedAlways<string>
  customer_id: string
  asked_at: ColumnType<Date, string, never>
  withdrawn_at: Moment
  done_at: Moment
  done_by: ColumnType<string | null, never, string>
}

declare module '../kernel/database.ts' {
  interface Tables {
    erasure_request: ErasureRequestTable
  }
}

/** An erasure request that was neither withdrawn nor carried out (decision A20). */
export interface ErasureRequest {
  /** Ascending in the order of requests. */
  readonly id: string
  readonly userId: string
  readonly askedAt: Temporal.Instant
}

export async function findErasureRequest(db: Db, userId: string): Promise<ErasureRequest | undefined> {
  if (!isId(userId)) return undefined
  const row = await openRequests(db).where('customer_id', '=', userId).executeTakeFirst()
  return row && requestOf(row)
}

/** The open requests, by the customers' ids. */
export const erasureRequestsByCustomer = joinOf<{
  readonly id: string
  readonly userId: string
  readonly askedAt: string
}>()({
  name: 'erasure_request',
  ids: 'uuid',
  sql: `select customer_id as id, json_build_object('id', id::text, 'userId', customer_id, 'askedAt', asked_at) as row from erasure_request
    where customer_id = any($ids) and withdrawn_at is null and done_at is null`,
  read: (row): ErasureRequest | undefined => row && { ...row, askedAt: Temporal.Instant.from(row.askedAt) },
})

/** A request's position in the list is its id. */
const listing: Listing<string> = { name: 'erasures', place: z.string().regex(/^\d{1,18}$/) }

/**
 * A page of open requests, oldest first.
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function erasureRequestPage(
  db: Db,
  asked: PageAsked,
): Promise<ListPage<ErasureRequest> | Rejection> {
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const rows = await openRequests(db)
    .where('id', '>', start.after ?? '0')
    .orderBy('id')
    .limit(asked.first + 1)
    .execute()
  const placed = rows.map(requestOf).map((view) => ({ view, place: view.id }))
  return pageOf(listing, placed, {
    first: asked.first,
    count: () => counted(openRequests(db).clearSelect().select(everyRow)),
  })
}

/** Records the request. @param db in a transaction that holds the customer's row: a second open request breaks its unique index */
export async function insertErasureRequest(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db.insertInto('erasure_request').values({ customer_id: userId, asked_at: now.toString() }).execute()
}

export async function markWithdrawn(db: Db, requestId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('erasure_request')
    .set({ withdrawn_at: now.toString() })
    .where('id', '=', requestId)
    .execute()
}

export async function markCarriedOut(
  db: Db,
  requestId: string,
  { adminId, now }: { readonly adminId: string; readonly now: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('erasure_request')
    .set({ done_at: now.toString(), done_by: adminId })
    .where('id', '=', requestId)
    .execute()
}

function openRequests(db: Db) {
  return db
    .selectFrom('erasure_request')
    .select(['id', 'customer_id', 'asked_at'])
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
}

function requestOf(row: {
  readonly id: string
  readonly customer_id: string
  readonly asked_at: Date
}): ErasureRequest {
  return {
    id: row.id,
    userId: row.customer_id,
    askedAt: Temporal.Instant.fromEpochMilliseconds(row.asked_at.getTime()),
  }
}
