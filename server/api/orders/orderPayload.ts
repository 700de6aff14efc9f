import type { Address } from '../../addresses/addresses.store.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderResult } from '../../ordering/changeOrder.handlers.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import { orderFromFold } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { primeOrder } from '../details/loaders.ts'
import { type GraphqlContext } from '../graphql/graphqlContext.ts'
import { type KeyedIntent, keyedCommand } from '../graphql/keyedCommand.ts'
import { refusal, type UserError } from '../graphql/userError.graphql.ts'

/** The answer of every command on an order. */
export interface PayloadOf<Order> {
  readonly order: Order | null
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: UserError[]
}

/** A mutation on an order: its command, and the order and message of its answer. */
interface OrderMutation<Value, Order> extends KeyedIntent {
  readonly input: { readonly key: string; readonly orderNo?: string }
  readonly handle: (ordering: OrderingHandlers, command: Command) => Promise<Outcome<Value> | Rejection>
  readonly node: (view: OrderView) => Order
  readonly message: (value: Value) => string
}

/** The result of a command on an order, with the address if it was read. */
export type Outcome<Value> = OrderResult<Value> & { readonly address?: Address }

/**
 * Runs a command on an order. The payload has the decided order or, after a retry, the current one, even while the lists lag behind; null
 * after a refusal.
 */
export async function orderCommand<Value extends { readonly orderId: string }, Order>(
  context: GraphqlContext,
  { handle, node, message, ...intent }: OrderMutation<Value, Order>,
): Promise<PayloadOf<Order>> {
  const { application, language, loaders } = context
  const about = intent.input.orderNo?.toUpperCase()
  const command = keyedCommand(context, { ...intent, ...(about === undefined ? {} : { about }) })
  const outcome = isRejection(command) ? command : await handle(application.ordering, command)
  if (isRejection(outcome)) return { order: null, stale: false, ...refusal(outcome, language) }
  const { value, stale, address } = outcome
  const order = outcome.order ?? (await loaders.orderNow.load(value.orderId))
  const view = orderFromFold(value.orderId, order)
  primeOrder(loaders, { view, order, address })
  return { order: node(view), stale, message: message(value), userErrors: [] }
}
