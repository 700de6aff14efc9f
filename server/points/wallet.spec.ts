import { describe, expect, it } from 'vitest'
import { foldAll } from '../kernel/fold.ts'
import { happened } from '../testing/given.ts'
import { mondayClean, recharged, recovered, refunded, rewarded, spent } from '../testing/pointsStory.ts'
import { totalOf } from './buckets.ts'
import { comparablePlacements } from './wallet.ts'
import { walletFold } from './walletFold.ts'

describe('a wallet', () => {
  it('is empty before its first event', () => {
    expect(totalOf(walletFold.initial.balance)).toBe(0)
  })

  it('keeps paid and reward points apart through every kind of event', () => {
    const wallet = foldAll(walletFold, [
      recharged(20_000),
      rewarded(2_000),
      spent('order-1', { points: 12_820, rewardPoints: 2_000 }),
      refunded('order-1', { points: 12_820, rewardPoints: 2_000 }),
      happened(
        { type: 'points.fee-charged', data: { orderId: 'order-1', points: 500, rewardPoints: 2_000 } },
        '2026-11-20T18:00:00Z',
      ),
      happened(
        {
          type: 'points.recharge-reversed',
          data: {
            paymentId: 1,
            creditNoteNo: 'CN-2026-000001',
            amount: 1_500,
            rewardAmount: 0,
            rewardOwed: 0,
          },
        },
        '2026-11-21T18:00:00Z',
      ),
    ])
    expect(wallet.balance).toStrictEqual({ points: 18_000, rewardPoints: 0 })
    expect(wallet.revision).toBe(6)
    expect(wallet.orders.get('order-1')).toStrictEqual({
      gave: { points: 12_820, rewardPoints: 2_000 },
      gotBack: { points: 12_820, rewardPoints: 2_000 },
      fee: { points: 500, rewardPoints: 2_000 },
      recovered: 0,
    })
    expect(wallet.recharges).toMatchObject([{ paymentId: 1, points: 20_000, reversed: 1_500 }])
  })

  describe('with two payments and their rewards, both taken back', () => {
    const at = '2026-11-21T18:00:00Z'
    const bonus = (paymentId: number) =>
      happened(
        {
          type: 'points.rewarded' as const,
          data: { grantId: `bonus-${paymentId}`, amount: 2_000, paymentId },
        },
        at,
      )
    const reversed = (paymentId: number, amount: number) => {
      const creditNoteNo = `CN-2026-00000${paymentId}`
      const data = { paymentId, creditNoteNo, amount, rewardAmount: 500, rewardOwed: 900 }
      return happened({ type: 'points.recharge-reversed' as const, data }, at)
    }
    const past = [
      recharged(20_000),
      bonus(1),
      recharged(10_000, at, 2),
      bonus(2),
      spent('order-1', { points: 0, rewardPoints: 3_000 }),
      reversed(2, 4_000),
      reversed(1, 7_000),
      refunded('order-1', { points: 0, rewardPoints: 3_000 }),
      recovered(600),
    ]

    it('keeps apart what was taken of which, and what was paid for which since', () => {
      const wallet = foldAll(walletFold, past)
      expect(wallet.recharges).toMatchObject([{ reversed: 7_000 }, { reversed: 4_000 }])
      expect(wallet.reversals).toMatchObject([{ recovered: 0 }, { recovered: 600 }])
      expect([...wallet.grants.values()]).toMatchObject([{ withdrawn: 1_100 }, { withdrawn: 500 }])
      expect(wallet.orders.get('order-1')).toMatchObject({ recovered: 600 })
    })

    it('is the same event by event', () => {
      expect(past.reduce(walletFold.evolve, walletFold.initial)).toStrictEqual(foldAll(walletFold, past))
    })
  })

  it('remembers what was booked when, at which place', () => {
    const wallet = foldAll(walletFold, [
      recharged(20_000),
      spent('order-1', { points: 500, rewardPoints: 0 }),
    ])
    expect(wallet.placements).toStrictEqual([
      { orderId: 'order-1', booking: mondayClean, at: Temporal.Instant.from('2026-11-20T17:00:00Z') },
    ])
  })

  it('compares a new booking with those of the same address and service that were not given back', () => {
    const elsewhere = { ...mondayClean, addressId: 'address-2' }
    const other = { ...mondayClean, serviceId: 'service-2' }
    const paid = { points: 500, rewardPoints: 0 }
    const wallet = foldAll(walletFold, [
      recharged(20_000),
      spent('order-1', paid),
      spent('order-2', paid, { booking: elsewhere }),
      spent('order-3', paid, { booking: other }),
      spent('order-4', paid),
      refunded('order-4', paid),
    ])
    expect(comparablePlacements(wallet, mondayClean).map((placement) => placement.orderId)).toStrictEqual([
      'order-1',
    ])
    expect(comparablePlacements(wallet, mondayClean, new Set(['order-1']))).toStrictEqual([])
  })
})
