import { describe, expect, it } from 'vitest'
import { foldAll } from '../kernel/fold.ts'
import { happened } from '../testing/given.ts'
import { mondayClean, recharged, refunded, rewarded, spent } from '../testing/pointsStory.ts'
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
          data: { paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 1_500 },
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
