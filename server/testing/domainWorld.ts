import { invoiceBookFold } from '../billing/invoiceBook.ts'
import type { ActorRole } from '../kernel/command.ts'
import type { StreamEvents } from '../kernel/event.ts'
import { type Fold, foldAll } from '../kernel/fold.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { knownOrder, orderFold } from '../ordering/order.ts'
import { experienceStream, walletStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import { comparablePlacements } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import type { AuditedEvent } from '../runtime/verify/audit.ts'
import { dayBookFold } from '../staffing/dayBook.ts'
import { happened } from './given.ts'

/** The whole core in memory for specs: one log, folded anew for every decision, and written only by what deciders return. */
export interface DomainWorld {
  readonly log: readonly AuditedEvent[]
  /** Writes a decision, unless it was refused or changes nothing. */
  readonly commit: (
    outcome: StreamEvents | { readonly alreadyPlaced: string } | Rejection,
    by: { readonly id: string; readonly role: ActorRole; readonly at: Temporal.Instant },
  ) => boolean
  readonly order: (orderId: string) => ReturnType<typeof knownOrder>
  readonly wallet: (userId: string) => typeof walletFold.initial
  readonly experience: (userId: string) => typeof experienceFold.initial
  readonly day: (stream: string) => typeof dayBookFold.initial
  readonly book: (stream: string) => typeof invoiceBookFold.initial
  readonly comparableOrders: (
    userId: string,
    place: { readonly addressId: string; readonly serviceId: string },
  ) => ReadonlyMap<string, ReturnType<typeof knownOrder>>
}

export function createDomainWorld(): DomainWorld {
  const log: AuditedEvent[] = []
  const fold = <State, Event>(stream: string, how: Fold<State, Event>) =>
    foldAll(how, log.filter((event) => event.stream === stream) as Event[])
  const order = (orderId: string) => knownOrder(fold(`order-${orderId}`, orderFold))
  const wallet = (userId: string) => fold(walletStream(userId), walletFold)
  return {
    log,
    commit: (outcome, { id, role, at }) => {
      if (isRejection(outcome) || 'alreadyPlaced' in outcome) return false
      for (const { stream, event } of outcome)
        log.push({ ...happened(event, at.toString(), { id, role }), stream })
      return outcome.length > 0
    },
    order,
    wallet,
    experience: (userId) => fold(experienceStream(userId), experienceFold),
    day: (stream) => fold(stream, dayBookFold),
    book: (stream) => fold(stream, invoiceBookFold),
    comparableOrders: (userId, place) =>
      new Map(
        comparablePlacements(wallet(userId), place).map(({ orderId }) => [orderId, order(orderId)] as const),
      ),
  }
}
