import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { orderNow } from '../doors/orderNow.ts'
import { commandOf } from '../doors/requestContext.ts'
import type { Settled } from '../eventstore/carryOut.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { userErrorOf } from '../graphql/userError.graphql.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { messageOf } from '../kernel/texts.ts'
import { PlaceOrderInput } from './booking.graphql.ts'
import { CancelOrderInput, OrderPayload } from './order.graphql.ts'
import { orderNode } from './order.node.ts'
import type { PlacingRequest } from './placing.handlers.ts'

/** Commands on the viewer's orders. */
@Resolver()
export class OrderCommandsResolver {
  @Mutation(() => OrderPayload, { description: 'Places an order and pays it with points.' })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const viewer = viewerOf(context, 'customer')
    const key = checkedKey(input.key)
    if (isRejection(key)) return refused(key, context)
    const command = commandOf(context, viewer, 'placeOrder', key)
    const placed = await context.application.ordering.placeOrder(command, placingRequestOf(input))
    return isRejection(placed)
      ? refused(placed, context)
      : answered(placed, messageOf('ORDER_PLACED', context.language), context)
  }

  @Mutation(() => OrderPayload, {
    description: 'Cancels an order; its points come back less the fee that was agreed to.',
  })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput) { key: given, orderNo, feeSeen }: CancelOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const viewer = viewerOf(context, 'customer')
    const key = checkedKey(given)
    if (isRejection(key)) return refused(key, context)
    const command = commandOf(context, viewer, 'cancelOrder', key)
    const cancelled = await context.application.ordering.cancelOrder(command, { orderNo, feeSeen })
    if (isRejection(cancelled)) return refused(cancelled, context)
    const { refundPoints, feePoints } = cancelled.value
    return answered(
      cancelled,
      messageOf('ORDER_CANCELLED', context.language, { refundPoints, feePoints }),
      context,
    )
  }
}

async function answered(
  { value, stale }: Settled<{ readonly orderId: string }>,
  message: string,
  { application }: GraphqlContext,
) {
  const order = orderNode(await orderNow(application.store, value.orderId))
  return { order, stale, message, userErrors: [] }
}

function refused(rejection: Rejection, { language }: GraphqlContext) {
  return { order: null, stale: false, message: null, userErrors: [userErrorOf(rejection, language)] }
}

/** A key is the caller's own text, long enough for a UUID and more. */
function checkedKey(key: string): string | Rejection {
  const isKey = key.length > 0 && key.length <= 200
  return isKey
    ? key
    : reject(key.length === 0 ? 'FIELD_REQUIRED' : 'FIELD_TOO_LONG', { field: 'key', params: { max: 200 } })
}

/** A booking as GraphQL sends it, in the names that both doors' handlers take. */
function placingRequestOf(input: PlaceOrderInput): PlacingRequest {
  const { addressId, serviceId, year, month, day, slot, hour, minute, priceSeen } = input
  return {
    addressId,
    serviceId,
    serviceCatalog: input.catalog as ServiceCatalog,
    periodType: input.periodType as PeriodType,
    year,
    month,
    day,
    slot,
    hour,
    minute,
    priceSeen: {
      basePoints: priceSeen.basePoints,
      additionalPoints: priceSeen.additionalPoints,
      rankDiscount: priceSeen.rankDiscountTenths,
    },
  }
}
