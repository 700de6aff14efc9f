import type { Rejection } from '../../kernel/rejection.ts'
import { findPayment } from '../../readmodels/payments/payments.queries.ts'
import { balanceOf } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { inSpelling } from '../context/inSpelling.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { type PaymentNode, paymentNode } from './payment.node.ts'

/** What handlers name by the documents, as the inputs here spell it. */
export const moneySpelling = { paidAmount: 'amountCents', paymentMethod: 'method' }

/** A refused command on points or payments; `nothing` are its payload's own fields. */
export function refusedMoney<Fields>(rejection: Rejection, { language }: GraphqlContext, nothing: Fields) {
  return {
    balance: null,
    stale: false,
    ...refusal(inSpelling(rejection, moneySpelling), language),
    ...nothing,
  }
}

/** One that was carried out, with what the customer holds now. */
export async function doneMoney(
  { application }: GraphqlContext,
  customerId: string,
  { stale, message }: { readonly stale: boolean; readonly message: string },
) {
  return { balance: await balanceOf(application.db, customerId), stale, message, userErrors: [] }
}

/** The payment as lists show it; null while they lag behind. */
export async function paymentNow(
  { application, language }: GraphqlContext,
  of: { readonly userId: string; readonly paymentId: number },
): Promise<PaymentNode | null> {
  const payment = await findPayment(application.db, of)
  return payment === undefined ? null : paymentNode(payment, language)
}
