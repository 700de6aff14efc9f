import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { cancelledMessage } from '../../ordering/cancelling/cancelledMessage.ts'
import type { PlacingRequest } from '../../ordering/placing/placing.handlers.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { keyedCommand } from '../graphql/keyedCommand.ts'
import { PlaceOrderInput } from './booking.graphql.ts'
import { AddInstructionsInput } from './instructions.graphql.ts'
import { timeOf } from './moving.node.ts'
import { RescheduleOrderInput } from './officeInputs.graphql.ts'
import { CancelOrderInput, OrderPayload } from './order.graphql.ts'
import { changedPayload, refusedPayload } from './orderPayload.node.ts'

/** Commands on the viewer's orders. */
@Resolver()
export class OrderCommandsResolver {
  @Mutation(() => OrderPayload, { description: 'Places an order and pays it with points.' })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The form, filled in.' }) input: PlaceOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const command = keyedCommand(context, { area: 'customer', name: 'placeOrder', input })
    if (isRejection(command)) return refusedPayload(command, context)
    const placed = await context.application.ordering.placeOrder(command, placingRequestOf(input))
    return isRejection(placed)
      ? refusedPayload(placed, context)
      : changedPayload(placed, messageOf('ORDER_PLACED', context.language), context)
  }

  @Mutation(() => OrderPayload, {
    description: 'Cancels an order; its points come back less the fee that was agreed to.',
  })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput, { description: 'The form, filled in.' }) input: CancelOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const { orderNo, feeSeen } = input
    const command = keyedCommand(context, {
      area: 'customer',
      name: 'cancelOrder',
      input,
      about: orderNo.toUpperCase(),
    })
    if (isRejection(command)) return refusedPayload(command, context)
    const cancelled = await context.application.ordering.cancelOrder(command, { orderNo, feeSeen })
    if (isRejection(cancelled)) return refusedPayload(cancelled, context)
    return changedPayload(cancelled, cancelledMessage(cancelled.value, context.language), context)
  }

  @Mutation(() => OrderPayload, {
    description: "Moves one of the viewer's day orders to another time at the same price (decision E10).",
  })
  async rescheduleOrder(
    @Arg('input', () => RescheduleOrderInput, { description: 'The form, filled in.' })
    input: RescheduleOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const { orderNo } = input
    const command = keyedCommand(context, {
      area: 'customer',
      name: 'moveOrder',
      input,
      about: orderNo.toUpperCase(),
    })
    if (isRejection(command)) return refusedPayload(command, context)
    const moved = await context.application.ordering.moveOrder(command, { orderNo, to: timeOf(input) })
    if (isRejection(moved)) return refusedPayload(moved, context)
    return changedPayload(moved, messageOf('ORDER_MOVED', context.language), context)
  }

  @Mutation(() => OrderPayload, { description: 'Leaves a note for the crew, until service starts.' })
  async addInstructions(
    @Arg('input', () => AddInstructionsInput, { description: 'The form, filled in.' })
    input: AddInstructionsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const { orderNo, text } = input
    const command = keyedCommand(context, { area: 'customer', name: 'addInstructions', input })
    if (isRejection(command)) return refusedPayload(command, context)
    const noted = await context.application.ordering.addInstructions(command, { orderNo, text })
    return isRejection(noted)
      ? refusedPayload(noted, context)
      : changedPayload(noted, messageOf('INSTRUCTIONS_ADDED', context.language), context)
  }
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
