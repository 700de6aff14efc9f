import { type AuditedEvent, runAudits } from '../runtime/verify/audit.ts'
import { orderingAudits } from '../runtime/verify/orderInvariants.ts'
import { crewSet, taken } from './dayStory.ts'
import { happened } from './given.ts'
import { admin, assigned, cancelled, ended, orderId, placed, staff, started } from './orderStory.ts'
import { recharged, refunded, rewarded, spent } from './pointsStory.ts'

/** Logs of orders for the specs of the invariants: complete valid lives, and the streams of single events. */

type Unplaced = Omit<AuditedEvent, 'stream'>

function inStream(stream: string, ...events: Unplaced[]): AuditedEvent[] {
  return events.map((event) => ({ ...event, stream }))
}
export const wallet = (...events: Unplaced[]) => inStream('wallet-user-1', ...events)
export const order = (...events: Unplaced[]) => inStream(`order-${orderId}`, ...events)
export const day = (...events: Unplaced[]) => inStream('day-1-2026-11-23', ...events)
export const lawnDay = (...events: Unplaced[]) => inStream('day-2-2026-11-23', ...events)
export const gained = (amount: number, user = 'user-1') =>
  inStream(
    `experience-${user}`,
    happened({ type: 'experience.gained', data: { orderId, amount } }, '2026-11-23T18:35:00Z', staff),
  )
export const resolved = (outcome: 'completed' | 'refunded') =>
  happened(
    { type: 'order.dispute-resolved', data: { outcome, refundPoints: 0, refundRewardPoints: 0 } },
    '2026-11-25T18:00:00Z',
    admin,
  )
export const fee = (points: number, rewardPoints: number) =>
  happened({ type: 'points.fee-charged', data: { orderId, points, rewardPoints } }, '2026-11-21T17:00:00Z')

export const price = { points: 12_820, rewardPoints: 2_000 }
export const funds = wallet(recharged(20_000), rewarded(2_000))
export const paid = [...funds, ...wallet(spent(orderId, price))]
export const completed = [
  ...paid,
  ...order(placed()),
  ...day(taken(orderId, 'both')),
  ...order(assigned()),
  ...day(crewSet(orderId, 'both', 'crew-1')),
  ...order(
    started('2026-11-23T15:35:00Z', { happenedAt: '2026-11-23T15:30:00Z' }),
    ended('2026-11-23T18:35:00Z', { happenedAt: '2026-11-23T15:34:00Z' }),
  ),
  ...gained(148),
]

/** A recharge of 20,000 with 2,000 on top; an order took 1,500 of those, all of the recharge went back, and then the order's points. */
export const bonusTaken = { points: 0, rewardPoints: 1_500 }
export const reversedBonus = [
  ...wallet(
    recharged(20_000),
    happened(
      { type: 'points.rewarded', data: { grantId: 'bonus', amount: 2_000, paymentId: 1 } },
      '2026-11-01T16:00:00Z',
      admin,
    ),
    spent(orderId, bonusTaken),
  ),
  ...order(placed({ totalPoints: 1_500 })),
  ...wallet(
    happened(
      {
        type: 'points.recharge-reversed',
        data: {
          paymentId: 1,
          creditNoteNo: 'CN-2026-000001',
          amount: 20_000,
          rewardAmount: 500,
          rewardOwed: 1_500,
        },
      },
      '2026-11-20T17:30:00Z',
      admin,
    ),
  ),
  ...order(cancelled()),
  ...wallet(refunded(orderId, bonusTaken)),
]

export function violations(events: AuditedEvent[]) {
  const reports = runAudits(orderingAudits(), events)
  return Object.fromEntries(
    reports
      .filter((report) => report.violations.length > 0)
      .map((report) => [report.invariant, report.violations]),
  )
}
