import { RejectionCode } from '../../schema/rules/rejections.ts'
import {
  type CommandContext,
  type CommandResult,
  type Decision,
  refuse,
  type WrittenEvents,
} from '../eventstore/commandHandler.ts'
import { type LoadFold, ownEvent } from '../eventstore/loadFold.ts'
import type { ActorRole, Command } from '../kernel/command.ts'
import type { StreamEvents } from '../kernel/event.ts'
import { foldOnto } from '../kernel/fold.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { crewsAsOf } from '../staffing/crewLock.store.ts'
import { orderStream } from './events.ts'
import { knownOrder, type Order, type OrderState, orderFold } from './order.ts'
import { expectedRevision, isOpenTo, isOvertaken, type OrderRef, orderIdOf } from './orderRef.handlers.ts'
import type { OrderingContext, ReferenceData } from './referenceData.store.ts'

/** What every command on an order states. */
export interface OrderIntent {
  readonly orderId: string
  readonly role: ActorRole
  readonly at: Temporal.Instant
}

/** The order that a command changed. */
export interface ChangedOrder {
  readonly orderId: string
  readonly orderNo: string
}

/** The outcome of a command on an order. */
export interface OrderResult<T> extends CommandResult<T> {
  /** The order after the command, so nobody reads it back; absent if an earlier call gave the answer. */
  readonly order?: Order | undefined
}

/** Adds the order to the outcome of a command. @param before the state that was decided on; undefined for a placing */
export function withOrder<T>(outcome: CommandResult<T>, orderId: string, before: OrderState): OrderResult<T> {
  return { ...outcome, order: outcome.events && orderAfter(before, orderId, outcome.events) }
}

function orderAfter(before: OrderState, orderId: string, events: WrittenEvents): Order {
  const own = events.filter(({ stream }) => stream === orderStream(orderId))
  return knownOrder(
    foldOnto(
      orderFold,
      before,
      own.map(({ event }) => ownEvent(event)),
    ),
  )
}

/** Decides a verb on an existing order; may run several times. */
type DecideChange = (
  known: { readonly orderId: string; readonly order: Order },
  load: LoadFold,
) => Promise<StreamEvents | Rejection>

/** How to carry out a verb on one order. */
export interface ChangingOrder {
  readonly orderRef: OrderRef
  readonly decide: DecideChange
  /** Of two administrators at once, the later one is refused with ORDER_CHANGED (decision E14). */
  readonly isExclusive?: boolean
  /** Rows that the decision stands on (see {@link Decision}). */
  readonly rows?: () => Decision<ChangedOrder>['rows']
  /** Rows that are written before the events (see {@link Decision}). */
  readonly beforehand?: (orderId: string) => Promise<unknown>
}

/**
 * Carries out a command on one order; customers may change only their own.
 * @returns the order, also for a retry; NOT_FOUND both for an absent order and for another customer's (decisions A2, K1)
 */
export async function changeOrder(
  context: CommandContext,
  command: Command,
  changing: ChangingOrder,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { orderRef, isExclusive = false } = changing
  const orderId = await orderIdOf(context, orderRef)
  if (orderId === undefined) return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const { revisionSeen } = orderRef
  const expected = isExclusive ? expectedRevision(command, { orderId, revisionSeen }) : undefined
  const given = { command, streams: [orderStream(orderId)], onReceived: expected?.onReceived }
  let before: OrderState
  const outcome = await context.handle<ChangedOrder>(given, async (load) => {
    const { state } = await load(orderStream(orderId), orderFold)
    before = state
    return decideOn({ command, orderId, expectedRevision: expected?.now(), ...changing }, state, load)
  })
  return isRejection(outcome) ? outcome : withOrder(outcome, orderId, before)
}

/** A verb that depends on the members of a crew. */
interface ChangingWithCrews extends Pick<ChangingOrder, 'orderRef' | 'isExclusive'> {
  readonly decide: (
    known: { readonly orderId: string; readonly order: Order } & Pick<ReferenceData, 'catalog' | 'crews'>,
    load: LoadFold,
  ) => Promise<StreamEvents | Rejection>
}

/** Like {@link changeOrder}, for a verb that depends on crews: the append holds them as the decision saw them. */
export function changeWithCrews(
  context: OrderingContext,
  command: Command,
  { decide, ...changing }: ChangingWithCrews,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  let known = command.referenceDataVersion
  let decidedOn = 0
  return changeOrder(context, command, {
    ...changing,
    rows: () => crewsAsOf(decidedOn, { always: true }),
    async decide(change, load) {
      const { version, crews, catalog } = await context.referenceDataAt(known)
      decidedOn = version
      // a conflict may mean that crews have changed, so the next decision reads them anew
      known = undefined
      return decide({ ...change, crews, catalog }, load)
    },
  })
}

interface KnownChange extends ChangingOrder {
  readonly command: Command
  readonly orderId: string
  readonly expectedRevision: number | undefined
}

async function decideOn(
  { command, orderId, orderRef, decide, expectedRevision, beforehand, rows }: KnownChange,
  order: OrderState,
  load: LoadFold,
): Promise<Decision<ChangedOrder> | Rejection> {
  if (!order || !isOpenTo(command, orderRef, order)) return reject(RejectionCode.NOT_FOUND)
  const answer = { orderId, orderNo: order.orderNo }
  const events = await decide({ orderId, order }, load)
  const changesNothing = !isRejection(events) && events.length === 0
  if (!changesNothing && isOvertaken(order, expectedRevision)) return reject(RejectionCode.ORDER_CHANGED)
  if (isRejection(events)) return events
  return { answer, events, rows: rows?.(), beforehand: beforehand && (() => beforehand(orderId)) }
}
