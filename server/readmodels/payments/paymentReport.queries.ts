import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { type ListPage, type PageAsked, placeParts } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type KeysetListing, keysetPage } from '../keysetPage.queries.ts'
import { dateBounds, instantBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PaymentRow } from './paymentRows.projection.ts'
import { paymentRow } from './payments.queries.ts'
import { type PaymentView, paymentView } from './paymentViews.ts'

/** Which payments a report is about; what is absent does not narrow it. */
export interface PaymentFilter extends StatementPeriod {
  readonly userId?: string | undefined
  readonly method?: PaymentMethod | undefined
  readonly province?: Province | undefined
}

/** Sums over the payments of a report, in cents. */
interface PaymentTotals {
  readonly subtotal: number
  readonly tax: number
  readonly total: number
  /** The rounding of cash, below zero where less was collected. */
  readonly cashRounding: number
  /** Totals with the rounding of cash. */
  readonly paid: number
  /** What credit notes gave back of these payments, whenever they were issued: with tax, and with the rounding of cash. */
  readonly credited: number
}

type Place = [at: string, invoiceNo: string]

const listing: KeysetListing<PaymentRow, Place, PaymentView> = {
  name: 'paymentReport',
  place: z.tuple([placeParts.instant, placeParts.id]),
  row: paymentRow,
  order: sql`at desc, invoice_no desc`,
  after: (place) => sql`(at, invoice_no) < (${sql.join(place)})`,
  placeOf: ({ at, invoice_no }) => [Temporal.Instant.from(at).toString(), invoice_no],
  viewOf: paymentView,
}

/** A page of payments, and the sums over the whole report. */
interface PaymentReportPage extends ListPage<PaymentView> {
  totals(): Promise<PaymentTotals>
}

/**
 * A page of everybody's payments, newest first (decision T9).
 * @param asked.isSummed whether the totals come along
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function paymentReportPage(
  db: Db,
  { isSummed = false, ...filter }: PaymentFilter & PageAsked & { readonly isSummed?: boolean },
): Promise<PaymentReportPage | Rejection> {
  const page = await keysetPage(listing, {
    list: filtered(db, filter),
    summing: filter.userId === undefined ? keptTotals(db, filter) : totalsOf(db, filter),
    countOf: ({ payments }) => payments,
    asked: filter,
    isSummed,
  })
  return isRejection(page) ? page : { ...page, totals: async () => asTotals(await page.sums()) }
}

/** Sums over all customers' payments and their number, from the daily sums. */
function keptTotals(db: Db, filter: PaymentFilter) {
  const { method, province, ...period } = filter
  const { from, to } = dateBounds(period)
  return db
    .selectFrom('payment_sum')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(method !== undefined, (list) => list.where('method', '=', method ?? 1))
    .$if(province !== undefined, (list) => list.where('province', '=', province ?? 1))
    .select([sql<Sum>`sum(payments)`.as('payments'), ...sums, creditedOf(db, filter).as('credited')])
}

/** The same for one customer. */
function totalsOf(db: Db, filter: PaymentFilter) {
  return filtered(db, filter).select([
    sql<Sum>`count(*)`.as('payments'),
    ...sums,
    creditedOf(db, filter).as('credited'),
  ])
}

/** As the driver gives it, or as JSON; null of nothing. */
type Sum = string | number | null

const summed = ['subtotal', 'tax', 'total', 'cash_rounding'] as const
const sums = summed.map((column) => sql<Sum>`sum(${sql.ref(column)})`.as(column))

function creditedOf(db: Db, filter: PaymentFilter) {
  const back = sql`(select sum(total + cash_rounding) from credit_note where credit_note.invoice_no = payment.invoice_no)`
  const hasNote = sql<SqlBool>`exists (select from credit_note where credit_note.invoice_no = payment.invoice_no)`
  return filtered(db, filter).where(hasNote).select(sql<Sum>`sum(${back})`.as('credited'))
}

function asTotals(row: Readonly<Record<(typeof summed)[number] | 'credited', Sum>>): PaymentTotals {
  const [total, cashRounding] = [Number(row.total), Number(row.cash_rounding)]
  return {
    subtotal: Number(row.subtotal),
    tax: Number(row.tax),
    total,
    cashRounding,
    paid: total + cashRounding,
    credited: Number(row.credited),
  }
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
