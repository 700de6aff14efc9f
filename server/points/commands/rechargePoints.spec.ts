import { describe, it } from 'vitest'
import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { given, happened } from '../../testing/given.ts'
import { recharged, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import { walletFold } from '../walletFold.ts'
import { type RechargePoints, rechargePoints } from './rechargePoints.ts'
import { rewardPoints } from './rewardPoints.ts'

/** 150.07 dollars in cash at 7 % reward. */
const intent: RechargePoints = {
  subtotal: 15_007,
  rewardPercent: 7,
  method: PaymentMethod.Cash,
  taxes: [{ name: 'GST', rateMilli: 5_000, cents: 750 }],
  cashRounding: -2,
  province: Province.AB,
  partyVersionId: 'party-1',
  invoiceNo: 'INV-2026-000002',
  grantId: 'grant-2',
  at: Temporal.Instant.from('2026-11-20T17:00:00Z'),
  confirmRepeat: false,
}
const recharge = {
  type: 'points.recharged',
  data: {
    paymentId: 1,
    invoiceNo: 'INV-2026-000002',
    points: 15_007,
    method: PaymentMethod.Cash,
    subtotal: 15_007,
    taxes: [{ name: 'GST', rateMilli: 5_000, cents: 750 }],
    total: 15_757,
    cashRounding: -2,
    province: Province.AB,
    partyVersionId: 'party-1',
  },
} as const

describe('recharging', () => {
  it('gives a point per cent before tax and the reward rounded down: 7 % of 15,007 is 1,050', () => {
    given(walletFold, [])
      .when((wallet) => rechargePoints(wallet, intent))
      .expectEvents([
        recharge,
        { type: 'points.rewarded', data: { grantId: 'grant-2', amount: 1_050, paymentId: 1 } },
      ])
  })

  it('without a reward writes one event', () => {
    given(walletFold, [])
      .when((wallet) => rechargePoints(wallet, { ...intent, rewardPercent: 0 }))
      .expectEvents([recharge])
  })

  it('numbers the payment after the events before it', () => {
    given(walletFold, [recharged(500), recharged(600, '2026-11-02T16:00:00Z', 2)])
      .when((wallet) => rechargePoints(wallet, { ...intent, rewardPercent: 0 }))
      .expectEvents([{ ...recharge, data: { ...recharge.data, paymentId: 3 } }])
  })

  it.each([
    [{ subtotal: 0 }, 'AMOUNT_INVALID', 'paidAmount'],
    [{ subtotal: -100 }, 'AMOUNT_INVALID', 'paidAmount'],
    [{ subtotal: 99.5 }, 'AMOUNT_INVALID', 'paidAmount'],
    [{ subtotal: 9_999_901 }, 'AMOUNT_INVALID', 'paidAmount'],
    [{ rewardPercent: 101 }, 'FIELD_INVALID', 'rewardPercent'],
    [{ rewardPercent: -1 }, 'FIELD_INVALID', 'rewardPercent'],
    [{ rewardPercent: 2.5 }, 'FIELD_INVALID', 'rewardPercent'],
    [{ method: 6 as PaymentMethod }, 'FIELD_INVALID', 'paymentMethod'],
  ] as const)('refuses %o', (change, rejected, field) => {
    given(walletFold, [])
      .when((wallet) => rechargePoints(wallet, { ...intent, ...change }))
      .expectRejection({ rejected, field })
  })

  it('takes the largest payment, and as much again on top', () => {
    const most = { subtotal: 9_999_900, taxes: [] }
    given(walletFold, [])
      .when((wallet) => rechargePoints(wallet, { ...intent, ...most, rewardPercent: 100 }))
      .expectEvents([
        { ...recharge, data: { ...recharge.data, ...most, points: 9_999_900, total: 9_999_900 } },
        { type: 'points.rewarded', data: { grantId: 'grant-2', amount: 9_999_900, paymentId: 1 } },
      ])
  })

  it('fills a wallet, with the reward, up to a billion points and not beyond', () => {
    given(walletFold, [rewarded(1_000_000_000 - 15_007 - 1_050)])
      .when((wallet) => rechargePoints(wallet, intent))
      .expectEvents([
        { ...recharge, data: { ...recharge.data, paymentId: 2 } },
        { type: 'points.rewarded', data: { grantId: 'grant-2', amount: 1_050, paymentId: 2 } },
      ])
    given(walletFold, [rewarded(1_000_000_001 - 15_007 - 1_050)])
      .when((wallet) => rechargePoints(wallet, intent))
      .expectRejection({ rejected: 'WALLET_FULL', field: 'paidAmount', params: { most: 1_000_000_000 } })
  })

  it('leaves room for what orders may bring back, until their time for complaints is over', () => {
    const at = Temporal.Instant.from('2026-11-20T17:00:00Z')
    const past = [rewarded(1_000_000_000), spent('order-1', { points: 0, rewardPoints: 20_000 })]
    const full = { rejected: 'WALLET_FULL', field: 'paidAmount', params: { most: 1_000_000_000 } } as const
    const completedAgo = (hours: number) => ({
      ...intent,
      completed: new Map([['order-1', at.subtract({ hours })]]),
    })
    given(walletFold, past)
      .when((wallet) => rechargePoints(wallet, intent))
      .expectRejection(full)
    given(walletFold, past)
      .when((wallet) => rechargePoints(wallet, completedAgo(168)))
      .expectRejection(full)
    given(walletFold, past)
      .when((wallet) => rechargePoints(wallet, { ...completedAgo(169), rewardPercent: 0 }))
      .expectEvents([{ ...recharge, data: { ...recharge.data, paymentId: 3 } }])
    given(walletFold, [...past, refunded('order-1', { points: 0, rewardPoints: 19_000 })])
      .when((wallet) => rechargePoints(wallet, completedAgo(169)))
      .expectRejection(full)
  })

  it('finds nobody who is forgotten', () => {
    given(walletFold, [happened({ type: 'points.closed', data: {} }, '2026-11-20T16:00:00Z')])
      .when((wallet) => rechargePoints(wallet, intent))
      .expectRejection({ rejected: 'NOT_FOUND' })
  })

  describe('the same amount by the same method again', () => {
    const before = recharged(15_007, '2026-11-20T16:59:01Z')
    const again = { ...intent, method: PaymentMethod.ETransfer, cashRounding: 0, rewardPercent: 0 }
    const second = {
      ...recharge,
      data: { ...recharge.data, paymentId: 2, method: PaymentMethod.ETransfer, cashRounding: 0 },
    }

    it('within a minute is refused', () => {
      given(walletFold, [before])
        .when((wallet) => rechargePoints(wallet, again))
        .expectRejection({ rejected: 'RECHARGE_REPEATED' })
    })

    it('is taken when it is confirmed', () => {
      given(walletFold, [before])
        .when((wallet) => rechargePoints(wallet, { ...again, confirmRepeat: true }))
        .expectEvents([second])
    })

    it.each([
      recharged(15_006, '2026-11-20T16:59:01Z'),
      { ...before, data: { ...before.data, method: PaymentMethod.Cash } },
    ])('is another payment with another amount or method', (other) => {
      given(walletFold, [other])
        .when((wallet) => rechargePoints(wallet, again))
        .expectEvents([second])
    })

    it('is taken after a minute', () => {
      given(walletFold, [recharged(15_007, '2026-11-20T16:59:00Z')])
        .when((wallet) => rechargePoints(wallet, again))
        .expectEvents([second])
    })
  })
})

describe('granting reward points', () => {
  it('gives them', () => {
    given(walletFold, [])
      .when(() => rewardPoints({ grantId: 'grant-2', amount: 9_999_999, held: 0 }))
      .expectEvents([{ type: 'points.rewarded', data: { grantId: 'grant-2', amount: 9_999_999 } }])
  })

  it.each([0, -5, 1.5, 10_000_000, Number.NaN])('refuses %d', (amount) => {
    given(walletFold, [])
      .when(() => rewardPoints({ grantId: 'grant-2', amount, held: 0 }))
      .expectRejection({ rejected: 'AMOUNT_INVALID', field: 'amount' })
  })

  it('fills a wallet up to a billion points and not beyond', () => {
    given(walletFold, [])
      .when(() => rewardPoints({ grantId: 'grant-2', amount: 1, held: 999_999_999 }))
      .expectEvents([{ type: 'points.rewarded', data: { grantId: 'grant-2', amount: 1 } }])
    given(walletFold, [])
      .when(() => rewardPoints({ grantId: 'grant-2', amount: 1, held: 1_000_000_000 }))
      .expectRejection({ rejected: 'WALLET_FULL', field: 'amount', params: { most: 1_000_000_000 } })
  })
})
