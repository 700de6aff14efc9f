import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { counted, everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { dateBounds, instantBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PaymentRow } from './paymentRows.projection.ts'
import { asRow } from './payments.queries.ts'
import { type PaymentView, paymentView } from './paymentViews.ts'

/** Which payments a report is about; what is absent does not narrow it. */
export interface PaymentFilter extends StatementPeriod {
  readonly userId?: string | undefined
  readonly method?: PaymentMethod | undefined
  readonly province?: Province | undefined
}

/** What the payments of a report come to, in cents. */
export interface PaymentTotals {
  readonly subtotal: number
  readonly tax: number
  readonly total: number
  /** Totals with the rounding of cash. */
  readonly paid: number
  /** What credit notes gave back of these payments, whenever they were issued: with tax, and with the rounding of cash. */
  readonly credited: number
}

const summed = ['subtotal', 'tax', 'total', 'cash_rounding'] as const

type Place = [at: string, invoiceNo: string]

const listing: Listing<Place> = {
  name: 'paymentReport',
  place: z.tuple([z.iso.datetime().refine((at) => at >= '0001'), z.string().regex(/^[\w-]+$/)]),
}

/**
 * A page of everybody's payments, newest first (decision T9).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function paymentReportPage(
  db: Db,
  filter: PaymentFilter & PageAsked,
): Promise<ListPage<PaymentView> | Rejection> {
  const start = pageStart(listing, filter)
  if (isRejection(start)) return start
  const list = filtered(db, filter)
  const { after } = start
  const found = await (after === undefined
    ? list
    : list.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'invoice_no'), '<', tuple(...after)))
  )
    .select(asRow)
    .orderBy('at', 'desc')
    .orderBy('invoice_no', 'desc')
    .limit(filter.first + 1)
    .execute()
  const placed = found.map(({ row }) => ({ view: paymentView(row), place: placeOf(row) }))
  return pageOf(listing, placed, {
    first: filter.first,
    count: () => (filter.userId === undefined ? keptCount(db, filter) : counted(list.select(everyRow))),
  })
}

/** What all payments of a report come to. */
export async function paymentTotals(db: Db, filter: PaymentFilter): Promise<PaymentTotals> {
  const back = sql`(select sum(total + cash_rounding) from credit_note where credit_note.invoice_no = payment.invoice_no)`
  const hasNote = sql<SqlBool>`exists (select from credit_note where credit_note.invoice_no = payment.invoice_no)`
  const [sums, credits] = await Promise.all([
    filter.userId === undefined ? keptSums(db, filter) : sumsOf(db, filter),
    filtered(db, filter)
      .where(hasNote)
      .select(sql<string>`coalesce(sum(${back}), 0)`.as('credited'))
      .executeTakeFirstOrThrow(),
  ])
  const total = Number(sums.total)
  return {
    subtotal: Number(sums.subtotal),
    tax: Number(sums.tax),
    total,
    paid: total + Number(sums.cash_rounding),
    credited: Number(credits.credited),
  }
}

function sumsOf(db: Db, filter: PaymentFilter) {
  return filtered(db, filter)
    .select(({ fn }) => summed.map((column) => fn.sum(`payment.${column}`).as(column)))
    .executeTakeFirstOrThrow()
}

function keptSums(db: Db, filter: PaymentFilter) {
  return kept(db, filter)
    .select(({ fn }) => summed.map((column) => fn.sum(column).as(column)))
    .executeTakeFirstOrThrow()
}

async function keptCount(db: Db, filter: PaymentFilter): Promise<number> {
  const { payments } = await kept(db, filter)
    .select(({ fn }) => fn.sum('payments').as('payments'))
    .executeTakeFirstOrThrow()
  return Number(payments)
}

/** Of everybody's payments the sums that are kept by day. */
function kept(db: Db, { method, province, ...period }: PaymentFilter) {
  const { from, to } = dateBounds(period)
  return db
    .selectFrom('payment_sum')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(method !== undefined, (list) => list.where('method', '=', method ?? 1))
    .$if(province !== undefined, (list) => list.where('province', '=', province ?? 1))
}

function filtered(db: Db, { userId, method, province, ...period }: PaymentFilter) {
  const { from, before } = instantBounds(period)
  return db
    .selectFrom('payment')
    .where('at', '>=', from)
    .where('at', '<', before)
    .$if(userId !== undefined, (list) => list.where('user_id', '=', userId ?? ''))
    .$if(method !== undefined, (list) => list.where('method', '=', method ?? 1))
    .$if(province !== undefined, (list) => list.where('province', '=', province ?? 1))
}

function placeOf({ at, invoice_no }: PaymentRow): Place {
  return [Temporal.Instant.from(at).toString(), invoice_no]
}
