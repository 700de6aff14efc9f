import type { Address } from '../../addresses/addresses.store.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderResult } from '../../ordering/changing.handlers.ts'
import { orderFromFold } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { primeOrder } from '../details/requestLoaders.ts'
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

/** A command on an order that was carried out, with what is known of it besides. */
export type Outcome<Value> = OrderResult<Value> & { readonly address?: Address }

/**
 * The payload of a command on an order: the order as it was decided, or as it stands now where another try has given the answer, whether
 * or not the lists have caught up; none when it was refused.
 */
export async function orderPayload<Value extends { readonly orderId: string }, Order>(
  { language, loaders }: GraphqlContext,
  outcome: Outcome<Value> | Rejection,
  { node, message }: Answer<Value, Order>,
): Promise<PayloadOf<Order>> {
  if (isRejection(outcome)) return { order: null, stale: false, ...refusal(outcome, language) }
  const { value, stale, address } = outcome
  const order = outcome.order ?? (await loaders.orderNow.load(value.orderId))
  const view = orderFromFold(value.orderId, order)
  primeOrder(loaders, { view, order, address })
  return { order: node(view), stale, message: message(value), userErrors: [] }
}
