import { bindCommands } from '../eventstore/bindCommands.ts'
import { loadFold } from '../eventstore/loadFold.ts'
import { bindHandlers } from '../kernel/bindHandlers.ts'
import { ActorRole } from '../kernel/command.ts'
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
export type OrderingHandlers = ReturnType<typeof bindOrdering>

export function bindOrdering(context: OrderingContext) {
  const commands = bindCommands(context, {
    placeOrder: placeOrderFor,
    cancelOrder: cancelOrderFor,
    addInstructions: addInstructionsTo,
    assignCrew: assignCrewTo,
    startService: startServiceOn,
    endService: endServiceOn,
    openDispute: openDisputeOn,
    resolveDispute: resolveDisputeOn,
    moveOrder: moveOrderTo,
    waiveFee: waiveFeeOf,
    resendConfirmation: resendConfirmationOf,
  })
  return { ...commands, ...bindHandlers(context, { groupsFor, cancellationTerms: termsFor }) }
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
