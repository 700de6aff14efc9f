import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import { given, happened } from '../../testing/given.ts'
import { recharged, recovered, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import type { WalletEvent } from '../events.ts'
import { walletFold } from '../walletFold.ts'
import { refundPoints } from './refundPoints.ts'

const orderId = 'order-1'
/** 14,820 points, of which 2,000 were reward points. */
const paidOrder = [
  recharged(20_000),
  rewarded(2_000),
  spent(orderId, { points: 12_820, rewardPoints: 2_000 }),
]

describe('refunding points', () => {
  it('returns to each bucket what it gave', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 0 }))
      .expectEvents([{ type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 2_000 } }])
  })

  it('then takes the fee, reward points first: 2,500 are 2,000 and 500', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_500 }))
      .expectEvents([
        { type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 2_000 } },
        { type: 'points.fee-charged', data: { orderId, points: 500, rewardPoints: 2_000 } },
      ])
  })

  // 4,500 paid points for the order, and 2,000 reward points that came later: as any spend, the fee takes those
  it('takes the fee out of the wallet as it then is: reward points that the order never took pay it first', () => {
    const laterReward = [
      recharged(20_000),
      spent(orderId, { points: 4_500, rewardPoints: 0 }),
      rewarded(2_000),
    ]
    given(walletFold, laterReward)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 900 }))
      .expectEvents([
        { type: 'points.refunded', data: { orderId, points: 4_500, rewardPoints: 0 } },
        { type: 'points.fee-charged', data: { orderId, points: 0, rewardPoints: 900 } },
      ])
    given(walletFold, laterReward)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_100 }))
      .expectEvents([
        { type: 'points.refunded', data: { orderId, points: 4_500, rewardPoints: 0 } },
        { type: 'points.fee-charged', data: { orderId, points: 100, rewardPoints: 2_000 } },
      ])
  })

  it('of a part gives paid points back first, for the reward points were used up first', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, amount: 13_000, fee: 0 }))
      .expectEvents([{ type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 180 } }])
  })

  it('of nothing writes nothing', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, amount: 0, fee: 0 }))
      .expectEvents([])
  })

  it('after an earlier part gives what is still held', () => {
    given(walletFold, [...paidOrder, refunded(orderId, { points: 10_000, rewardPoints: 0 })])
      .when((wallet) => refundPoints(wallet, { orderId, fee: 0 }))
      .expectEvents([{ type: 'points.refunded', data: { orderId, points: 2_820, rewardPoints: 2_000 } }])
  })

  it.each([
    [{ amount: 14_821, fee: 0 }],
    [{ fee: 14_821 }],
    [{ amount: 100, fee: 101 }],
    [{ amount: -1, fee: 0 }],
    [{ fee: -1 }],
    [{ amount: 1.5, fee: 0 }],
  ])('of more than is there is a bug: %o', (figures) => {
    const wallet = foldAll(walletFold, paidOrder)
    expect(() => refundPoints(wallet, { orderId, ...figures })).toThrow('holds 14820 points')
  })

  it('for an order this wallet never paid is a bug', () => {
    expect(() => refundPoints(walletFold.initial, { orderId, fee: 0 })).toThrow('not paid from this wallet')
  })
})

/** A recharge of 100,000 with as much on top, of which an order took 75,000; then all of the recharge went back. */
function withDebt(creditNoteNo = 'CN-2026-000001', owed = 75_000): readonly RecordedEvent<WalletEvent>[] {
  const at = '2026-11-21T16:00:00Z'
  return [
    recharged(100_000),
    happened({ type: 'points.rewarded', data: { grantId: 'bonus', amount: 100_000, paymentId: 1 } }, at),
    spent(orderId, { points: 0, rewardPoints: 75_000 }),
    happened(
      {
        type: 'points.recharge-reversed',
        data: { paymentId: 1, creditNoteNo, amount: 100_000, rewardAmount: 25_000, rewardOwed: owed },
      },
      at,
    ),
  ]
}

describe('a refund of reward points while some are owed for a reversed recharge (decision M1)', () => {
  const back = { type: 'points.refunded', data: { orderId, points: 0, rewardPoints: 75_000 } } as const
  const paid = (amount: number, creditNoteNo = 'CN-2026-000001') =>
    ({ type: 'points.reward-recovered', data: { orderId, paymentId: 1, creditNoteNo, amount } }) as const

  it('pays what is owed first, and nothing stays of a bonus without its recharge', () => {
    const wallet = foldAll(walletFold, withDebt())
    const events = refundPoints(wallet, { orderId, fee: 0 })
    expect(events).toStrictEqual([back, paid(75_000)])
    const after = events
      .map((event) => happened(event, '2026-11-22T16:00:00Z'))
      .reduce(walletFold.evolve, wallet)
    expect(after.balance).toStrictEqual({ points: 0, rewardPoints: 0 })
  })

  it('pays no more than is owed still', () => {
    given(walletFold, [
      ...withDebt(),
      rewarded(80_000),
      spent('order-2', { points: 0, rewardPoints: 80_000 }),
    ])
      .when((wallet) => refundPoints(wallet, { orderId: 'order-2', fee: 0 }))
      .expectEvents([
        { type: 'points.refunded', data: { orderId: 'order-2', points: 0, rewardPoints: 80_000 } },
        {
          type: 'points.reward-recovered',
          data: { orderId: 'order-2', paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 75_000 },
        },
      ])
    given(walletFold, [...withDebt(), rewarded(74_000), recovered(74_000, 'order-2')])
      .when((wallet) => refundPoints(wallet, { orderId, fee: 0 }))
      .expectEvents([back, paid(1_000)])
  })

  it('leaves what the fee needs, where nothing else is there to pay it', () => {
    given(walletFold, withDebt())
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_500 }))
      .expectEvents([
        back,
        paid(72_500),
        { type: 'points.fee-charged', data: { orderId, points: 0, rewardPoints: 2_500 } },
      ])
    given(walletFold, [...withDebt(), recharged(2_000, '2026-11-22T16:00:00Z', 5)])
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_500 }))
      .expectEvents([
        back,
        paid(74_500),
        { type: 'points.fee-charged', data: { orderId, points: 2_000, rewardPoints: 500 } },
      ])
  })

  it('pays the older credit note first, and of the next what is left', () => {
    const second = withDebt('CN-2026-000002', 10_000)[3]
    if (!second) throw new Error('no reversal')
    given(walletFold, [
      ...withDebt('CN-2026-000001', 70_000).slice(0, 4),
      { ...second, data: { ...second.data, amount: 0, rewardAmount: 0 } } as RecordedEvent<WalletEvent>,
    ])
      .when((wallet) => refundPoints(wallet, { orderId, fee: 0 }))
      .expectEvents([back, paid(70_000), paid(5_000, 'CN-2026-000002')])
  })

  it('of paid points pays nothing, for they are not what is owed', () => {
    const order2 = { points: 4_000, rewardPoints: 0 }
    given(walletFold, [...withDebt(), recharged(4_000, '2026-11-22T16:00:00Z', 5), spent('order-2', order2)])
      .when((wallet) => refundPoints(wallet, { orderId: 'order-2', fee: 0 }))
      .expectEvents([{ type: 'points.refunded', data: { orderId: 'order-2', ...order2 } }])
  })
})
