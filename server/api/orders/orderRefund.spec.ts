import 'reflect-metadata'
import { describe, expect, it } from 'vitest'
import type { OrderCancelled, OrderEvent } from '../../ordering/events.ts'
import { orderHistoryTable } from '../../readmodels/orderHistory/orderHistory.projection.ts'
import { type OrderHistoryRow, orderView } from '../../readmodels/orderHistory/orderView.ts'
import { orderPlaced, story, type Telling } from '../../readmodels/testing/happened.ts'
import { orderRefundNode } from './order.graphql.ts'

function refundAfter(...told: (readonly [OrderEvent, Telling?])[]) {
  let row: OrderHistoryRow | undefined
  for (const event of story<OrderEvent>('order-o1', ...told)) row = orderHistoryTable.evolve(row, event)
  if (!row) throw new Error('nothing was told')
  return orderRefundNode(orderView(row))
}

const placed = [orderPlaced({ totalPoints: 8_000 })] as const

function cancelled(data: Partial<OrderCancelled['data']>): readonly [OrderEvent] {
  const nothing = { refundPoints: 0, refundRewardPoints: 0, feePoints: 0, feeRewardPoints: 0 }
  return [{ type: 'order.cancelled', data: { reason: 'customer', ...nothing, ...data } }]
}

describe('what a cancelled order gave back', () => {
  it('is nothing to tell while the order is not cancelled', () => {
    expect(refundAfter(placed)).toBeNull()
  })

  it('is the refund without the fee, of both buckets', () => {
    const money = { refundPoints: 7_000, refundRewardPoints: 1_000, feePoints: 600, feeRewardPoints: 1_000 }
    expect(refundAfter(placed, cancelled(money))).toEqual({
      reason: 'customer',
      points: 6_400,
      rewardPoints: 0,
      feePoints: 1_600,
      recoveredPoints: 0,
      usedPoints: 0,
    })
  })

  it('holds no reward points where the fee took more of them than came back', () => {
    const money = { refundPoints: 8_000, refundRewardPoints: 0, feePoints: 100, feeRewardPoints: 1_500 }
    expect(refundAfter(placed, cancelled(money))).toMatchObject({
      points: 6_400,
      rewardPoints: 0,
      feePoints: 1_600,
    })
  })

  it('leaves out what paid for a recharge that was taken back', () => {
    const money = { refundPoints: 7_000, refundRewardPoints: 1_000, recoveredRewardPoints: 600 }
    expect(refundAfter(placed, cancelled(money))).toMatchObject({
      points: 7_400,
      rewardPoints: 400,
      recoveredPoints: 600,
    })
  })

  it('leaves out the months that a stopped period had begun', () => {
    expect(
      refundAfter(placed, cancelled({ reason: 'stopped', refundPoints: 3_000, refundRewardPoints: 500 })),
    ).toMatchObject({ reason: 'stopped', points: 3_500, rewardPoints: 500, feePoints: 0, usedPoints: 4_500 })
  })

  it('is everything after a complaint', () => {
    const resolved: OrderEvent = {
      type: 'order.dispute-resolved',
      data: { outcome: 'refunded', refundPoints: 8_000, refundRewardPoints: 0 },
    }
    expect(refundAfter(placed, [resolved])).toMatchObject({ reason: 'dispute', points: 8_000, usedPoints: 0 })
  })
})
