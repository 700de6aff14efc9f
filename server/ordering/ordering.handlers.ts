import { loadFold } from '../eventstore/loadFold.ts'
import { bindVerbs } from '../kernel/bindVerbs.ts'
import { ActorRole } from '../kernel/command.ts'
import { type CancellationTerms, cancellationTerms } from './cancelling/cancellationTerms.ts'
import { handleCancelOrder } from './cancelling/cancelOrder.ts'
import { handleWaiveFee } from './cancelling/waiveFee.ts'
import { handleAssignCrew } from './crewWork/assignCrew.ts'
import { handleEndService } from './crewWork/endService.ts'
import { groupsFor } from './crewWork/offerGroups.handlers.ts'
import { handleReportFailedVisit } from './crewWork/reportFailedVisit.ts'
import { handleStartService } from './crewWork/startService.ts'
import { handleOpenDispute } from './disputes/openDispute.ts'
import { handleResolveDispute } from './disputes/resolveDispute.ts'
import { orderStream } from './events.ts'
import { handleResendConfirmation } from './mails/resendConfirmation.ts'
import { handleRescheduleOrder } from './moving/rescheduleOrder.ts'
import { handleAddInstructions } from './notes/addInstructions.ts'
import { orderFold } from './order.ts'
import { handlePlaceForCustomer } from './placing/placeForCustomer.handlers.ts'
import { handlePlaceOrder } from './placing/placeOrder.ts'
import type { OrderingContext } from './referenceData.store.ts'

/** Commands and queries on orders, for both APIs. */
export type OrderingHandlers = ReturnType<typeof createOrdering>

export function createOrdering(context: OrderingContext) {
  return bindVerbs(context, {
    placeOrder: handlePlaceOrder,
    placeForCustomer: handlePlaceForCustomer,
    cancelOrder: handleCancelOrder,
    addInstructions: handleAddInstructions,
    assignCrew: handleAssignCrew,
    startService: handleStartService,
    endService: handleEndService,
    reportFailedVisit: handleReportFailedVisit,
    openDispute: handleOpenDispute,
    resolveDispute: handleResolveDispute,
    moveOrder: handleRescheduleOrder,
    waiveFee: handleWaiveFee,
    resendConfirmation: handleResendConfirmation,
    groupsFor,
    cancellationTerms: termsFor,
  })
}

/** The terms on which the customer could cancel the order now; undefined if it cannot be cancelled. */
async function termsFor(
  { store }: OrderingContext,
  orderId: string,
  now: Temporal.Instant,
): Promise<CancellationTerms | undefined> {
  const { state } = await loadFold(store, orderStream(orderId), orderFold)
  return state && cancellationTerms(state, now, ActorRole.Customer)
}
