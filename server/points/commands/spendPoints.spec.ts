import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAll } from '../../kernel/fold.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { given, happened } from '../../testing/given.ts'
import { mondayClean, recharged, rewarded, spent } from '../../testing/pointsStory.ts'
import { totalOf } from '../buckets.ts'
import { walletFold } from '../walletFold.ts'
import { refundPoints } from './refundPoints.ts'
import { spendPoints } from './spendPoints.ts'

const intent = { orderId: 'order-2', amount: 14_820, booking: mondayClean }

describe('spending points', () => {
  it('uses reward points up before paid points', () => {
    given(walletFold, [recharged(20_000), rewarded(2_000)])
      .when((wallet) => spendPoints(wallet, intent))
      .expectEvents([
        {
          type: 'points.spent',
          data: { orderId: 'order-2', points: 12_820, rewardPoints: 2_000, booking: mondayClean },
        },
      ])
  })

  it('leaves paid points alone while reward points suffice', () => {
    given(walletFold, [recharged(20_000), rewarded(20_000)])
      .when((wallet) => spendPoints(wallet, intent))
      .expectEvents([
        {
          type: 'points.spent',
          data: { orderId: 'order-2', points: 0, rewardPoints: 14_820, booking: mondayClean },
        },
      ])
  })

  it('may empty the wallet to the last point', () => {
    given(walletFold, [recharged(14_820)])
      .when((wallet) => spendPoints(wallet, intent))
      .expectEvents([
        {
          type: 'points.spent',
          data: { orderId: 'order-2', points: 14_820, rewardPoints: 0, booking: mondayClean },
        },
      ])
  })

  it('is refused one point short, naming both figures', () => {
    given(walletFold, [recharged(12_800), rewarded(2_019)])
      .when((wallet) => spendPoints(wallet, intent))
      .expectRejection({ rejected: 'NOT_ENOUGH_POINTS', params: { needed: 14_820, available: 14_819 } })
  })

  it.each([0, -1, 0.5, Number.NaN])('of %d points is a bug', (amount) => {
    expect(() => spendPoints(walletFold.initial, { ...intent, amount })).toThrow('cannot spend')
  })

  it('twice for one order is a bug', () => {
    const wallet = foldAll(walletFold, [recharged(50_000), spent('order-2', { points: 5, rewardPoints: 0 })])
    expect(() => spendPoints(wallet, intent)).toThrow('already paid')
  })
})

describe('every spend and its refund', () => {
  const whole = fc.integer({ min: 1, max: 40_000 })

  it('keep both buckets at or above zero, and a full refund restores them exactly', () => {
    fc.assert(
      fc.property(whole, whole, whole, (paid, reward, amount) => {
        const before = foldAll(walletFold, [recharged(paid), rewarded(reward)])
        const events = spendPoints(before, { ...intent, amount })
        if (isRejection(events)) {
          expect(amount).toBeGreaterThan(paid + reward)
          return
        }
        const at = '2026-11-20T17:00:00Z'
        const after = events.map((event) => happened(event, at)).reduce(walletFold.evolve, before)
        expect(Math.min(after.balance.points, after.balance.rewardPoints)).toBeGreaterThanOrEqual(0)
        expect(totalOf(after.balance)).toBe(paid + reward - amount)
        const back = refundPoints(after, { orderId: 'order-2', fee: 0 })
        const restored = back.map((event) => happened(event, at)).reduce(walletFold.evolve, after)
        expect(restored.balance).toStrictEqual(before.balance)
      }),
    )
  })

  it('never give a bucket more than it gave, nor keep more than came back', () => {
    fc.assert(
      fc.property(whole, whole, fc.nat(), fc.nat(), (points, rewardPoints, share, feeShare) => {
        const gave = { points, rewardPoints }
        const wallet = foldAll(walletFold, [
          recharged(points),
          rewarded(rewardPoints),
          spent('order-2', gave),
        ])
        const amount = share % (points + rewardPoints + 1)
        const fee = feeShare % (amount + 1)
        const events = refundPoints(wallet, { orderId: 'order-2', amount, fee })
        const after = events
          .map((event) => happened(event, '2026-11-20T18:00:00Z'))
          .reduce(walletFold.evolve, wallet)
        const money = after.orders.get('order-2')
        for (const bucket of ['points', 'rewardPoints'] as const) {
          expect(money?.gotBack[bucket]).toBeLessThanOrEqual(gave[bucket])
          expect(money?.fee[bucket]).toBeLessThanOrEqual(money?.gotBack[bucket] ?? -1)
        }
        expect(totalOf(after.balance)).toBe(amount - fee)
      }),
    )
  })
})
