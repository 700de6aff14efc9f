import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type CommandContext, carryOut, decided, type Settled, type Typed } from '../eventstore/carryOut.ts'
import type { Decided, Folded, LoadFold } from '../eventstore/handle.ts'
import type { Command } from '../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { orderStream } from './events.ts'
import { type Order, orderFold } from './order.ts'
import type { StreamFacts } from './streamFacts.ts'
import { isOpenTo, isOvertaken, orderIdOf, standingOn, type WhichOrder } from './whichOrder.handlers.ts'

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
}

/** Decides a verb on an order that is there; may be asked several times. */
export type DecideChange = (
  known: { readonly orderId: string; readonly order: Order },
  load: LoadFold,
) => Promise<OrderChange>

/** How a verb is carried out on one order. */
export interface ChangingOrder {
  readonly which: WhichOrder
  readonly decide: DecideChange
  /** Streams it will write beside the order, as far as they are known beforehand. */
  readonly streams?: readonly string[]
  /** Two administrators cannot both mean it: the later one is refused with ORDER_CHANGED and looks again (decision E14). */
  readonly isExclusive?: boolean
}

/**
 * Carries out a command on one order; a customer's only on their own.
 * @returns the order, also for the retry of a command that is done; NOT_FOUND for an order that is absent or somebody else's alike
 * (decisions A2, K1)
 */
export async function changeOrder(
  context: CommandContext,
  command: Command,
  changing: ChangingOrder,
): Promise<Settled<ChangedOrder> | Rejection> {
  const { which, isExclusive = false, streams = [] } = changing
  const orderId = await orderIdOf(context.db, which)
  if (orderId === undefined) return reject(RejectionCode.NOT_FOUND)
  const { revisionSeen } = which
  const stoodOn = isExclusive ? await standingOn(context, command, { orderId, revisionSeen }) : undefined
  return carryOut<ChangedOrder>(context, { command, streams: [orderStream(orderId), ...streams] }, (load) =>
    attempt({ command, orderId, stoodOn, ...changing }, load),
  )
}

interface Attempted extends ChangingOrder {
  readonly command: Command
  readonly orderId: string
  readonly stoodOn: number | undefined
}

async function attempt(
  { command, orderId, which, decide, stoodOn }: Attempted,
  load: LoadFold,
): Promise<Rejection | Decided<Typed<ChangedOrder>>> {
  const order = await load(orderStream(orderId), orderFold)
  if (!order.state || !isOpenTo(command, which, order.state)) return reject(RejectionCode.NOT_FOUND)
  const changed = { orderId, orderNo: order.state.orderNo }
  if (order.state.steps.some((step) => step.commandId === command.id))
    return { value: { ...changed, types: [] } }
  const { facts, folded = {} } = await decide({ orderId, order: order.state }, load)
  const changesNothing = !isRejection(facts) && facts.length === 0
  if (!changesNothing && isOvertaken(order.state, stoodOn)) return reject(RejectionCode.ORDER_CHANGED)
  if (isRejection(facts)) return facts
  return decided(changed, {
    command,
    facts,
    folded: { ...folded, [orderStream(orderId)]: order },
  })
}
