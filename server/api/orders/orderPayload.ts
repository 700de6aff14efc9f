import type { CommandResult } from '../../eventstore/commandHandler.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { orderNow } from '../details/orderNow.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal, type UserError } from '../graphql/userError.graphql.ts'

/** What every command on an order answers, whoever gave it. */
export interface PayloadOf<Order> {
  readonly order: Order | null
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: UserError[]
}

/** How an answer shows the order and tells what became of it. */
interface Answer<Value, Order> {
  readonly node: (view: OrderView) => Order
  readonly message: (value: Value) => string
}

/** The payload of a command on an order: the order as it stands now, whether or not the lists have caught up; none when it was refused. */
export async function orderPayload<Value extends { readonly orderId: string }, Order>(
  { application, language }: GraphqlContext,
  outcome: CommandResult<Value> | Rejection,
  { node, message }: Answer<Value, Order>,
): Promise<PayloadOf<Order>> {
  if (isRejection(outcome)) return { order: null, stale: false, ...refusal(outcome, language) }
  const order = node(await orderNow(application.store, outcome.value.orderId))
  return { order, stale: outcome.stale, message: message(outcome.value), userErrors: [] }
}
