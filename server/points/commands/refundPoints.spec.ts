import { describe, expect, it } from 'vitest'
import { foldAll } from '../../kernel/fold.ts'
import { given } from '../../testing/given.ts'
import { recharged, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
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
      .expectFacts([{ type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 2_000 } }])
  })

  it('then takes the fee, reward points first: 2,500 are 2,000 and 500', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_500 }))
      .expectFacts([
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
      .expectFacts([
        { type: 'points.refunded', data: { orderId, points: 4_500, rewardPoints: 0 } },
        { type: 'points.fee-charged', data: { orderId, points: 0, rewardPoints: 900 } },
      ])
    given(walletFold, laterReward)
      .when((wallet) => refundPoints(wallet, { orderId, fee: 2_100 }))
      .expectFacts([
        { type: 'points.refunded', data: { orderId, points: 4_500, rewardPoints: 0 } },
        { type: 'points.fee-charged', data: { orderId, points: 100, rewardPoints: 2_000 } },
      ])
  })

  it('of a part gives paid points back first, for the reward points were used up first', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, amount: 13_000, fee: 0 }))
      .expectFacts([{ type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 180 } }])
  })

  it('of nothing writes nothing', () => {
    given(walletFold, paidOrder)
      .when((wallet) => refundPoints(wallet, { orderId, amount: 0, fee: 0 }))
      .expectFacts([])
  })

  it('after an earlier part gives what is still held', () => {
    given(walletFold, [...paidOrder, refunded(orderId, { points: 10_000, rewardPoints: 0 })])
      .when((wallet) => refundPoints(wallet, { orderId, fee: 0 }))
      .expectFacts([{ type: 'points.refunded', data: { orderId, points: 2_820, rewardPoints: 2_000 } }])
  })

  it.each([
    [{ amount: 14_821, fee: 0 }],
    [{ fee: 14_821 }],
    [{ amount: 100, fee: 101 }],
    [{ amount: -1, fee: 0 }],
    [{ amount: 1.5, fee: 0 }],
  ])('of more than is there is a bug: %o', (figures) => {
    const wallet = foldAll(walletFold, paidOrder)
    expect(() => refundPoints(wallet, { orderId, ...figures })).toThrow('holds 14820 points')
  })

  it('for an order this wallet never paid is a bug', () => {
    expect(() => refundPoints(walletFold.initial, { orderId, fee: 0 })).toThrow('not paid from this wallet')
  })
})
