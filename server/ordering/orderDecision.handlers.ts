import { recordFacts } from '../eventstore/commandEvents.ts'
import type { CommandContext, CommandResult, Decision, HandleCommand } from '../eventstore/commandHandler.ts'
import { type LoadFold, ownEvent } from '../eventstore/loadFold.ts'
import type { Command, StreamFacts } from '../kernel/command.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { orderStream } from './events.ts'
import { knownOrder, type Order, type OrderState, orderFold } from './order.ts'

/** A decision about an order, with the order as its facts leave it. */
export interface OrderDecision<T> extends Decision<T> {
  readonly order: Order
}

/** What a command on an order came to; what it answers with need not be read back. */
export interface OrderResult<T> extends CommandResult<T> {
  /** The order as it now stands; absent where another try of the command has given the answer. */
  readonly order?: Order | undefined
}

/** Carries out a command on one order, and gives the order that was decided along with its answer. */
export async function handleOrder<T extends { readonly [Name in keyof T]: string | number }>(
  { handle }: Pick<CommandContext, 'handle'>,
  given: Parameters<HandleCommand>[0],
  decide: (load: LoadFold) => Promise<OrderDecision<T> | Rejection>,
): Promise<OrderResult<T> | Rejection> {
  let decided: OrderDecision<T> | undefined
  const outcome = await handle<T>(given, async (load) => {
    const decision = await decide(load)
    decided = isRejection(decision) ? undefined : decision
    return decision
  })
  if (isRejection(outcome)) return outcome
  // what was decided and lost to another try is not what was written
  return { ...outcome, order: decided?.answer === outcome.value ? decided?.order : undefined }
}

/** The order as it stands after these facts of a command. @param before undefined where they begin with its placing */
export function orderAfter(
  before: OrderState,
  {
    command,
    orderId,
    facts,
  }: { readonly command: Command; readonly orderId: string; readonly facts: StreamFacts },
): Order {
  const stream = orderStream(orderId)
  const own = recordFacts(
    command,
    facts.filter((fact) => fact.stream === stream),
  )
  return knownOrder(
    own.reduce<OrderState>((order, { event }) => orderFold.evolve(order, ownEvent(event)), before),
  )
}
