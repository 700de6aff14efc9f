import { loadFold } from '../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
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
import { handlePlaceOrder, type PlacedFor, type PlacingRequest } from './placing/placeOrder.ts'
import type { OrderingContext } from './referenceData.store.ts'

/** Commands and queries on orders, for both APIs. */
export type OrderingHandlers = ReturnType<typeof createOrdering>

export function createOrdering(context: OrderingContext) {
  const on =
    <Request, Outcome>(handler: (context: OrderingContext, command: Command, request: Request) => Outcome) =>
    (command: Command, request: Request) =>
      handler(context, command, request)
  return {
    placeOrder: (command: Command, request: PlacingRequest, placedFor?: PlacedFor) =>
      handlePlaceOrder(context, command, request, placedFor),
    placeForCustomer: on(handlePlaceForCustomer),
    cancelOrder: on(handleCancelOrder),
    addInstructions: on(handleAddInstructions),
    assignCrew: on(handleAssignCrew),
    startService: on(handleStartService),
    endService: on(handleEndService),
    reportFailedVisit: on(handleReportFailedVisit),
    openDispute: on(handleOpenDispute),
    resolveDispute: on(handleResolveDispute),
    moveOrder: on(handleRescheduleOrder),
    waiveFee: on(handleWaiveFee),
    resendConfirmation: on(handleResendConfirmation),
    groupsFor: (asked: Parameters<typeof groupsFor>[1], including?: Parameters<typeof groupsFor>[2]) =>
      groupsFor(context, asked, including),
    cancellationTerms: (orderId: string, now: Temporal.Instant) => termsFor(context, orderId, now),
  }
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
