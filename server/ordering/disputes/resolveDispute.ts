import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type Refund, refundPoints, splitRefund } from '../../points/commands/refundPoints.ts'
import { rewardPoints } from '../../points/commands/rewardPoints.ts'
import { type Buckets, walletStream } from '../../points/events.ts'
import { mostHeld } from '../../points/walletLimit.ts'
import { type OrderDisputeResolved, orderStream } from '../events.ts'
import { withRecovered } from '../recovered.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
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
 * An admin decides a dispute: the order stays completed, with reward points if so decided, or is cancelled and fully refunded; its experience
 * stays (decisions E8, H1). Into the wallet of somebody who is forgotten no points come (decision M4).
 * @returns facts of the order and the wallet; NOT_FOUND for points into a closed wallet
 */
export function resolveDispute(state: DisputeState, intent: ResolveDispute): StreamFacts | Rejection {
  const { order, wallet } = state
  const { orderId, role } = intent
  if (!mayCause('order.dispute-resolved', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (wallet.access === 'closed' && givesPoints(intent)) return reject(RejectionCode.NOT_FOUND)
  if (intent.outcome === 'completed') return complete(state, intent)
  const money = { orderId, fee: 0 }
  return [
    ...inStream(orderStream(orderId), [refundedFact(splitRefund(wallet, money))]),
    ...inStream(walletStream(order.userId), refundPoints(wallet, money)),
  ]
}

function givesPoints(intent: ResolveDispute): boolean {
  return intent.outcome === 'refunded' || intent.reward !== undefined
}

function complete(
  { order, wallet, completed = new Map() }: DisputeState,
  intent: ResolveDispute & { readonly outcome: 'completed' },
): StreamFacts | Rejection {
  const held = mostHeld(wallet, completed, intent.at)
  const rewarded = intent.reward ? rewardPoints({ ...intent.reward, held }) : []
  if (isRejection(rewarded)) return { ...rewarded, field: 'rewardPoints' }
  return [
    ...inStream(orderStream(intent.orderId), [resolvedFact('completed', { points: 0, rewardPoints: 0 })]),
    ...inStream(walletStream(order.userId), rewarded),
  ]
}

function refundedFact({ refund, recovered }: Refund): OrderDisputeResolved {
  return withRecovered(recovered, resolvedFact('refunded', refund))
}

function resolvedFact(outcome: 'completed' | 'refunded', refund: Buckets): OrderDisputeResolved {
  return {
    type: 'order.dispute-resolved',
    data: { outcome, refundPoints: refund.points, refundRewardPoints: refund.rewardPoints },
  }
}
