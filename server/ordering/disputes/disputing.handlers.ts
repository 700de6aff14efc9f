import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { CommandContext } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { derivedId } from '../../kernel/ids.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { walletFold } from '../../points/walletFold.ts'
import { type ChangedOrder, changeOrder } from '../changing.handlers.ts'
import type { OrderResult } from '../orderDecision.handlers.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { type OpenDispute, openDispute } from './openDispute.ts'
import { type ResolveDispute, resolveDispute } from './resolveDispute.ts'

/** What a customer complained about. */
export type DisputingRequest = OrderRef & Pick<OpenDispute, 'reason'>

/** What the office decided. */
export type ResolvingRequest = OrderRef & {
  readonly outcome: ResolveDispute['outcome']
  /** Reward points given as an apology where the order stays completed; 0 for none. */
  readonly rewardPoints: number
}

/** An admin records a customer's complaint about a completed order (decision E8). */
export async function openDisputeOn(
  context: CommandContext,
  command: Command,
  { reason, ...orderRef }: DisputingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { at, actor } = command
  return changeOrder(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order }, load) {
      const { state: wallet } = await load(walletStream(order.userId), walletFold)
      return openDispute({ order, wallet }, { orderId, role: actor.role, at, reason })
    },
  })
}

/**
 * An admin decides a complaint: the order stays completed, with reward points if so decided, or is cancelled and fully refunded
 * (decision E8). The customer's wallet is written with it.
 * @returns the order; AMOUNT_INVALID for reward points beside a refund
 */
export async function resolveDisputeOn(
  context: CommandContext,
  command: Command,
  { outcome, rewardPoints, ...orderRef }: ResolvingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { at, actor } = command
  if (outcome === 'refunded' && rewardPoints !== 0)
    return reject(RejectionCode.AMOUNT_INVALID, { field: 'rewardPoints' })
  const reward = { grantId: derivedId(command.id, 'grant'), amount: rewardPoints }
  return changeOrder(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order }, load) {
      const [{ state: wallet }, { state: experience }] = await Promise.all([
        load(walletStream(order.userId), walletFold),
        load(experienceStream(order.userId), experienceFold),
      ])
      const intent = { orderId, role: actor.role, at }
      const decision: ResolveDispute =
        outcome === 'refunded'
          ? { ...intent, outcome }
          : { ...intent, outcome, ...(rewardPoints === 0 ? {} : { reward }) }
      return resolveDispute({ order, wallet, completed: experience.orders }, decision)
    },
  })
}
