import type { CommandResult } from '../../eventstore/commandHandler.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { orderNow } from '../details/orderNow.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import type { CrewOrder } from './crewOrder.graphql.ts'
import { orderNode } from './order.node.ts'

/** An order as its row tells it to its crew; what it points at is resolved field by field, only where a query asks. */
export type CrewOrderNode = Omit<
  CrewOrder,
  'serviceName' | 'userNo' | 'customerName' | 'address' | 'instructions' | 'staff' | 'viewerMay'
> & { readonly view: OrderView }

export function crewOrderNode(view: OrderView): CrewOrderNode {
  const { id, orderNo, status, catalog, periodType, totalPoints, ...times } = orderNode(view)
  const { placed, booked, bookedDate, bookedTime, slot, started, ended } = times
  return {
    view,
    ...{ id, orderNo, status, catalog, periodType, totalPoints },
    ...{ placed, booked, bookedDate, bookedTime, slot, started, ended },
    plannedMinutes: view.priceLines.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** The payload of a press that was taken: the order as it stands now, whether or not the lists have caught up. */
export async function servedPayload(
  { value, stale }: CommandResult<{ readonly orderId: string }>,
  message: string,
  { application }: GraphqlContext,
) {
  const order = crewOrderNode(await orderNow(application.store, value.orderId))
  return { order, stale, message, userErrors: [] }
}

/** The payload of one that was refused. */
export function refusedPress(rejection: Rejection, { language }: GraphqlContext) {
  return { order: null, stale: false, ...refusal(rejection, language) }
}
