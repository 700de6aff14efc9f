import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { counted, everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { instantBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PaymentRow } from './payments.projection.ts'
import { asRow, type PaymentView, paymentView } from './payments.queries.ts'

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
    count: () => counted(list.select(everyRow)),
  })
}

/** What all payments of a report come to. */
export async function paymentTotals(db: Db, filter: PaymentFilter): Promise<PaymentTotals> {
  const sum = (column: 'subtotal' | 'tax' | 'total' | 'cash_rounding') =>
    sql<string>`coalesce(sum(payment.${sql.ref(column)}), 0)`
  const back = sql`(select sum(total + cash_rounding) from credit_note where credit_note.invoice_no = payment.invoice_no)`
  const hasNote = sql<SqlBool>`exists (select from credit_note where credit_note.invoice_no = payment.invoice_no)`
  const [sums, credits] = await Promise.all([
    filtered(db, filter)
      .select([
        sum('subtotal').as('subtotal'),
        sum('tax').as('tax'),
        sum('total').as('total'),
        sum('cash_rounding').as('rounding'),
      ])
      .executeTakeFirstOrThrow(),
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
    paid: total + Number(sums.rounding),
    credited: Number(credits.credited),
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

function placeOf({ at, invoice_no }: PaymentRow): Place {
  return [Temporal.Instant.from(at).toString(), invoice_no]
}
