import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { derivedId } from '../../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type Refund, refundPoints, splitRefund } from '../../points/commands/refundPoints.ts'
import { rewardPoints } from '../../points/commands/rewardPoints.ts'
import { type Buckets, experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { mostHeld } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { writeOnlyNote } from '../cancelling/cancellationNotes.store.ts'
import { withRecovered } from '../cancelling/cancelOrder.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderDisputeResolved, orderStream } from '../events.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'
import type { DisputeState } from './openDispute.ts'

export type ResolveDispute = OrderIntent &
  (
    | { readonly outcome: 'refunded' }
    | {
        readonly outcome: 'completed'
        /** Reward points given as an apology. */
        readonly reward?: { readonly grantId: string; readonly amount: number }
      }
  )

/**
 * An admin decides a dispute: the order stays completed, with or without reward points, or is cancelled and fully refunded; its experience
 * stays (decisions E8, H1). An erased customer's wallet gets no points (decision M4).
 * @returns events of the order and the wallet; NOT_FOUND for points into a closed wallet
 */
export function resolveDispute(state: DisputeState, intent: ResolveDispute): StreamEvents | Rejection {
  const { order, wallet } = state
  const { orderId, role } = intent
  if (!mayCause('order.dispute-resolved', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (wallet.access === 'closed' && givesPoints(intent)) return reject(RejectionCode.NOT_FOUND)
  if (intent.outcome === 'completed') return complete(state, intent)
  const money = { orderId, fee: 0 }
  return [
    ...inStream(orderStream(orderId), [refundedEvent(splitRefund(wallet, money))]),
    ...inStream(walletStream(order.userId), refundPoints(wallet, money)),
  ]
}

function givesPoints(intent: ResolveDispute): boolean {
  return intent.outcome === 'refunded' || intent.reward !== undefined
}

function complete(
  { order, wallet, completed = new Map() }: DisputeState,
  intent: ResolveDispute & { readonly outcome: 'completed' },
): StreamEvents | Rejection {
  const held = mostHeld(wallet, completed, intent.at)
  const rewarded = intent.reward ? rewardPoints({ ...intent.reward, held }) : []
  if (isRejection(rewarded)) return { ...rewarded, field: 'rewardPoints' }
  return [
    ...inStream(orderStream(intent.orderId), [resolvedEvent('completed', { points: 0, rewardPoints: 0 })]),
    ...inStream(walletStream(order.userId), rewarded),
  ]
}

function refundedEvent({ refund, recovered }: Refund): OrderDisputeResolved {
  return withRecovered(recovered, resolvedEvent('refunded', refund))
}

function resolvedEvent(outcome: 'completed' | 'refunded', refund: Buckets): OrderDisputeResolved {
  return {
    type: 'order.dispute-resolved',
    data: { outcome, refundPoints: refund.points, refundRewardPoints: refund.rewardPoints },
  }
}

/** The office's decision. */
export type ResolvingRequest = OrderRef & {
  readonly outcome: ResolveDispute['outcome']
  /** Reward points as an apology if the order stays completed; 0 for none. */
  readonly rewardPoints: number
  /** The reason, up to 500 characters in lines; for the office only. */
  readonly note: string
}

const fields = z.object({ note: requiredLines(businessRules.lengths.text) })

/**
 * An admin decides a complaint: the order stays completed, with or without reward points, or is cancelled and fully refunded (decision E8).
 * Order and wallet are written together, and the reason before them (decision W6).
 * @returns the order; AMOUNT_INVALID for reward points with a refund
 */
export async function handleResolveDispute(
  context: CommandContext,
  command: Command,
  { outcome, rewardPoints, note, ...orderRef }: ResolvingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(fields, { note })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { id: commandId, at, actor } = command
  if (outcome === 'refunded' && rewardPoints !== 0)
    return refuse(context, command, reject(RejectionCode.AMOUNT_INVALID, { field: 'rewardPoints' }))
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
    beforehand: (orderId) => writeOnlyNote(context.db, { commandId, orderId, text: checked.note }, at),
  })
}
