import { type Refund, recoveredPoints } from '../points/commands/refundPoints.ts'
import type { OrderCancelled, OrderDisputeResolved } from './events.ts'

/** A refund's fact of the order, with what of its reward points paid for bonuses whose recharges had gone back, where any did (decision M1). */
export function withRecovered<Refunding extends OrderCancelled | OrderDisputeResolved>(
  recovered: Refund['recovered'],
  fact: Refunding,
): Refunding {
  const recoveredRewardPoints = recoveredPoints(recovered)
  return recoveredRewardPoints === 0 ? fact : { ...fact, data: { ...fact.data, recoveredRewardPoints } }
}
