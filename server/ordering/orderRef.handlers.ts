import type { LoadFold } from '../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { isId } from '../kernel/ids.ts'
import { orderStream } from './events.ts'
import { type Order, orderFold } from './order.ts'
import { findOrderId, type OrderNumbers } from './orderNumbers.store.ts'

/** How a command names its order: by number or by id, as the documented call has it (decision I11). */
export type OrderRef = ({ readonly orderNo: string } | { readonly orderId: string }) & {
  /** The expected customer; another customer's order counts as absent. */
  readonly userId?: string
  /** The revision that the administrator saw (decision E14); by default the one when the command came in. */
  readonly revisionSeen?: number
}

/** @returns undefined for an unknown number and for a malformed id */
export async function orderIdOf(numbers: OrderNumbers, orderRef: OrderRef): Promise<string | undefined> {
  if ('orderNo' in orderRef) return findOrderId(numbers, orderRef.orderNo)
  return isId(orderRef.orderId) ? orderRef.orderId : undefined
}

/** Customers see only their own orders, and nobody finds an order under another customer's name (decisions A2, K1). */
export function isOpenTo({ actor }: Command, orderRef: OrderRef, { userId }: Order): boolean {
  if (orderRef.userId !== undefined && orderRef.userId !== userId) return false
  return actor.role !== ActorRole.Customer || userId === actor.id
}

/** The revision that a command expects of its order, once the command has arrived. */
interface ExpectedRevision {
  readonly onReceived: ((load: LoadFold) => Promise<void>) | undefined
  now(): number | undefined
}

/** The revision that an administrator's command expects (decision E14). Other people are refused by rules alone, never for being late. */
export function expectedRevision(
  { actor }: Command,
  { orderId, revisionSeen }: { readonly orderId: string; readonly revisionSeen?: number | undefined },
): ExpectedRevision {
  if (actor.role !== ActorRole.Admin) return { onReceived: undefined, now: () => undefined }
  let expected = revisionSeen
  async function onReceived(load: LoadFold) {
    const { state } = await load(orderStream(orderId), orderFold)
    expected = state && revisionOf(state)
  }
  return { onReceived: revisionSeen === undefined ? onReceived : undefined, now: () => expected }
}

/** Whether somebody else has changed the order since. */
export function isOvertaken(order: Order, expectedRevision: number | undefined): boolean {
  return expectedRevision !== undefined && expectedRevision !== revisionOf(order)
}

/** The last revision of the order's stream: every event is a step, and the first has revision 0. */
function revisionOf({ steps }: Order): number {
  return steps.length - 1
}
