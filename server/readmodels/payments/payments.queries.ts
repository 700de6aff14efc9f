import { sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { counted, everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { createJoins, joinOf } from '../../kernel/joins.store.ts'
import { type ListPage, type PageAsked, placeParts } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { yearsIn } from '../historyYears.queries.ts'
import { type KeysetListing, keysetPage } from '../keysetPage.queries.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PaymentRow, PaymentSumRow } from './paymentRows.projection.ts'
import { type PaymentView, paymentView } from './paymentViews.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    payment: PaymentRow
    payment_sum: PaymentSumRow
  }
}

/** A payment as its projection folds it. */
export const paymentRow = sql<PaymentRow>`to_json(payment)`

/** By payment, newest first. */
const listing: KeysetListing<PaymentRow, number, PaymentView> = {
  name: 'payments',
  place: placeParts.revision,
  row: paymentRow,
  order: sql`payment_id desc`,
  after: (paymentId) => sql`payment_id < ${paymentId}`,
  placeOf: ({ payment_id }) => payment_id,
  viewOf: paymentView,
}

/** The payments of a period, newest first, at most 1,000 (decision F8). */
export async function paymentHistory(
  db: Db,
  of: { readonly userId: string } & StatementPeriod,
): Promise<PaymentView[]> {
  const found = await ofPeriod(db, of)
    .select(paymentRow.as('row'))
    .orderBy('payment_id', 'desc')
    .limit(businessRules.lists.historyCap)
    .execute()
  return found.map(({ row }) => paymentView(row))
}

/**
 * A page of one customer's payments, newest first.
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function paymentPage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<PaymentView> | Rejection> {
  const list = ofPeriod(db, of)
  return keysetPage(listing, {
    list,
    summing: list.select(everyRow),
    countOf: ({ total }) => total,
    asked: of,
  })
}

/** How many payments a customer made: one invoice each. */
export async function paymentCount(db: Db, userId: string): Promise<number> {
  return counted(db.selectFrom('payment').where('user_id', '=', userId).select(everyRow))
}

/** The local years in which the customer paid, newest first (decision F7). */
export function paymentYears(db: Db, userId: string): Promise<number[]> {
  return yearsIn(db, 'payment', userId)
}

/** Customers' own payments, by the customer's id and the payment's number, with a space between. */
export const paymentsByNumber = joinOf<PaymentRow>()({
  name: 'payment',
  ids: 'text',
  sql: `select asked as id, to_json(payment) as row from unnest($ids) as asked
    join payment on user_id = split_part(asked, ' ', 1) and payment_id = split_part(asked, ' ', 2)::integer`,
  read: (row): PaymentView | undefined => row && paymentView(row),
})

/** A customer's own payment; undefined for an absent payment and for another customer's (decisions A2, K1). */
export async function findPayment(
  db: Db,
  of: { readonly userId: string; readonly paymentId: number },
): Promise<PaymentView | undefined> {
  return createJoins(db).of(paymentsByNumber).load(`${of.userId} ${of.paymentId}`)
}

function ofPeriod(db: Db, of: { readonly userId: string } & StatementPeriod) {
  const { from, to } = dateBounds(of)
  return db
    .selectFrom('payment')
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
}
