import { loadFold } from '../eventstore/folds.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { type CancellationTerms, cancellationTerms } from './cancellationTerms.ts'
import { type CancelledOrder, type CancellingRequest, cancelOrderFor } from './cancelling.handlers.ts'
import type { OrderingContext, Settled } from './carryOut.handlers.ts'
import { orderStream } from './events.ts'
import { orderFold } from './order.ts'
import { type PlacedOrder, type PlacingRequest, placeOrderFor } from './placing.handlers.ts'

/** The verbs that doors may call on orders. */
export interface OrderingDesk {
  placeOrder(command: Command, request: PlacingRequest): Promise<Settled<PlacedOrder> | Rejection>
  cancelOrder(command: Command, request: CancellingRequest): Promise<Settled<CancelledOrder> | Rejection>
  /** What cancelling the order now would mean for its customer; undefined when it cannot be cancelled. */
  cancellationTerms(orderId: string, now: Temporal.Instant): Promise<CancellationTerms | undefined>
}

export function createOrderingDesk(context: OrderingContext): OrderingDesk {
  return {
    placeOrder: (command, request) => placeOrderFor(context, command, request),
    cancelOrder: (command, request) => cancelOrderFor(context, command, request),
    cancellationTerms: (orderId, now) => termsFor(context, orderId, now),
  }
}

async function termsFor({ store }: OrderingContext, orderId: string, now: Temporal.Instant) {
  const { state } = await loadFold(store, orderStream(orderId), orderFold)
  return state && cancellationTerms(state, now, ActorRole.Customer)
}
