import { loadFold } from '../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { type CancellationTerms, cancellationTerms } from './cancelling/cancellationTerms.ts'
import { cancelOrderFor } from './cancelling/cancelling.handlers.ts'
import { waiveFeeOf } from './cancelling/waiving.handlers.ts'
import { assignCrewTo } from './crewWork/assigning.handlers.ts'
import { endServiceOn, startServiceOn } from './crewWork/serving.handlers.ts'
import { openDisputeOn, resolveDisputeOn } from './disputes/disputing.handlers.ts'
import { orderStream } from './events.ts'
import { resendConfirmationOf } from './mails/resending.handlers.ts'
import { moveOrderTo } from './moving/moving.handlers.ts'
import { addInstructionsTo } from './notes/noting.handlers.ts'
import { orderFold } from './order.ts'
import { groupsFor } from './placing/groupOffers.handlers.ts'
import { placeOrderFor } from './placing/placing.handlers.ts'
import type { OrderingContext } from './referenceData.store.ts'

/** What APIs may ask and have done about orders. */
export type OrderingHandlers = ReturnType<typeof createOrdering>

export function createOrdering(context: OrderingContext) {
  const on =
    <Request, Outcome>(handler: (context: OrderingContext, command: Command, request: Request) => Outcome) =>
    (command: Command, request: Request) =>
      handler(context, command, request)
  return {
    placeOrder: on(placeOrderFor),
    cancelOrder: on(cancelOrderFor),
    addInstructions: on(addInstructionsTo),
    assignCrew: on(assignCrewTo),
    startService: on(startServiceOn),
    endService: on(endServiceOn),
    openDispute: on(openDisputeOn),
    resolveDispute: on(resolveDisputeOn),
    moveOrder: on(moveOrderTo),
    waiveFee: on(waiveFeeOf),
    resendConfirmation: on(resendConfirmationOf),
    groupsFor: (asked: Parameters<typeof groupsFor>[1], including?: Parameters<typeof groupsFor>[2]) =>
      groupsFor(context, asked, including),
    cancellationTerms: (orderId: string, now: Temporal.Instant) => termsFor(context, orderId, now),
  }
}

/** What cancelling the order now would mean for its customer; undefined when it cannot be cancelled. */
async function termsFor(
  { store }: OrderingContext,
  orderId: string,
  now: Temporal.Instant,
): Promise<CancellationTerms | undefined> {
  const { state } = await loadFold(store, orderStream(orderId), orderFold)
  return state && cancellationTerms(state, now, ActorRole.Customer)
}
