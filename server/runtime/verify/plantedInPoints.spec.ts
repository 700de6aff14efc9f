import { describe, expect, it } from 'vitest'
import {
  bonusTaken,
  fee,
  funds,
  order,
  paid,
  price,
  reversedBonus,
  violations,
  wallet,
} from '../../testing/auditedOrders.ts'
import { happened } from '../../testing/given.ts'
import { admin, orderId, placed } from '../../testing/orderStory.ts'
import { recharged, recovered, refunded, rewarded, spent } from '../../testing/pointsStory.ts'

describe('planted violations in points and rewards', () => {
  it('1: a bucket below zero, though the sum is not', () => {
    expect(
      violations([...wallet(recharged(20_000), spent(orderId, price)), ...order(placed())]),
    ).toStrictEqual({
      1: ['wallet-user-1: points.spent left -2000 rewardPoints'],
    })
  })

  it('1: a bucket that was below zero for a moment', () => {
    const early = wallet(spent(orderId, { points: 14_820, rewardPoints: 0 }), recharged(20_000))
    expect(violations([...early, ...order(placed())])).toStrictEqual({
      1: ['wallet-user-1: points.spent left -14820 points'],
    })
  })

  it('1: a recharge that is taken back though it was spent', () => {
    const data = {
      paymentId: 1,
      creditNoteNo: 'CN-2026-000001',
      amount: 20_000,
      rewardAmount: 0,
      rewardOwed: 0,
    }
    const back = happened({ type: 'points.recharge-reversed', data }, '2026-11-21T17:00:00Z', admin)
    expect(violations([...paid, ...order(placed()), ...wallet(back)])).toStrictEqual({
      1: ['wallet-user-1: points.recharge-reversed left -12820 points'],
    })
  })

  it('2: an order placed twice and paid once', () => {
    const once = '14820 from wallet-user-1'
    expect(violations([...paid, ...order(placed(), placed())])[2]).toStrictEqual([
      `order order-1: placed for ${once}, ${once}; paid ${once}`,
    ])
  })

  it('3: points of an order that come back for another', () => {
    const events = [
      ...paid,
      ...order(placed()),
      ...wallet(refunded('order-2', { points: 50, rewardPoints: 0 })),
    ]
    expect(violations(events)[3]).toStrictEqual(['order order-2: gave 0 points and got back 50'])
  })

  it.each([
    ['an order nobody paid', [...order(placed())], 'placed for 14820 from wallet-user-1; paid nothing'],
    ['a payment without its order', paid, 'placed for nothing; paid 14820 from wallet-user-1'],
    [
      'another total',
      [...paid, ...order(placed({ totalPoints: 14_821 }))],
      'placed for 14821 from wallet-user-1; paid 14820 from wallet-user-1',
    ],
    [
      'another customer’s wallet',
      [...paid, ...order(placed({ userId: 'user-2' }))],
      'placed for 14820 from wallet-user-2; paid 14820 from wallet-user-1',
    ],
    [
      'two payments',
      [
        ...funds,
        ...wallet(recharged(20_000)),
        ...paid.slice(-1),
        ...wallet(spent(orderId, { points: 14_820, rewardPoints: 0 })),
        ...order(placed()),
      ],
      'placed for 14820 from wallet-user-1; paid 14820 from wallet-user-1, 14820 from wallet-user-1',
    ],
  ])('2: %s', (_, events, text) => {
    expect(violations(events)).toStrictEqual({ 2: [`order order-1: ${text}`] })
  })

  it('3: a bucket that gets back more than it gave', () => {
    const tooMuch = wallet(refunded(orderId, { points: 12_821, rewardPoints: 1_999 }))
    expect(violations([...paid, ...order(placed()), ...tooMuch])).toStrictEqual({
      3: ['order order-1: gave 12820 points and got back 12821'],
    })
  })

  it('3: a fee above what came back', () => {
    const events = [
      ...paid,
      ...order(placed()),
      ...wallet(refunded(orderId, { points: 400, rewardPoints: 0 }), fee(500, 0)),
    ]
    expect(violations(events)).toStrictEqual({
      3: ['order order-1: got back 400 points and was charged 500'],
    })
  })

  it('9: reward points whose recharge was taken back', () => {
    expect(violations(reversedBonus)).toStrictEqual({
      9: ['wallet-user-1: 1500 reward points, and 0 of what was given still stand'],
    })
  })

  it('9: the same, though they were spent in the end', () => {
    const later = wallet(spent('order-2', bonusTaken))
    expect(violations([...reversedBonus, ...later])[9]).toStrictEqual([
      'wallet-user-1: 1500 reward points, and 0 of what was given still stand',
    ])
  })

  it('9: more taken for a reversed recharge than was owed', () => {
    const events = [...reversedBonus, ...wallet(rewarded(500), recovered(1_501, orderId))]
    expect(violations(events)[9]).toContain(
      'wallet-user-1: CN-2026-000001 took 1501 reward points of 1500 owed',
    )
  })
})
