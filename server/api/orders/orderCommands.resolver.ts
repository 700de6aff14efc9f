import { messageOf } from '../../kernel/texts.ts'
import { cancelledMessage } from '../../ordering/cancelling/cancelledMessage.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { Form } from '../graphql/commandPayload.graphql.ts'
import { Ctx, Mutation, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { AddInstructionsInput } from './bookedOrder.graphql.ts'
import { PlaceOrderInput, placingRequestOf, timeOf } from './booking.graphql.ts'
import { RescheduleOrderInput } from './officeInputs.graphql.ts'
import { CancelOrderInput, OrderPayload, ReportProblemInput } from './order.graphql.ts'
import { orderCommand } from './orderPayload.ts'

/** Commands on the viewer's orders. */
@Resolver()
export class OrderCommandsResolver {
  @Mutation(() => OrderPayload, 'Places an order and pays it with points.')
  async placeOrder(@Form(PlaceOrderInput) input: PlaceOrderInput, @Ctx() context: GraphqlContext) {
    return orderCommand(context, {
      ...byCustomer('placeOrder', input),
      handle: (ordering, command) => ordering.placeOrder(command, placingRequestOf(input)),
      message: () => messageOf('ORDER_PLACED', context.language),
    })
  }

  @Mutation(() => OrderPayload, 'Cancels an order and returns its points less the agreed fee.')
  async cancelOrder(@Form(CancelOrderInput) input: CancelOrderInput, @Ctx() context: GraphqlContext) {
    const { orderNo, feeSeen } = input
    return orderCommand(context, {
      ...byCustomer('cancelOrder', input),
      handle: (ordering, command) => ordering.cancelOrder(command, { orderNo, feeSeen }),
      message: (value) => cancelledMessage(value, context.language),
    })
  }

  @Mutation(() => OrderPayload, "Moves the viewer's day order at the same price (decision E10).")
  async rescheduleOrder(
    @Form(RescheduleOrderInput) input: RescheduleOrderInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { orderNo } = input
    return orderCommand(context, {
      ...byCustomer('moveOrder', input),
      handle: (ordering, command) => ordering.moveOrder(command, { orderNo, to: timeOf(input) }),
      message: () => messageOf('ORDER_MOVED', context.language),
    })
  }

  @Mutation(() => OrderPayload, 'Leaves a note for the crew, until service starts.')
  async addInstructions(
    @Form(AddInstructionsInput) input: AddInstructionsInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { orderNo, text } = input
    return orderCommand(context, {
      ...byCustomer('addInstructions', input),
      handle: (ordering, command) => ordering.addInstructions(command, { orderNo, text }),
      message: () => messageOf('INSTRUCTIONS_ADDED', context.language),
    })
  }

  @Mutation(
    () => OrderPayload,
    'Reports a problem with a completed order, within seven days (decisions E8, X1).',
  )
  async reportProblem(@Form(ReportProblemInput) input: ReportProblemInput, @Ctx() context: GraphqlContext) {
    const { orderNo, reason, words } = input
    return orderCommand(context, {
      ...byCustomer('openDispute', input),
      handle: (ordering, command) => ordering.openDispute(command, { orderNo, reason, words }),
      message: () => messageOf('PROBLEM_REPORTED', context.language),
    })
  }
}

function byCustomer<Input>(name: string, input: Input) {
  return { area: 'customer', name, input, node: (view: OrderView) => view } as const
}
