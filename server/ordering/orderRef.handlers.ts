import type { LoadFold } from '../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { isId } from '../kernel/ids.ts'
import { orderStream } from './events.ts'
import { type Order, orderFold } from './order.ts'
import { findOrderId, type OrderNumbers } from './orderNumbers.store.ts'

/** How a command names its order: by its number or its id, as the documents have it here and there (decision I11). */
export type OrderRef = ({ readonly orderNo: string } | { readonly orderId: string }) & {
  /** Whose order it is said to be; another person's is then not there. */
  readonly userId?: string
  /** The revision that the administrator was shown (decision E14); without it the one at hand when the command came in. */
  readonly revisionSeen?: number
}

/** @returns undefined for a number nobody has, and for an id that is none */
export async function orderIdOf(numbers: OrderNumbers, orderRef: OrderRef): Promise<string | undefined> {
  if ('orderNo' in orderRef) return findOrderId(numbers, orderRef.orderNo)
  return isId(orderRef.orderId) ? orderRef.orderId : undefined
}

/** Customers know of no orders but their own, and nobody knows of an order under another person's name (decisions A2, K1). */
export function isOpenTo({ actor }: Command, orderRef: OrderRef, { userId }: Order): boolean {
  if (orderRef.userId !== undefined && orderRef.userId !== userId) return false
  return actor.role !== ActorRole.Customer || userId === actor.id
}

/** The revision that a command expects of its order, once it has arrived. */
interface ExpectedRevision {
  readonly onReceived: ((load: LoadFold) => Promise<void>) | undefined
  now(): number | undefined
}

/** What an administrator's command expects of its order (decision E14); everybody else is refused because a rule says so, never because others were quick. */
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

/** Whether somebody else changed the order since. */
export function isOvertaken(order: Order, expectedRevision: number | undefined): boolean {
  return expectedRevision !== undefined && expectedRevision !== revisionOf(order)
}

/** The last revision of the order's stream: every event is a step, and the first one is revision 0. */
function revisionOf({ steps }: Order): number {
  return steps.length - 1
}
