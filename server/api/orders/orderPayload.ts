import type { Address } from '../../addresses/addresses.store.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderResult } from '../../ordering/changing.handlers.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import { orderFromFold } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { primeOrder } from '../details/loaders.ts'
import { type GraphqlContext } from '../graphql/graphqlContext.ts'
import { type KeyedIntent, keyedCommand } from '../graphql/keyedCommand.ts'
import { refusal, type UserError } from '../graphql/userError.graphql.ts'

/** What every command on an order answers, whoever gave it. */
export interface PayloadOf<Order> {
  readonly order: Order | null
  readonly stale: boolean
  readonly message: string | null
  readonly userErrors: UserError[]
}

/** A mutation on an order: the command it gives, and how its answer shows the order and tells what became of it. */
interface OrderMutation<Value, Order> extends KeyedIntent {
  readonly input: { readonly key: string; readonly orderNo?: string }
  readonly handle: (ordering: OrderingHandlers, command: Command) => Promise<Outcome<Value> | Rejection>
  readonly node: (view: OrderView) => Order
  readonly message: (value: Value) => string
}

/** A command on an order that was carried out, with what is known of it besides. */
export type Outcome<Value> = OrderResult<Value> & { readonly address?: Address }

/**
 * Gives a command on an order to its handler. The payload has the order as it was decided, or as it is now where another try has given the
 * answer, whether or not the lists have caught up; none when the command was refused.
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
