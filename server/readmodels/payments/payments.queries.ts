import { sql } from 'kysely'
import { counted, everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { createJoins, joinOf } from '../../kernel/joins.store.ts'
import { placeParts } from '../../kernel/pages.ts'
import { entriesIn, type KeysetListing } from '../keysetPage.queries.ts'
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

export const {
  history: paymentHistory,
  page: paymentPage,
  years: paymentYears,
} = entriesIn('payment', listing)

/** How many payments a customer made: one invoice each. */
export async function paymentCount(db: Db, userId: string): Promise<number> {
  return counted(db.selectFrom('payment').where('user_id', '=', userId).select(everyRow))
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
