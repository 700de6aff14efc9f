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

export type DomainWorld = ReturnType<typeof createDomainWorld>

/** The whole domain core in memory: one log, folded for every decision, and extended only by decisions. */
export function createDomainWorld() {
  const log: AuditedEvent[] = []
  const fold = <State, Event>(stream: string, how: Fold<State, Event>) =>
    foldAll(how, log.filter((event) => event.stream === stream) as Event[])
  const order = (orderId: string) => knownOrder(fold(`order-${orderId}`, orderFold))
  const wallet = (userId: string) => fold(walletStream(userId), walletFold)
  return {
    log: log as readonly AuditedEvent[],
    /** Writes a decision, unless it was refused or changes nothing. */
    commit(
      outcome: StreamEvents | { readonly alreadyPlaced: string } | Rejection,
      { id, role, at }: { readonly id: string; readonly role: ActorRole; readonly at: Temporal.Instant },
    ): boolean {
      if (isRejection(outcome) || 'alreadyPlaced' in outcome) return false
      for (const { stream, event } of outcome)
        log.push({ ...happened(event, at.toString(), { id, role }), stream })
      return outcome.length > 0
    },
    order,
    wallet,
    experience: (userId: string) => fold(experienceStream(userId), experienceFold),
    day: (stream: string) => fold(stream, dayBookFold),
    book: (stream: string) => fold(stream, invoiceBookFold),
    comparableOrders: (userId: string, place: { addressId: string; serviceId: string }) =>
      new Map(
        comparablePlacements(wallet(userId), place).map(({ orderId }) => [orderId, order(orderId)] as const),
      ),
  }
}
