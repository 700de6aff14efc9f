import { describe, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { walletFold } from '../../points/walletFold.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { crewSet, taken } from '../../testing/dayStory.ts'
import { given, happened } from '../../testing/given.ts'
import { assigned, livesUntil, orderId, seasonPlaced, started } from '../../testing/orderStory.ts'
import { recharged, rewarded, spent } from '../../testing/pointsStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type CancelOrder, cancelOrder } from './cancelOrder.ts'

const paid = [recharged(20_000), rewarded(2_000), spent(orderId, { points: 12_820, rewardPoints: 2_000 })]
const day = [taken(orderId, 'both', 1)]
const crewDay = [...day, crewSet(orderId, 'both', 'crew-1')]
const byCustomer: CancelOrder = {
  orderId,
  role: ActorRole.Customer,
  at: Temporal.Instant.from('2026-11-21T12:00:00Z'),
}
/** Inside 24 hours of Monday 15:30 UTC: 20 % of 14,820 is capped at 2,500. */
const late = { ...byCustomer, at: Temporal.Instant.from('2026-11-23T10:00:00Z') }

const freed = { stream: 'day-1-2026-11-23', event: { type: 'day.freed', data: { orderId } } }
const crewOff = {
  stream: 'day-1-2026-11-23',
  event: { type: 'day.crew-set', data: { orderId, half: 'both', previousGroupId: 'crew-1' } },
}
const refund = {
  stream: 'wallet-user-1',
  event: { type: 'points.refunded', data: { orderId, points: 12_820, rewardPoints: 2_000 } },
}
function cancelledEvent(reason: string, [feePoints, feeRewardPoints] = [0, 0]) {
  const data = { reason, refundPoints: 12_820, refundRewardPoints: 2_000, feePoints, feeRewardPoints }
  return { stream: 'order-order-1', event: { type: 'order.cancelled', data } }
}
function feeEvent(points: number, rewardPoints: number) {
  return {
    stream: 'wallet-user-1',
    event: { type: 'points.fee-charged', data: { orderId, points, rewardPoints } },
  }
}

function cancelling(status: OrderStatus, intent: CancelOrder) {
  return given(orderFold, livesUntil[status])
    .and(walletFold, paid)
    .and(dayBookFold, status === OrderStatus.Pending ? day : crewDay)
    .when((order, wallet, dayBook) => cancelOrder({ order: knownOrder(order), wallet, day: dayBook }, intent))
}

describe('cancelling an order', () => {
  it('while it is pending gives everything back and frees its place', () => {
    cancelling(OrderStatus.Pending, byCustomer).expectEvents([cancelledEvent('customer'), refund, freed])
  })

  it('late keeps the fee, reward points first, and lets the crew go', () => {
    cancelling(OrderStatus.Confirmed, late).expectEvents([
      cancelledEvent('customer', [500, 2_000]),
      refund,
      feeEvent(500, 2_000),
      crewOff,
      freed,
    ])
  })

  it('records what of it paid for a bonus whose recharge had gone back', () => {
    const data = {
      paymentId: 1,
      creditNoteNo: 'CN-2026-000001',
      amount: 0,
      rewardAmount: 0,
      rewardOwed: 1_500,
    }
    const reversal = happened({ type: 'points.recharge-reversed' as const, data }, '2026-11-20T18:00:00Z')
    const { stream, event } = cancelledEvent('customer')
    given(orderFold, livesUntil[OrderStatus.Pending])
      .and(walletFold, [...paid, reversal])
      .and(dayBookFold, day)
      .when((order, wallet, dayBook) =>
        cancelOrder({ order: knownOrder(order), wallet, day: dayBook }, byCustomer),
      )
      .expectEvents([
        { stream, event: { ...event, data: { ...event.data, recoveredRewardPoints: 1_500 } } },
        refund,
        {
          stream: 'wallet-user-1',
          event: {
            type: 'points.reward-recovered',
            data: { orderId, paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 1_500 },
          },
        },
        freed,
      ])
  })

  it('by an admin costs nothing', () => {
    cancelling(OrderStatus.Confirmed, { ...late, role: ActorRole.Admin }).expectEvents([
      cancelledEvent('admin'),
      refund,
      crewOff,
      freed,
    ])
  })

  it('by an admin works in service', () => {
    cancelling(OrderStatus.InService, { ...late, role: ActorRole.Admin }).expectEvents([
      cancelledEvent('admin'),
      refund,
      crewOff,
      freed,
    ])
  })

  it('by the system ends what nobody confirmed', () => {
    const nextMorning = { ...late, role: ActorRole.System, at: Temporal.Instant.from('2026-11-24T12:00:00Z') }
    cancelling(OrderStatus.Pending, nextMorning).expectEvents([cancelledEvent('expired'), refund, freed])
  })

  it.each([
    [OrderStatus.InService, ActorRole.Customer],
    [OrderStatus.Completed, ActorRole.Admin],
    [OrderStatus.Cancelled, ActorRole.Customer],
    [OrderStatus.Disputed, ActorRole.Admin],
    [OrderStatus.Pending, ActorRole.Staff],
    [OrderStatus.Pending, ActorRole.System],
  ])('in status %i by role %i is refused', (status, role) => {
    cancelling(status, { ...byCustomer, role }).expectRejection({ rejected: 'ORDER_NOT_CANCELLABLE' })
  })

  it('asks again when the fee has become higher than the one agreed to', () => {
    cancelling(OrderStatus.Confirmed, { ...late, feeSeen: 2_499 }).expectRejection({
      rejected: 'FEE_CHANGED',
      params: { fee: 2_500 },
    })
  })

  it('charges the present fee when it is the one agreed to, or lower', () => {
    for (const feeSeen of [2_500, 7_410])
      cancelling(OrderStatus.Confirmed, { ...late, feeSeen }).expectEvents([
        cancelledEvent('customer', [500, 2_000]),
        refund,
        feeEvent(500, 2_000),
        crewOff,
        freed,
      ])
  })

  it('charges at most what was shown where nobody can be asked', () => {
    const feeShown = { feePoints: 0, at: Temporal.Instant.from('2026-11-22T15:29:00Z') }
    const at = Temporal.Instant.from('2026-11-22T15:38:00Z')
    cancelling(OrderStatus.Confirmed, { ...late, at, feeShown }).expectEvents([
      cancelledEvent('customer'),
      refund,
      crewOff,
      freed,
    ])
  })
})

describe('stopping a season', () => {
  const season = [seasonPlaced(), assigned(), started('2026-09-02T15:00:00Z')]
  const wallet = [recharged(8_000), spent(orderId, { points: 8_000, rewardPoints: 0 })]
  const stop = (at: string) =>
    given(orderFold, season)
      .and(walletFold, wallet)
      .when((order, folded) =>
        cancelOrder(
          { order: knownOrder(order), wallet: folded, day: dayBookFold.initial },
          { orderId, role: ActorRole.Admin, at: Temporal.Instant.from(at) },
        ),
      )
  const stopped = (refundPoints: number) => ({
    stream: 'order-order-1',
    event: {
      type: 'order.cancelled',
      data: { reason: 'stopped', refundPoints, refundRewardPoints: 0, feePoints: 0, feeRewardPoints: 0 },
    },
  })

  it('in December gives back January to April: 4 of 8 months', () => {
    stop('2026-12-24T12:00:00Z').expectEvents([
      stopped(4_000),
      {
        stream: 'wallet-user-1',
        event: { type: 'points.refunded', data: { orderId, points: 4_000, rewardPoints: 0 } },
      },
    ])
  })

  it('in its last month gives nothing back and writes no refund', () => {
    stop('2027-04-02T12:00:00Z').expectEvents([stopped(0)])
  })
})
