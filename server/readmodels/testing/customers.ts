import type { DomainEvent } from '../../kernel/event.ts'
import { orderStream } from '../../ordering/events.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { orderPlaced, pointsRecharged, type Telling } from './happened.ts'

/** A event and its stream, by whom and when. */
export type Told = readonly [stream: string, event: DomainEvent, telling?: Telling]

/** An order's life in appends as the commands write them: paid and placed; then, one by one, confirmed, done or cancelled. */
export function lifeOf(orderId: string, userId: string, ending: 'pending' | 'done' | 'cancelled'): Told[][] {
  const amounts = { points: 8000, rewardPoints: 288 }
  const placing: Told[] = [
    [walletStream(userId), { type: 'points.spent', data: { orderId, ...amounts, booking: {} } }],
    [orderStream(orderId), orderPlaced({ orderNo: `AR-${orderId.toUpperCase()}`, userId })],
    ['day-1-2026-07-10', { type: 'day.taken', data: { orderId, half: 'am', units: 1, capacity: 3 } }],
  ]
  if (ending === 'pending') return [placing]
  if (ending === 'cancelled') return [placing, cancelling(orderId, userId, amounts)]
  return [placing, ...serving(orderId, userId)]
}

/** Money first, so that there is something to spend. */
export function recharging(userId: string): Told[] {
  return [
    [walletStream(userId), pointsRecharged({ points: 100_000 }), { role: 3 }],
    [
      walletStream(userId),
      { type: 'points.rewarded', data: { grantId: `g-${userId}`, amount: 10_000, paymentId: 1 } },
      { role: 3 },
    ],
  ]
}

function cancelling(
  orderId: string,
  userId: string,
  amounts: { points: number; rewardPoints: number },
): Told[] {
  const data = {
    reason: 'customer',
    refundPoints: 8000,
    refundRewardPoints: 288,
    feePoints: 0,
    feeRewardPoints: 0,
  }
  return [
    [orderStream(orderId), { type: 'order.cancelled', data }],
    [walletStream(userId), { type: 'points.refunded', data: { orderId, ...amounts } }],
  ]
}

function serving(orderId: string, userId: string): Told[][] {
  const crew = { staffId: 'sam', staffIds: ['sam', 'lee'], happenedAt: '2026-07-01T18:00:00Z' }
  const assigned = { groupId: 'crew-1', staffIds: crew.staffIds, kind: 'first' }
  return [
    [[orderStream(orderId), { type: 'order.group-assigned', data: assigned }, { role: 3 }]],
    [[orderStream(orderId), { type: 'order.service-started', data: crew }, { role: 2 }]],
    [
      [orderStream(orderId), { type: 'order.service-ended', data: crew }, { role: 2 }],
      [experienceStream(userId), { type: 'experience.gained', data: { orderId, amount: 82 } }, { role: 2 }],
    ],
  ]
}
