import { describe, it } from 'vitest'
import type { RecordedEvent } from '../../kernel/event.ts'
import { given, happened } from '../../testing/given.ts'
import { recharged, recovered, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import type { WalletEvent } from '../events.ts'
import { walletFold } from '../walletFold.ts'
import { reverseRecharge } from './reverseRecharge.ts'

const intent = { paymentId: 1, creditNoteNo: 'CN-2026-000001' }
const at = '2026-11-02T16:00:00Z'

/** The 10 % that came with a payment. */
function bonus(amount: number, paymentId = 1): RecordedEvent<WalletEvent> {
  return happened({ type: 'points.rewarded', data: { grantId: `bonus-${paymentId}`, amount, paymentId } }, at)
}

function reversed(
  amount: number,
  rewardAmount: number,
  rewardOwed = 0,
  paymentId = 1,
): RecordedEvent<WalletEvent> {
  const data = { paymentId, creditNoteNo: 'CN-2026-000001', amount, rewardAmount, rewardOwed }
  return happened({ type: 'points.recharge-reversed', data }, at)
}

function eventOf(amount: number, [rewardAmount, rewardOwed]: readonly [number, number], paymentId = 1) {
  const data = { paymentId, creditNoteNo: intent.creditNoteNo, amount, rewardAmount, rewardOwed }
  return { type: 'points.recharge-reversed', data } as const
}

describe('taking a recharge back', () => {
  it('takes all of it, and the reward that came with it, while nothing is spent', () => {
    given(walletFold, [recharged(20_000), bonus(2_000), rewarded(500)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(20_000, [2_000, 0]))
  })

  // 20,000 paid and 2,000 reward; an order of 7,000 took the 2,000 and 5,000 paid points, so 15,000 are left and no reward
  it('takes what is unspent: 15,000 of 20,000, and notes its 1,500 of a reward that is used up as owed', () => {
    given(walletFold, [
      recharged(20_000),
      bonus(2_000),
      spent('order-1', { points: 5_000, rewardPoints: 2_000 }),
    ])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(15_000, [0, 1_500]))
  })

  it('takes a part with its share of the reward, rounded down: of 3,333 in 20,000 with 2,000 that is 333', () => {
    given(walletFold, [recharged(20_000), bonus(2_000)])
      .when((wallet) => reverseRecharge(wallet, { ...intent, amount: 3_333 }))
      .expectEvents(eventOf(3_333, [333, 0]))
  })

  it('takes the rest of the reward with the rest of the recharge', () => {
    given(walletFold, [recharged(20_000), bonus(2_000), reversed(3_333, 333)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(16_667, [1_667, 0]))
  })

  // 10,000, then 20,000; 12,000 spent, the oldest first: the first payment is gone, of the second 18,000 are left
  it('knows which payment was spent: the older one first', () => {
    const past = [
      recharged(10_000),
      recharged(20_000, '2026-11-02T16:00:00Z', 2),
      spent('order-1', { points: 12_000, rewardPoints: 0 }),
    ]
    given(walletFold, past)
      .when((wallet) => reverseRecharge(wallet, { ...intent, paymentId: 2 }))
      .expectEvents(eventOf(18_000, [0, 0], 2))
    given(walletFold, past)
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectRejection({ rejected: 'RECHARGE_SPENT', params: { unspent: 0 } })
  })

  it('counts as unspent again what a cancelled order gave back', () => {
    const paid = { points: 5_000, rewardPoints: 0 }
    given(walletFold, [recharged(20_000), spent('order-1', paid), refunded('order-1', paid)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(20_000, [0, 0]))
  })

  it('takes no other reward: a grant of 500 stays where the one that came along is used up', () => {
    given(walletFold, [
      recharged(20_000),
      bonus(2_000),
      rewarded(500),
      spent('order-1', { points: 0, rewardPoints: 2_000 }),
    ])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(20_000, [0, 2_000]))
  })

  // half of the recharge is half of its reward; of 2,000 an order took 1,500, so 500 can be taken and 500 are owed
  it('notes the part of the share that was spent as owed, and never twice', () => {
    const past = [recharged(20_000), bonus(2_000), spent('order-1', { points: 0, rewardPoints: 1_500 })]
    given(walletFold, past)
      .when((wallet) => reverseRecharge(wallet, { ...intent, amount: 10_000 }))
      .expectEvents(eventOf(10_000, [500, 500]))
    given(walletFold, [...past, reversed(10_000, 500, 500)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(10_000, [0, 1_000]))
  })

  it('takes what came back meanwhile only once: as paid towards what was owed', () => {
    const took = { points: 0, rewardPoints: 1_500 }
    given(walletFold, [
      recharged(20_000),
      bonus(2_000),
      spent('order-1', took),
      reversed(10_000, 500, 500),
      refunded('order-1', took),
      recovered(500),
    ])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(10_000, [1_000, 0]))
  })

  describe('of two, each with its reward', () => {
    const both = [recharged(20_000), bonus(2_000), recharged(20_000, at, 4), bonus(2_000, 4)]

    it('knows what is left of the other', () => {
      given(walletFold, [...both, reversed(10_000, 1_000, 0, 4)])
        .when((wallet) => reverseRecharge(wallet, intent))
        .expectEvents(eventOf(20_000, [2_000, 0]))
    })

    it('takes its own share, whatever is owed for the other', () => {
      given(walletFold, [
        ...both,
        spent('order-1', { points: 0, rewardPoints: 2_000 }),
        reversed(20_000, 0, 2_000),
      ])
        .when((wallet) => reverseRecharge(wallet, { ...intent, paymentId: 4 }))
        .expectEvents(eventOf(20_000, [2_000, 0], 4))
    })
  })

  it('takes the reward that came along, not an older one', () => {
    given(walletFold, [rewarded(500), recharged(20_000), bonus(2_000)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectEvents(eventOf(20_000, [2_000, 0]))
  })

  it('refuses more than is unspent, and says how much is', () => {
    const past = [recharged(20_000), spent('order-1', { points: 5_000, rewardPoints: 0 })]
    given(walletFold, past)
      .when((wallet) => reverseRecharge(wallet, { ...intent, amount: 15_000 }))
      .expectEvents(eventOf(15_000, [0, 0]))
    given(walletFold, past)
      .when((wallet) => reverseRecharge(wallet, { ...intent, amount: 15_001 }))
      .expectRejection({ rejected: 'RECHARGE_SPENT', params: { unspent: 15_000 } })
  })

  it('refuses to do it twice', () => {
    given(walletFold, [recharged(20_000), reversed(20_000, 0)])
      .when((wallet) => reverseRecharge(wallet, intent))
      .expectRejection({ rejected: 'RECHARGE_SPENT', params: { unspent: 0 } })
  })

  it('knows only payments of this wallet', () => {
    given(walletFold, [recharged(20_000)])
      .when((wallet) => reverseRecharge(wallet, { ...intent, paymentId: 2 }))
      .expectRejection({ rejected: 'NOT_FOUND' })
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses %d points', (amount) => {
    given(walletFold, [recharged(20_000)])
      .when((wallet) => reverseRecharge(wallet, { ...intent, amount }))
      .expectRejection({ rejected: 'AMOUNT_INVALID', field: 'amount' })
  })
})
