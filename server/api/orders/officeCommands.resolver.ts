import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import { renameFields } from '../context/renameFields.ts'
import { Form } from '../graphql/commandPayload.graphql.ts'
import { Ctx, Mutation, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { AddInstructionsInput } from './bookedOrder.graphql.ts'
import { PlaceCustomerOrderInput, placingRequestOf, timeOf } from './booking.graphql.ts'
import {
  AssignGroupInput,
  CancelCustomerOrderInput,
  MoveOrderInput,
  OpenDisputeInput,
  OrderCommandInput,
  ResolveDisputeInput,
  WaiveFeeInput,
} from './officeInputs.graphql.ts'
import { OfficeOrderPayload, officeOrderNode } from './officeOrder.graphql.ts'
import { type Outcome, orderCommand } from './orderPayload.ts'

const messages = {
  placeOrder: 'ORDER_PLACED',
  assignGroup: 'GROUP_ASSIGNED',
  cancelOrder: 'ORDER_CANCELLED_BY_OFFICE',
  waiveFee: 'FEE_WAIVED',
  resendConfirmation: 'CONFIRMATION_RESENT',
  moveOrder: 'ORDER_MOVED',
  addInstructions: 'INSTRUCTIONS_ADDED',
  openDispute: 'DISPUTE_OPENED',
  resolveDispute: 'DISPUTE_RESOLVED',
} as const

/** The office's commands on orders. */
@Resolver()
export class OfficeCommandsResolver {
  @Mutation(() => OfficeOrderPayload, 'Places an order for a customer, who pays it with their points (W2).')
  async placeCustomerOrder(
    @Form(PlaceCustomerOrderInput) input: PlaceCustomerOrderInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { customerId: userId, note } = input
    return carriedOut(context, 'placeOrder', input, (ordering, command) =>
      ordering.placeForCustomer(command, { ...placingRequestOf(input), userId, note }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Assigns a crew; the first one confirms the order (E5).')
  async assignGroup(
    @Form(AssignGroupInput, 'Which order, and how.') input: AssignGroupInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { groupId, evenIfBusy } = input
    return carriedOut(context, 'assignGroup', input, (ordering, command) =>
      ordering.assignCrew(command, { ...whichOf(input), groupId, evenIfBusy }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Cancels an order free of charge, also in service (E4).')
  async cancelCustomerOrder(
    @Form(CancelCustomerOrderInput, 'Which order, and how.') input: CancelCustomerOrderInput,
    @Ctx() context: GraphqlContext,
  ) {
    return carriedOut(context, 'cancelOrder', input, async (ordering, command) =>
      renameFields(await ordering.cancelOrder(command, { ...whichOf(input), note: input.reason ?? '' }), {
        note: 'reason',
      }),
    )
  }

  @Mutation(() => OfficeOrderPayload, "Waives the customer's current cancellation fee (M5).")
  async waiveFee(
    @Form(WaiveFeeInput, 'Which order, and why.') input: WaiveFeeInput,
    @Ctx() context: GraphqlContext,
  ) {
    return carriedOut(context, 'waiveFee', input, (ordering, command) =>
      ordering.waiveFee(command, { ...whichOf(input), reason: input.reason }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Mails the confirmation again, at most once a minute (I8).')
  async resendConfirmation(
    @Form(OrderCommandInput, 'Which order, and how.') input: OrderCommandInput,
    @Ctx() context: GraphqlContext,
  ) {
    return carriedOut(context, 'resendConfirmation', input, (ordering, command) =>
      ordering.resendConfirmation(command, whichOf(input)),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Moves a day order; no notice or limit applies (E10).')
  async moveOrder(
    @Form(MoveOrderInput, 'Which order, and how.') input: MoveOrderInput,
    @Ctx() context: GraphqlContext,
  ) {
    return carriedOut(context, 'moveOrder', input, (ordering, command) =>
      ordering.moveOrder(command, { ...whichOf(input), to: timeOf(input) }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Adds a note for the crew before service starts (E11).')
  async addOfficeInstructions(
    @Form(AddInstructionsInput, 'Which order, and how.') input: AddInstructionsInput,
    @Ctx() context: GraphqlContext,
  ) {
    return carriedOut(context, 'addInstructions', input, (ordering, command) =>
      ordering.addInstructions(command, { ...whichOf(input), text: input.text }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Records a complaint within seven days of the service (E8).')
  async openDispute(
    @Form(OpenDisputeInput, 'Which order, and how.') input: OpenDisputeInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { reason, words } = input
    return carriedOut(context, 'openDispute', input, (ordering, command) =>
      ordering.openDispute(command, { ...whichOf(input), reason, words }),
    )
  }

  @Mutation(() => OfficeOrderPayload, 'Completes or refunds a disputed order (E8).')
  async resolveDispute(
    @Form(ResolveDisputeInput, 'Which order, and how.') input: ResolveDisputeInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { outcome, rewardPoints, note } = input
    return carriedOut(context, 'resolveDispute', input, (ordering, command) =>
      ordering.resolveDispute(command, { ...whichOf(input), outcome, rewardPoints, note }),
    )
  }
}

interface Done {
  readonly orderId: string
  readonly refundPoints?: number
  readonly recoveredPoints?: number
}

/** One command of an administrator, and the order as it then is. */
function carriedOut(
  context: GraphqlContext,
  name: keyof typeof messages,
  input: { readonly key: string; readonly orderNo?: string },
  handle: (ordering: OrderingHandlers, command: Command) => Promise<Outcome<Done> | Rejection>,
): Promise<OfficeOrderPayload> {
  return orderCommand(context, {
    area: 'admin',
    name,
    input,
    handle,
    node: officeOrderNode,
    message: ({ refundPoints = 0, recoveredPoints = 0 }) =>
      messageOf(messages[name], context.language, { refundPoints, recoveredPoints }),
  })
}

function whichOf(input: { readonly orderNo: string; readonly revisionSeen?: number | null | undefined }) {
  const { orderNo, revisionSeen } = input
  return { orderNo, ...(typeof revisionSeen === 'number' ? { revisionSeen } : {}) }
}
