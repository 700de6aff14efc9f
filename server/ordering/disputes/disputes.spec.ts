import { describe, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { WalletEvent } from '../../points/events.ts'
import { walletFold } from '../../points/walletFold.ts'
import { given } from '../../testing/given.ts'
import { assigned, ended, livesUntil, orderId, seasonPlaced, started } from '../../testing/orderStory.ts'
import { closed, recharged, rewarded, spent } from '../../testing/pointsStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { openDispute } from './openDispute.ts'
import { type ResolveDispute, resolveDispute } from './resolveDispute.ts'

const refused = { rejected: 'ORDER_TRANSITION_REFUSED' } as const
const byAdmin = { orderId, role: ActorRole.Admin, at: Temporal.Instant.from('2026-11-25T18:00:00Z') } as const

const paid = [recharged(20_000), rewarded(2_000), spent(orderId, { points: 12_820, rewardPoints: 2_000 })]
const forgotten = [...paid, closed()]

describe('opening a dispute', () => {
  const opening = (
    status: OrderStatus,
    change: { at?: Temporal.Instant; role?: ActorRole } = {},
    wallet: readonly RecordedEvent<WalletEvent>[] = paid,
  ) =>
    given(orderFold, livesUntil[status])
      .and(walletFold, wallet)
      .when((order, state) =>
        openDispute(
          { order: knownOrder(order), wallet: state },
          { ...byAdmin, reason: 'quality', ...change },
        ),
      )
  const opened = [
    { stream: 'order-order-1', event: { type: 'order.dispute-opened', data: { reason: 'quality' } } },
  ]

  it('records the kind of complaint', () => {
    opening(OrderStatus.Completed).expectEvents(opened)
  })

  it('is possible for seven days after the work was done', () => {
    const at = (time: string) => ({ at: Temporal.Instant.from(time) })
    opening(OrderStatus.Completed, at('2026-11-30T18:35:00Z')).expectEvents(opened)
    opening(OrderStatus.Completed, at('2026-11-30T18:35:00.001Z')).expectRejection({
      rejected: 'DISPUTE_TOO_LATE',
      params: { days: 7 },
    })
  })

  it('counts the days from when the end was recorded, whatever time the crew claimed (decision M2)', () => {
    const end = ended('2026-11-23T18:35:00Z', { happenedAt: '2026-11-10T18:35:00Z' })
    const opens = (at: string) =>
      given(orderFold, [seasonPlaced(), assigned(), started('2026-11-22T15:00:00Z'), end])
        .and(walletFold, paid)
        .when((order, wallet) =>
          openDispute(
            { order: knownOrder(order), wallet },
            { ...byAdmin, reason: 'quality', at: Temporal.Instant.from(at) },
          ),
        )
    opens('2026-11-30T18:35:00Z').expectEvents(opened)
  })

  it('is over once the customer is forgotten', () => {
    opening(OrderStatus.Completed, {}, forgotten).expectRejection({ rejected: 'NOT_FOUND' })
  })

  it('is for customers and admins, and for completed orders', () => {
    opening(OrderStatus.Completed, { role: ActorRole.Customer }).expectEvents(opened)
    opening(OrderStatus.Completed, { role: ActorRole.Staff }).expectRejection(refused)
    for (const status of [0, 1, 2, 4, 5] as const) opening(status).expectRejection(refused)
  })
})

describe('resolving a dispute', () => {
  const resolving = (
    intent: Partial<ResolveDispute> & Pick<ResolveDispute, 'outcome'>,
    status: OrderStatus = 5,
    wallet: readonly RecordedEvent<WalletEvent>[] = paid,
  ) =>
    given(orderFold, livesUntil[status])
      .and(walletFold, wallet)
      .when((order, state) =>
        resolveDispute({ order: knownOrder(order), wallet: state }, {
          ...byAdmin,
          ...intent,
        } as ResolveDispute),
      )
  const resolved = (outcome: string, refundPoints = 0, refundRewardPoints = 0) => ({
    stream: 'order-order-1',
    event: { type: 'order.dispute-resolved', data: { outcome, refundPoints, refundRewardPoints } },
  })

  it('as completed changes no points', () => {
    resolving({ outcome: 'completed' }).expectEvents([resolved('completed')])
  })

  it('as completed may give reward points', () => {
    resolving({ outcome: 'completed', reward: { grantId: 'grant-7', amount: 1_500 } }).expectEvents([
      resolved('completed'),
      {
        stream: 'wallet-user-1',
        event: { type: 'points.rewarded', data: { grantId: 'grant-7', amount: 1_500 } },
      },
    ])
  })

  it('as refunded returns to each bucket what it gave', () => {
    resolving({ outcome: 'refunded' }).expectEvents([
      resolved('refunded', 12_820, 2_000),
      {
        stream: 'wallet-user-1',
        event: { type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 2_000 } },
      },
    ])
  })

  it('brings no points to somebody who is forgotten, and can be ended without', () => {
    const nobody = { rejected: 'NOT_FOUND' } as const
    resolving({ outcome: 'refunded' }, 5, forgotten).expectRejection(nobody)
    const reward = { grantId: 'grant-7', amount: 1_500 }
    resolving({ outcome: 'completed', reward }, 5, forgotten).expectRejection(nobody)
    resolving({ outcome: 'completed' }, 5, forgotten).expectEvents([resolved('completed')])
  })

  it('refuses a reward that is none', () => {
    resolving({ outcome: 'completed', reward: { grantId: 'grant-7', amount: 0 } }).expectRejection({
      rejected: 'AMOUNT_INVALID',
      field: 'rewardPoints',
    })
  })

  it('refuses a reward that the wallet has no room for, at the field that asks for it', () => {
    const reward = { grantId: 'grant-7', amount: 1_500_000 }
    const rich = [...paid, recharged(999_000_000, '2026-11-21T16:00:00Z', 2)]
    resolving({ outcome: 'completed', reward }, 5, rich).expectRejection({
      rejected: 'WALLET_FULL',
      field: 'rewardPoints',
      params: { most: 1_000_000_000 },
    })
  })

  it('is for admins, and for disputed orders', () => {
    resolving({ outcome: 'refunded', role: ActorRole.Customer }).expectRejection(refused)
    for (const status of [0, 1, 2, 3, 4] as const)
      resolving({ outcome: 'refunded' }, status).expectRejection(refused)
  })
})
