import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { Order } from './order.graphql.ts'
import type { OrderNode } from './order.node.ts'
import { OrderRefund } from './orderRefund.graphql.ts'
import { orderRefundNode } from './orderRefund.node.ts'

/** What a cancelled order gave back, with the words that the office sent along. */
@Resolver(() => Order)
export class OrderRefundResolver {
  @FieldResolver(() => OrderRefund, { nullable: true })
  async refund(@Root() { view }: OrderNode, @Ctx() { loaders }: GraphqlContext): Promise<OrderRefund | null> {
    const refund = orderRefundNode(view)
    if (refund === null) return null
    const { cancelCommandId } = view
    const note =
      cancelCommandId === undefined ? undefined : await loaders.cancellationNote.load(cancelCommandId)
    return { ...refund, note: note ?? null }
  }
}
