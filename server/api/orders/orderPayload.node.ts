import type { CommandResult } from '../../eventstore/commandHandler.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { orderNow } from '../details/orderNow.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { orderNode } from './order.node.ts'

/** The payload of a command on an order that was carried out: the order as it stands now, whether or not the lists have caught up. */
export async function changedPayload(
  { value, stale }: CommandResult<{ readonly orderId: string }>,
  message: string,
  { application }: GraphqlContext,
) {
  const order = orderNode(await orderNow(application.store, value.orderId))
  return { order, stale, message, userErrors: [] }
}

/** The payload of one that was refused. */
export function refusedPayload(rejection: Rejection, { language }: GraphqlContext) {
  return { order: null, stale: false, ...refusal(rejection, language) }
}
