import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { happened } from '../../testing/given.ts'
import { mondayClean, recharged } from '../../testing/pointsStory.ts'
import { plus, totalOf } from '../buckets.ts'
import type { WalletEvent } from '../events.ts'
import { owedRewards, type Wallet } from '../wallet.ts'
import { walletFold } from '../walletFold.ts'
import { refundPoints } from './refundPoints.ts'
import { reverseRecharge } from './reverseRecharge.ts'
import { rewardPoints } from './rewardPoints.ts'
import { spendPoints } from './spendPoints.ts'

/** Whatever is recharged with a bonus, granted, spent, given back with a fee and taken back in parts: no bonus outlives its recharge. */

const verbs = ['recharge', 'grant', 'spend', 'spend', 'refund', 'refund', 'reverse', 'reverse'] as const
interface Step {
  readonly verb: (typeof verbs)[number]
  readonly pick: number
  readonly amount: number
}
type Event = Parameters<typeof happened>[0] & WalletEvent

const steps: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(...verbs),
  pick: fc.nat({ max: 7 }),
  amount: fc.integer({ min: 1, max: 3_000 }),
})

/** What a step does to the wallet; nothing where it is refused. */
const play: Readonly<Record<Step['verb'], (wallet: Wallet, step: Step) => readonly Event[]>> = {
  recharge: ({ revision }, { pick, amount }) => {
    const paymentId = revision + 1
    const bonus = Math.floor((amount * pick) / 7)
    const { meta: _, ...paid } = recharged(amount, undefined, paymentId)
    if (bonus === 0) return [paid]
    return [paid, { type: 'points.rewarded', data: { grantId: `g${revision}`, amount: bonus, paymentId } }]
  },
  grant: ({ revision, balance }, { amount }) =>
    eventsOf(rewardPoints({ grantId: `g${revision}`, amount, held: totalOf(balance) })),
  spend: (wallet, { amount }) =>
    eventsOf(spendPoints(wallet, { orderId: `o${wallet.revision}`, amount, booking: mondayClean })),
  refund: (wallet, { pick, amount }) => {
    const held = [...wallet.orders].flatMap(([orderId, { gave, gotBack }]) => {
      const left = totalOf(gave) - totalOf(gotBack)
      return left > 0 ? [{ orderId, left }] : []
    })
    const order = held[pick % Math.max(1, held.length)]
    if (!order) return []
    return refundPoints(wallet, {
      orderId: order.orderId,
      fee: pick % 2 === 0 ? 0 : amount % (order.left + 1),
    })
  },
  reverse: (wallet, { pick, amount }) => {
    const payment = wallet.recharges[pick % Math.max(1, wallet.recharges.length)]
    if (!payment) return []
    return eventsOf(
      reverseRecharge(wallet, {
        paymentId: payment.paymentId,
        creditNoteNo: `CN-${wallet.revision}`,
        amount: pick % 3 === 0 ? undefined : amount,
      }),
    )
  },
}

function eventsOf(outcome: Event | readonly Event[] | { readonly rejected: string }): readonly Event[] {
  if (isRejection(outcome as object)) return []
  return Array.isArray(outcome) ? outcome : [outcome as Event]
}

/** Of each bonus, what its reversals should have taken: rounded down over all of them together (decision P27). */
function expectSharesAccounted(wallet: Wallet): void {
  for (const { paymentId, points, reversed } of wallet.recharges) {
    const bonus = [...wallet.grants.values()].find((grant) => grant.paymentId === paymentId)
    if (!bonus) continue
    const owed = owedRewards({ reversals: wallet.reversals.filter((one) => one.paymentId === paymentId) })
    expect(bonus.withdrawn + owed).toBe(Math.floor((bonus.amount * reversed) / points))
  }
}

/** A wallet holds no more reward points than were given, less the bonuses of what was taken back. */
function expectNothingUnfounded(wallet: Wallet): void {
  const standing = [...wallet.grants.values()].reduce((sum, { amount, paymentId }) => {
    const payment = wallet.recharges.find((recharge) => recharge.paymentId === paymentId)
    return sum + amount - (payment ? Math.floor((amount * payment.reversed) / payment.points) : 0)
  }, 0)
  expect(wallet.balance.rewardPoints).toBeLessThanOrEqual(standing)
}

function expectRefundSettled(before: Wallet, after: Wallet, events: readonly Event[]): void {
  const of = (type: Event['type']) => events.filter((event) => event.type === type)
  const back = of('points.refunded').reduce((sum, { data }) => plus(sum, data as never), {
    points: 0,
    rewardPoints: 0,
  })
  const paid = owedRewards(before) - owedRewards(after)
  expect(paid).toBeLessThanOrEqual(back.rewardPoints)
  // what is owed comes first; only a fee that nothing else can pay is kept from it
  if (owedRewards(after) > 0 && paid < back.rewardPoints) expect(totalOf(after.balance)).toBe(0)
  const [fee] = of('points.fee-charged')
  if (fee && (fee.data as { points: number }).points > 0) expect(after.balance.rewardPoints).toBe(0)
}

describe('every wallet', () => {
  it('never goes below zero, accounts for every share of a bonus, and holds none without its recharge', () => {
    const seen = { debts: 0, recoveries: 0 }
    fc.assert(
      fc.property(fc.array(steps, { minLength: 10, maxLength: 40 }), (story) => {
        let wallet = foldAll(walletFold, [] as RecordedEvent<WalletEvent>[])
        for (const step of story) {
          const before = wallet
          wallet = playChecked(wallet, step)
          const change = owedRewards(wallet) - owedRewards(before)
          seen.debts += change > 0 ? 1 : 0
          seen.recoveries += change < 0 ? 1 : 0
        }
      }),
      { numRuns: 300, seed: 20_261_123 },
    )
    expect(Math.min(seen.debts, seen.recoveries)).toBeGreaterThan(50)
  })
})

function playChecked(before: Wallet, step: Step): Wallet {
  const events = play[step.verb](before, step)
  const wallet = events
    .map((event) => happened(event, '2026-11-20T18:00:00Z'))
    .reduce(walletFold.evolve, before)
  expect(Math.min(wallet.balance.points, wallet.balance.rewardPoints)).toBeGreaterThanOrEqual(0)
  expectSharesAccounted(wallet)
  expectNothingUnfounded(wallet)
  if (step.verb === 'refund') expectRefundSettled(before, wallet, events)
  return wallet
}
