import type { OrderCancelled, OrderDisputeResolved } from './events.ts'

/** The refund and fee of an order that ended early; all 0 until then. */
export interface Returned {
  readonly cancelledAt?: Temporal.Instant
  readonly cancelReason?: OrderCancelled['data']['reason'] | 'dispute'
  /** The command that cancelled; the office's note has its id (decision E4). */
  readonly cancelCommandId?: string
  /** Before the fee. */
  readonly refundPoints: number
  readonly refundRewardPoints: number
  readonly feePoints: number
  readonly feeRewardPoints: number
  /** Refunded reward points that paid for a bonus of a reversed recharge (decision M1). */
  readonly recoveredRewardPoints: number
}

/** An order ends early at most once; nothing is refunded before. */
export function returned(data: OrderCancelled['data'] | OrderDisputeResolved['data']): Returned {
  const { refundPoints, refundRewardPoints, recoveredRewardPoints = 0 } = data
  const kept =
    'reason' in data
      ? { cancelReason: data.reason, feePoints: data.feePoints, feeRewardPoints: data.feeRewardPoints }
      : { cancelReason: 'dispute' as const, feePoints: 0, feeRewardPoints: 0 }
  return { refundPoints, refundRewardPoints, recoveredRewardPoints, ...kept }
}

export const nothingReturned: Returned = {
  refundPoints: 0,
  refundRewardPoints: 0,
  feePoints: 0,
  feeRewardPoints: 0,
  recoveredRewardPoints: 0,
}
