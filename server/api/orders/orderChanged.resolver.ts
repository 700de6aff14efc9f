import { GraphQLError } from 'graphql'
import { Subscription } from 'type-graphql'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { Arg, Field, Int, nullable, ObjectType, Resolver, Root } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { concerns, type OrderUpdate, orderUpdatesFor } from '../live/orderUpdates.ts'

@ObjectType({ description: 'That an order changed: enough to know what to read again.' })
export class ChangedOrder {
  @Field(() => String, 'Number of the order.')
  orderNo!: string

  @Field(() => OrderStatus, 'Its status now.')
  status!: number

  @Field(() => ServiceCatalog, 'What kind of work.')
  catalog!: number

  @Field(() => Int, 'Rises with every change of the order.')
  revision!: number
}

interface Listening {
  readonly context: GraphqlContext
  readonly args: { readonly orderNo?: string | null }
}

/** Changes of orders, by anyone and in any process (decision T8). */
@Resolver()
export class OrderChangedResolver {
  @Subscription(() => ChangedOrder, {
    description:
      "Sends changed orders once the read models show them: to customers their own, to crew members their crew's, to administrators all. Over a web socket (graphql-transport-ws) whose connection_init has `token`.",
    subscribe: listen,
  })
  orderChanged(
    @Root() update: OrderUpdate | undefined,
    @Arg('orderNo', () => String, 'Only of this order.', nullable)
    _orderNo: string | null | undefined,
  ): ChangedOrder {
    if (update === undefined) throw onlyBySocket()
    const { orderNo, status, catalog, revision } = update.order
    return { orderNo, status, catalog, revision }
  }
}

function listen({ context, args }: Listening): AsyncIterable<OrderUpdate> {
  const { viewer, orderFeed } = context
  if (viewer === undefined)
    throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
  if (orderFeed === undefined) throw onlyBySocket()
  const orderNo = args.orderNo?.toUpperCase()
  return orderUpdatesFor(
    orderFeed,
    (update) => concerns(update, viewer) && (orderNo === undefined || update.order.orderNo === orderNo),
  )
}

function onlyBySocket(): GraphQLError {
  return new GraphQLError('Subscribe over a web socket.', { extensions: { code: 'BAD_REQUEST' } })
}
