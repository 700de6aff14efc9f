import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { cancelledMessage } from '../../ordering/cancelling/cancelledMessage.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import type { PlacingRequest } from '../../ordering/placing/placing.handlers.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { keyedCommand } from '../graphql/keyedCommand.ts'
import { PlaceOrderInput } from './booking.graphql.ts'
import { timeOf } from './freePlaces.graphql.ts'
import { AddInstructionsInput } from './instructions.graphql.ts'
import { RescheduleOrderInput } from './officeInputs.graphql.ts'
import { CancelOrderInput, OrderPayload, orderNode } from './order.graphql.ts'
import { type Outcome, orderPayload } from './orderPayload.ts'

/** Commands on the viewer's orders. */
@Resolver()
export class OrderCommandsResolver {
  @Mutation(() => OrderPayload, { description: 'Places an order and pays it with points.' })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The form, filled in.' }) input: PlaceOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderPayload> {
    const command = keyedCommand(context, { area: 'customer', name: 'placeOrder', input })
    return carriedOut(context, command, {
      give: (ordering, given) => ordering.placeOrder(given, placingRequestOf(input)),
      message: () => messageOf('ORDER_PLACED', context.language),
    })
  }

  @Mutation(() => OrderPayload, {
    description: 'Cancels an order; its points come back less the fee that was agreed to.',
  })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput, { description: 'The form, filled in.' }) input: CancelOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderPayload> {
    const { orderNo, feeSeen } = input
    const about = orderNo.toUpperCase()
    const command = keyedCommand(context, { area: 'customer', name: 'cancelOrder', input, about })
    return carriedOut(context, command, {
      give: (ordering, given) => ordering.cancelOrder(given, { orderNo, feeSeen }),
      message: (value) => cancelledMessage(value, context.language),
    })
  }

  @Mutation(() => OrderPayload, {
    description: "Moves one of the viewer's day orders to another time at the same price (decision E10).",
  })
  async rescheduleOrder(
    @Arg('input', () => RescheduleOrderInput, { description: 'The form, filled in.' })
    input: RescheduleOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderPayload> {
    const { orderNo } = input
    const about = orderNo.toUpperCase()
    const command = keyedCommand(context, { area: 'customer', name: 'moveOrder', input, about })
    return carriedOut(context, command, {
      give: (ordering, given) => ordering.moveOrder(given, { orderNo, to: timeOf(input) }),
      message: () => messageOf('ORDER_MOVED', context.language),
    })
  }

  @Mutation(() => OrderPayload, { description: 'Leaves a note for the crew, until service starts.' })
  async addInstructions(
    @Arg('input', () => AddInstructionsInput, { description: 'The form, filled in.' })
    input: AddInstructionsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderPayload> {
    const { orderNo, text } = input
    const command = keyedCommand(context, { area: 'customer', name: 'addInstructions', input })
    return carriedOut(context, command, {
      give: (ordering, given) => ordering.addInstructions(given, { orderNo, text }),
      message: () => messageOf('INSTRUCTIONS_ADDED', context.language),
    })
  }
}

/** One command of a customer: the handlers, and the order as it then stands. */
async function carriedOut<Value extends { readonly orderId: string }>(
  context: GraphqlContext,
  command: Command | Rejection,
  {
    give,
    message,
  }: {
    readonly give: (ordering: OrderingHandlers, command: Command) => Promise<Outcome<Value> | Rejection>
    readonly message: (value: Value) => string
  },
): Promise<OrderPayload> {
  const outcome = isRejection(command) ? command : await give(context.application.ordering, command)
  return orderPayload(context, outcome, { node: orderNode, message })
}

/** A booking as GraphQL sends it, in the names that both APIs' handlers take. */
function placingRequestOf(input: PlaceOrderInput): PlacingRequest {
  const { addressId, serviceId, year, month, day, slot, hour, minute, priceSeen } = input
  return {
    addressId,
    serviceId,
    serviceCatalog: input.catalog,
    periodType: input.periodType,
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
