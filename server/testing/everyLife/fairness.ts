import { expect } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { freeUntilOf } from '../../ordering/cancelling/cancellationFee.ts'
import { totalOf } from '../../points/buckets.ts'
import { type OrderMoney, owedRewards, type Wallet } from '../../points/wallet.ts'
import type { OrderTurn } from './step.ts'

/* What holds of the money of every cancellation (decisions M5, M6, M12). */

/** The fee shown within the last ten minutes. */
export function recentLook({ looks, orderId, at }: OrderTurn) {
  const look = looks.get(orderId)
  return look && at.since(look.at).total('minutes') <= 10 ? look : undefined
}

/** The due fee was charged, reward points first; less only if a lower fee was shown. */
export function expectFairFee(turn: OrderTurn, due: number): void {
  const { world, orderId, order, at } = turn
  const { balance, orders } = world.wallet(order.userId)
  const fee = orders.get(orderId)?.fee ?? { points: 0, rewardPoints: 0 }
  if (fee.points > 0) expect(balance.rewardPoints).toBe(0)
  const look = recentLook(turn)
  if (fee.points + fee.rewardPoints === due) return
  expect(fee.points + fee.rewardPoints).toBe(look?.feePoints)
  const wasFree = look && Temporal.Instant.compare(look.at, freeUntilOf(order)) < 0
  const isFresh = order.confirmedAt && at.since(order.confirmedAt).total('minutes') <= 5
  expect(look?.status === OrderStatus.Confirmed || wasFree || isFresh).toBe(true)
}

/** Returned reward points, less the fee, paid the debt first. */
export function expectDebtsPaid(before: Wallet, after: Wallet): void {
  if (owedRewards(after) === 0) return
  const sum = (wallet: Wallet, count: (money: OrderMoney) => number) =>
    [...wallet.orders.values()].reduce((total, money) => total + count(money), 0)
  const grown = (count: (money: OrderMoney) => number) => sum(after, count) - sum(before, count)
  const [back, paid] = [grown(({ gotBack }) => gotBack.rewardPoints), grown(({ recovered }) => recovered)]
  expect(paid === back || totalOf(after.balance) === 0).toBe(true)
}
