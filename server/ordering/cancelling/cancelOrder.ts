import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { lines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, type Decision, refuse } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { type DomainEvent, inStream, type StreamEvents } from '../../kernel/event.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import {
  type Refund,
  recoveredPoints,
  refundPoints,
  splitRefund,
} from '../../points/commands/refundPoints.ts'
import { walletStream } from '../../points/events.ts'
import type { Wallet } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { type DayBook, dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { freeSlot } from '../../staffing/slots.ts'
import { type OrderIntent, type OrderResult, withOrder } from '../changeOrder.handlers.ts'
import { type OrderCancelled, type OrderDisputeResolved, orderStream } from '../events.ts'
import { type Order, type OrderState, orderFold } from '../order.ts'
import { expectedRevision, isOpenTo, isOvertaken, type OrderRef, orderIdOf } from '../orderRef.handlers.ts'
import { feeLimit, type ShownFee } from './cancellationFee.ts'
import { writeOnlyNote } from './cancellationNotes.store.ts'
import { cancellationTerms, isStoppedPeriod, refundBeforeFee } from './cancellationTerms.ts'

export interface CancelState {
  readonly order: Order
  /** Of the order's customer. */
  readonly wallet: Wallet
  /** Of the booked day; an empty one for period orders. */
  readonly day: DayBook
}

export interface CancelOrder extends OrderIntent {
  /** The fee that the customer agreed to, in points; a higher one is refused so that it is shown first (decision E3). */
  readonly feeSeen?: number
  /** The fee shown within the last ten minutes, for a caller that cannot confirm a higher one (decision E3). */
  readonly feeShown?: ShownFee
}

/**
 * Cancels an order: refunds its points minus the fee and frees its place on the day (decisions E1-E4, E12).
 * @returns events of the order, the wallet and the day
 */
export function cancelOrder(state: CancelState, intent: CancelOrder): StreamEvents | Rejection {
  const { order, wallet, day } = state
  const { orderId, role, at, feeSeen, feeShown } = intent
  const terms = cancellationTerms(order, at, role)
  if (!terms) return reject(RejectionCode.ORDER_NOT_CANCELLABLE)
  if (feeSeen !== undefined && terms.feePoints > feeSeen)
    return reject(RejectionCode.FEE_CHANGED, { params: { fee: terms.feePoints } })
  const money = {
    orderId,
    amount: refundBeforeFee(order, at),
    fee: Math.min(terms.feePoints, feeLimit(order, feeShown, at)),
  }
  const cancelled = cancelledEvent(reasonOf(order, role), splitRefund(wallet, money))
  return [
    ...inStream(orderStream(orderId), [cancelled]),
    ...inStream(walletStream(order.userId), refundPoints(wallet, money)),
    ...inStream(dayStream(order.serviceCatalog, order.bookedFor.date), freeSlot(day, orderId)),
  ]
}

function cancelledEvent(
  reason: OrderCancelled['data']['reason'],
  { refund, recovered, fee }: Refund,
): OrderCancelled {
  return withRecovered(recovered, {
    type: 'order.cancelled',
    data: {
      reason,
      refundPoints: refund.points,
      refundRewardPoints: refund.rewardPoints,
      feePoints: fee.points,
      feeRewardPoints: fee.rewardPoints,
    },
  })
}

function reasonOf(order: Order, role: ActorRole): OrderCancelled['data']['reason'] {
  if (role === ActorRole.Customer) return 'customer'
  if (role === ActorRole.System) return 'expired'
  return isStoppedPeriod(order) ? 'stopped' : 'admin'
}

/** The order, and the fee that the caller knows of (decision E3). */
export type CancellingRequest = OrderRef &
  Pick<CancelOrder, 'feeSeen' | 'feeShown'> & {
    /** The office's note to the customer, up to 500 characters in lines (decision E4); blank for none. */
    readonly note?: string
  }

/** Refund and fee, in points. */
export interface CancelledOrder {
  readonly orderId: string
  readonly orderNo: string
  /** The refund minus the fee and what was recovered. */
  readonly refundPoints: number
  readonly feePoints: number
  /** Reward points that paid for a bonus of a reversed recharge (decision M1). */
  readonly recoveredPoints: number
}

/**
 * Cancels an order; customers may cancel only their own. Another customer's order counts as absent (decisions A2, K1).
 * @returns refund and fee, also for a retry; KEY_REUSED if a failed try with the same key left another note (decision L14)
 */
export async function handleCancelOrder(
  context: CommandContext,
  command: Command,
  request: CancellingRequest,
): Promise<OrderResult<CancelledOrder> | Rejection> {
  const checked = checkedFields(noteFields, { note: request.note ?? '' })
  if (isRejection(checked)) return refuse(context, command, checked)
  const orderId = await orderIdOf(context, request)
  if (orderId === undefined) return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const { revisionSeen } = request
  const { onReceived, now } = expectedRevision(command, { orderId, revisionSeen })
  const cancelling = {
    context,
    command,
    request,
    note: checked.note,
    intent: intentOf(command, request, orderId),
  }
  const given = { command, streams: [orderStream(orderId)], onReceived }
  let before: OrderState
  const outcome = await context.handle<CancelledOrder>(given, async (load) => {
    const { state } = await load(orderStream(orderId), orderFold)
    before = state
    return decide({ ...cancelling, expectedRevision: now() }, state, load)
  })
  return isRejection(outcome) ? outcome : withOrder(outcome, orderId, before)
}

const noteFields = z.object({ note: lines(businessRules.lengths.text) })

function intentOf(
  { actor, at }: Command,
  { feeSeen, feeShown }: CancellingRequest,
  orderId: string,
): CancelOrder {
  return {
    orderId,
    role: actor.role,
    at,
    ...(feeSeen === undefined ? {} : { feeSeen }),
    ...(feeShown === undefined ? {} : { feeShown }),
  }
}

interface Cancelling {
  readonly context: CommandContext
  readonly command: Command
  readonly request: CancellingRequest
  readonly expectedRevision: number | undefined
  readonly note: string
  readonly intent: CancelOrder
}

async function decide(
  { context, command, request, expectedRevision, note, intent }: Cancelling,
  order: OrderState,
  load: LoadFold,
): Promise<Decision<CancelledOrder> | Rejection> {
  const { orderId } = intent
  if (!order || !isOpenTo(command, request, order)) return reject(RejectionCode.NOT_FOUND)
  const { userId, orderNo, serviceCatalog, bookedFor } = order
  const [{ state: wallet }, { state: day }] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(dayStream(serviceCatalog, bookedFor.date), dayBookFold),
  ])
  if (isOvertaken(order, expectedRevision)) return reject(RejectionCode.ORDER_CHANGED)
  const events = cancelOrder({ order, wallet, day }, intent)
  if (isRejection(events)) return events
  const beforehand = noting(context, command, { orderId, note })
  return { answer: { orderId, orderNo, ...moneyIn(events) }, events, beforehand }
}

