import { type CommandContext, type Settled, verbOn } from '../eventstore/carryOut.ts'
import { loadFold } from '../eventstore/folds.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { type CancellationTerms, cancellationTerms } from './cancelling/cancellationTerms.ts'
import {
  type CancelledOrder,
  type CancellingRequest,
  cancelOrderFor,
} from './cancelling/cancelling.handlers.ts'
import { type WaivingRequest, waiveFeeOf } from './cancelling/waiving.handlers.ts'
import type { ChangedOrder } from './changing.handlers.ts'
import { type AssigningRequest, assignCrewTo } from './crewWork/assigning.handlers.ts'
import { endServiceOn, type ServingRequest, startServiceOn } from './crewWork/serving.handlers.ts'
import {
  type DisputingRequest,
  openDisputeOn,
  type ResolvingRequest,
  resolveDisputeOn,
} from './disputes/disputing.handlers.ts'
import { orderStream } from './events.ts'
import { resendConfirmationOf } from './mails/resending.handlers.ts'
import { type MovingRequest, moveOrderTo } from './moving/moving.handlers.ts'
import { addInstructionsTo, type NotingRequest } from './notes/noting.handlers.ts'
import { orderFold } from './order.ts'
import { type GroupOffer, groupsFor } from './placing/groupOffers.handlers.ts'
import { type PlacedOrder, type PlacingRequest, placeOrderFor } from './placing/placing.handlers.ts'
import type { WhichOrder } from './whichOrder.handlers.ts'

/** The verbs that doors may call on orders. */
export interface OrderingDesk {
  placeOrder(command: Command, request: PlacingRequest): Promise<Settled<PlacedOrder> | Rejection>
  cancelOrder(command: Command, request: CancellingRequest): Promise<Settled<CancelledOrder> | Rejection>
  addInstructions(command: Command, request: NotingRequest): Promise<Settled<ChangedOrder> | Rejection>
  assignCrew(command: Command, request: AssigningRequest): Promise<Settled<ChangedOrder> | Rejection>
  startService(command: Command, request: ServingRequest): Promise<Settled<ChangedOrder> | Rejection>
  endService(command: Command, request: ServingRequest): Promise<Settled<ChangedOrder> | Rejection>
  openDispute(command: Command, request: DisputingRequest): Promise<Settled<ChangedOrder> | Rejection>
  resolveDispute(command: Command, request: ResolvingRequest): Promise<Settled<ChangedOrder> | Rejection>
  moveOrder(command: Command, request: MovingRequest): Promise<Settled<ChangedOrder> | Rejection>
  waiveFee(command: Command, request: WaivingRequest): Promise<Settled<ChangedOrder> | Rejection>
  resendConfirmation(command: Command, request: WhichOrder): Promise<Settled<ChangedOrder> | Rejection>
  /** The crews to choose from for an order. */
  groupsFor(
    which: WhichOrder,
    including?: { readonly busy: boolean },
  ): Promise<readonly GroupOffer[] | Rejection>
  /** What cancelling the order now would mean for its customer; undefined when it cannot be cancelled. */
  cancellationTerms(orderId: string, now: Temporal.Instant): Promise<CancellationTerms | undefined>
}

export function createOrderingDesk(context: CommandContext): OrderingDesk {
  const verb = verbOn(context)
  return {
    placeOrder: verb(placeOrderFor),
    cancelOrder: verb(cancelOrderFor),
    addInstructions: verb(addInstructionsTo),
    assignCrew: verb(assignCrewTo),
    startService: verb(startServiceOn),
    endService: verb(endServiceOn),
    openDispute: verb(openDisputeOn),
    resolveDispute: verb(resolveDisputeOn),
    moveOrder: verb(moveOrderTo),
    waiveFee: verb(waiveFeeOf),
    resendConfirmation: verb(resendConfirmationOf),
    groupsFor: (which, including = { busy: false }) => groupsFor(context, which, including),
    cancellationTerms: (orderId, now) => termsFor(context, orderId, now),
  }
}

async function termsFor({ store }: CommandContext, orderId: string, now: Temporal.Instant) {
  const { state } = await loadFold(store, orderStream(orderId), orderFold)
  return state && cancellationTerms(state, now, ActorRole.Customer)
}
