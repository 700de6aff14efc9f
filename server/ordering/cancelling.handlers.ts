import { RejectionCode } from '../../schema/rules/rejections.ts'
import { appendOf, type CommandContext, carryOut, type Settled, typesOf } from '../eventstore/carryOut.ts'
import type { Decided, LoadFold } from '../eventstore/handle.ts'
import type { Command, Fact } from '../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { type Buckets, walletStream } from '../points/events.ts'
import { totalOf, type Wallet, walletFold } from '../points/wallet.ts'
import { dayBookFold } from '../staffing/dayBook.ts'
import { dayStream } from '../staffing/events.ts'
import { isOpenTo } from './changing.handlers.ts'
import { type CancelOrder, cancelOrder } from './commands/cancelOrder.ts'
import { type OrderCancelled, orderStream } from './events.ts'
import { orderFold } from './order.ts'
import { findOrderId } from './orderNumbers.store.ts'
import type { StreamFacts } from './streamFacts.ts'

/** Which order, and which fee the caller knows of (decision E3). */
export interface CancellingRequest extends Pick<CancelOrder, 'feeSeen' | 'feeLimit'> {
  readonly orderNo: string
}

/** What the cancellation came to, in points. */
export interface CancelledOrder {
  readonly orderId: string
  readonly orderNo: string
  /** What came back, after the fee. */
  readonly refundPoints: number
  readonly feePoints: number
}

/**
 * Cancels an order; a customer only their own. Somebody else's and an absent one are refused alike (decisions A2, K1).
 * @returns what came back and what was kept; the same again for the retry of a cancellation that is there
 */
export async function cancelOrderFor(
  context: CommandContext,
  command: Command,
  request: CancellingRequest,
): Promise<Settled<CancelledOrder> | Rejection> {
  const orderId = await findOrderId(context.db, request.orderNo)
  if (orderId === undefined) return reject(RejectionCode.NOT_FOUND)
  const { feeSeen, feeLimit } = request
  const { role } = command.actor
  const intent = {
    orderId,
    role,
    at: command.at,
    ...(feeSeen === undefined ? {} : { feeSeen }),
    ...(feeLimit === undefined ? {} : { feeLimit }),
  }
  return carryOut<CancelledOrder>(context, [orderStream(orderId)], (load) => attempt(command, intent, load))
}

async function attempt(
  command: Command,
  intent: CancelOrder,
  load: LoadFold,
): Promise<Rejection | Decided<CancelledOrder & { readonly types: readonly string[] }>> {
  const { orderId } = intent
  const order = await load(orderStream(orderId), orderFold)
  if (!order.state || !isOpenTo(command, order.state)) return reject(RejectionCode.NOT_FOUND)
  const { userId, orderNo, serviceCatalog, bookedFor, steps } = order.state
  const dayName = dayStream(serviceCatalog, bookedFor.date)
  const [wallet, day] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(dayName, dayBookFold),
  ])
  if (steps.some((step) => step.commandId === command.id))
    return { value: { orderId, orderNo, ...moneyBefore(wallet.state, orderId), types: [] } }
  const facts = cancelOrder({ order: order.state, wallet: wallet.state, day: day.state }, intent)
  if (isRejection(facts)) return facts
  return {
    value: { orderId, orderNo, ...moneyIn(facts), types: typesOf(facts) },
    append: appendOf(command, facts, {
      [orderStream(orderId)]: order,
      [walletStream(userId)]: wallet,
      [dayName]: day,
    }),
  }
}

function moneyIn(facts: StreamFacts) {
  const cancelled = facts.map(({ fact }) => fact).find(isCancelled)
  if (!cancelled) throw new Error('a cancellation without its fact')
  const { refundPoints, refundRewardPoints, feePoints, feeRewardPoints } = cancelled.data
  const fee = feePoints + feeRewardPoints
  return { refundPoints: refundPoints + refundRewardPoints - fee, feePoints: fee }
}

function moneyBefore(wallet: Wallet, orderId: string) {
  const none: Buckets = { points: 0, rewardPoints: 0 }
  const { gotBack, fee } = wallet.orders.get(orderId) ?? { gotBack: none, fee: none }
  return { refundPoints: totalOf(gotBack) - totalOf(fee), feePoints: totalOf(fee) }
}

function isCancelled(fact: Fact): fact is OrderCancelled {
  return fact.type === 'order.cancelled'
}