/** A failed try may have left a note, which the customer would read even if this try has another note or none. */
function noting(
  { db }: CommandContext,
  { id: commandId, actor, at }: Command,
  { orderId, note: text }: { readonly orderId: string; readonly note: string },
) {
  if (text === '' && actor.role !== ActorRole.Admin) return undefined
  return () => writeOnlyNote(db, { commandId, orderId, text }, at)
}

function moneyIn(events: StreamEvents) {
  const cancelled = events.map(({ event }) => event).find(isCancelled)
  if (!cancelled) throw new Error('a cancellation without its event')
  const { refundPoints, refundRewardPoints, recoveredRewardPoints = 0, ...kept } = cancelled.data
  const feePoints = kept.feePoints + kept.feeRewardPoints
  const refund = refundPoints + refundRewardPoints
  return {
    refundPoints: refund - feePoints - recoveredRewardPoints,
    feePoints,
    recoveredPoints: recoveredRewardPoints,
  }
}

function isCancelled(event: DomainEvent): event is OrderCancelled {
  return event.type === 'order.cancelled'
}

/** A refund's event of the order, with what of its reward points paid for bonuses whose recharges had gone back, where any did (decision M1). */
export function withRecovered<Refunding extends OrderCancelled | OrderDisputeResolved>(
  recovered: Refund['recovered'],
  event: Refunding,
): Refunding {
  const recoveredRewardPoints = recoveredPoints(recovered)
  return recoveredRewardPoints === 0 ? event : { ...event, data: { ...event.data, recoveredRewardPoints } }
}
