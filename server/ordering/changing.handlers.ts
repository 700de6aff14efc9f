import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type CommandContext, carryOut, decided, type Settled, type Typed } from '../eventstore/carryOut.ts'
import type { Decided, Folded, LoadFold } from '../eventstore/handle.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { orderStream } from './events.ts'
import { type Order, orderFold } from './order.ts'
import { findOrderId } from './orderNumbers.store.ts'
import type { StreamFacts } from './streamFacts.ts'

/** The order that a command changed. */
export interface ChangedOrder {
  readonly orderId: string
  readonly orderNo: string
}

/** What a verb decided about an order. */
export interface OrderChange {
  readonly facts: StreamFacts | Rejection
  /** What it loaded beside the order, by stream. */
  readonly folded?: Readonly<Record<string, Folded<unknown>>>
  /** When it happened, where that is not when the command came (decision E7). */
  readonly at?: Temporal.Instant
}

/** Decides a verb on an order that is there; may be asked several times. */
export type DecideChange = (
  known: { readonly orderId: string; readonly order: Order },
  load: LoadFold,
) => Promise<OrderChange>

/**
 * Carries out a command on one order; a customer's only on their own.
 * @returns the order, also for the retry of a command that is done; NOT_FOUND for an order that is absent or somebody else's alike
 * (decisions A2, K1)
 */
export async function changeOrder(
  context: CommandContext,
  command: Command,
  { orderNo, decide }: { readonly orderNo: string; readonly decide: DecideChange },
): Promise<Settled<ChangedOrder> | Rejection> {
  const orderId = await findOrderId(context.db, orderNo)
  if (orderId === undefined) return reject(RejectionCode.NOT_FOUND)
  return carryOut<ChangedOrder>(context, [orderStream(orderId)], (load) =>
    attempt({ command, orderId, decide }, load),
  )
}

async function attempt(
  { command, orderId, decide }: { command: Command; orderId: string; decide: DecideChange },
  load: LoadFold,
): Promise<Rejection | Decided<Typed<ChangedOrder>>> {
  const order = await load(orderStream(orderId), orderFold)
  if (!order.state || !isOpenTo(command, order.state)) return reject(RejectionCode.NOT_FOUND)
  const changed = { orderId, orderNo: order.state.orderNo }
  if (order.state.steps.some((step) => step.commandId === command.id))
    return { value: { ...changed, types: [] } }
  const { facts, folded = {}, at = command.at } = await decide({ orderId, order: order.state }, load)
  if (isRejection(facts)) return facts
  return decided(changed, {
    command: { ...command, at },
    facts,
    folded: { ...folded, [orderStream(orderId)]: order },
  })
}

/** Customers know of no orders but their own. */
export function isOpenTo({ actor }: Command, order: Order): boolean {
  return actor.role !== ActorRole.Customer || order.userId === actor.id
}
