import { describe, expect, it } from 'vitest'
import { OrderStatus, PeriodType } from '../../schema/rules/enumerations.ts'
import { foldAll } from '../kernel/fold.ts'
import { happened } from '../testing/given.ts'
import {
  admin,
  assigned,
  cancelled,
  disputed,
  ended,
  livesUntil,
  mondayMorning,
  moved,
  placed,
  seasonPlaced,
  started,
} from '../testing/orderStory.ts'
import type { OrderEvent } from './events.ts'
import { initialOrder, isUnfinished, knownOrder, minutesOf, orderFold } from './order.ts'
import { startOf } from './placing/bookedTime.ts'

function orderAfter(...events: Parameters<typeof orderFold.evolve>[1][]) {
  return knownOrder(foldAll(orderFold, events))
}

describe('an order', () => {
  it('does not exist before it is placed, and begins with nothing else', () => {
    expect(initialOrder).toBeUndefined()
    expect(() => knownOrder(undefined)).toThrow('does not exist')
    expect(() => orderAfter(assigned())).toThrow('cannot begin with order.group-assigned')
  })

  it.each(Object.values(OrderStatus))('comes to status %i', (status) => {
    const order = orderAfter(...livesUntil[status])
    expect(order.status).toBe(status)
    expect(isUnfinished(order)).toBe(status <= OrderStatus.InService)
  })

  it('keeps what was placed, at the price of that moment', () => {
    expect(orderAfter(placed())).toMatchObject({
      orderNo: 'A7K2M9',
      userId: 'user-1',
      bookedFor: mondayMorning,
      slot: 1,
      price: { basePoints: 13_500, additionalPoints: 2_100, rankDiscount: 50, totalPoints: 14_820 },
      staffIds: [],
      knownTo: [],
      hasOtherCrew: false,
      customerMoves: 0,
    })
    expect(minutesOf(orderAfter(placed()))).toBe(208)
  })

  it('knows its crew, when work began and ended, and who did what', () => {
    const order = orderAfter(placed(), assigned(), started(), ended())
    expect([order.groupId, order.staffIds]).toStrictEqual(['crew-1', ['staff-1', 'staff-2']])
    expect(order.startedAt?.toString()).toBe('2026-11-23T15:35:00Z')
    expect(order.endedAt?.toString()).toBe('2026-11-23T18:35:00Z')
    expect(order.steps.map(({ type, actor }) => [type, actor.id])).toStrictEqual([
      ['order.placed', 'user-1'],
      ['order.group-assigned', 'admin-1'],
      ['order.service-started', 'staff-1'],
      ['order.service-ended', 'staff-1'],
    ])
  })

  it.each([
    ['completed', OrderStatus.Completed],
    ['refunded', OrderStatus.Cancelled],
  ] as const)('whose dispute is %s ends in status %i', (outcome, status) => {
    const data = { outcome, refundPoints: 0, refundRewardPoints: 0 }
    const resolved = happened<OrderEvent>(
      { type: 'order.dispute-resolved', data },
      '2026-11-25T18:00:00Z',
      admin,
    )
    expect(orderAfter(placed(), assigned(), started(), ended(), disputed(), resolved).status).toBe(status)
  })

  it('that is moved without its crew is pending again, and with it stays confirmed', () => {
    const to = { ...mondayMorning, date: '2026-11-25' }
    const without = orderAfter(placed(), assigned(), moved({ to, groupKept: false }, '2026-11-20T19:00:00Z'))
    expect([without.status, without.groupId, without.staffIds]).toStrictEqual([0, undefined, []])
    const kept = orderAfter(placed(), assigned(), moved({ to }, '2026-11-20T19:00:00Z'))
    expect([kept.status, kept.groupId, kept.bookedFor.date]).toStrictEqual([1, 'crew-1', '2026-11-25'])
  })

  it('that ended early knows what came back, and why', () => {
    const nothing = {
      ...{ refundPoints: 0, refundRewardPoints: 0, recoveredRewardPoints: 0 },
      ...{ feePoints: 0, feeRewardPoints: 0 },
    }
    expect(orderAfter(placed())).toMatchObject(nothing)
    const $causationId = 'command-7'
    const byCustomer = cancelled('2026-11-21T17:00:00Z')
    const left = orderAfter(placed(), { ...byCustomer, meta: { ...byCustomer.meta, $causationId } })
    const returned = { ...nothing, refundPoints: 12_820, refundRewardPoints: 2_000 }
    expect(left).toMatchObject({ ...returned, cancelReason: 'customer', cancelCommandId: 'command-7' })
    expect(left.cancelledAt?.toString()).toBe('2026-11-21T17:00:00Z')
  })

  it('that ended with a refunded complaint knows so, and what of it paid for a bonus', () => {
    const figures = { refundPoints: 100, refundRewardPoints: 20, recoveredRewardPoints: 5 }
    const resolved = (outcome: 'completed' | 'refunded') =>
      happened<OrderEvent>(
        { type: 'order.dispute-resolved', data: { outcome, ...figures } },
        '2026-11-25T18:00:00Z',
        admin,
      )
    const life = [placed(), assigned(), started(), ended(), disputed()] as const
    const back = orderAfter(...life, resolved('refunded'))
    expect(back).toMatchObject({ ...figures, cancelReason: 'dispute', feePoints: 0, feeRewardPoints: 0 })
    expect(back.cancelledAt?.toString()).toBe('2026-11-25T18:00:00Z')
    const upheld = orderAfter(...life, resolved('completed'))
    expect([upheld.cancelledAt, upheld.cancelReason, upheld.refundPoints]).toStrictEqual([
      undefined,
      undefined,
      0,
    ])
  })

  it('knows its last move and its crew before', () => {
    const to = { ...mondayMorning, date: '2026-11-25' }
    const order = orderAfter(placed(), assigned(), moved({ to, toSlot: 2 }, '2026-11-20T19:00:00Z', admin))
    expect(order).toMatchObject({
      bookedFor: to,
      slot: 2,
      moves: 1,
      moved: { from: mondayMorning, byRole: admin.role, groupKept: true },
      hasOtherCrew: false,
    })
    const first = assigned('crew-2', ['staff-7'])
    const data = { ...first.data, kind: 'change', previousGroupId: 'crew-1' }
    const other = orderAfter(placed(), assigned(), { ...first, data } as typeof first)
    expect(other).toMatchObject({ groupId: 'crew-2', hasOtherCrew: true })
    expect(other.knownTo).toStrictEqual(['staff-1', 'staff-2', 'staff-7'])
  })

  it('is confirmed since its first crew, whatever crew it has, and anew after it had none', () => {
    const to = { ...mondayMorning, date: '2026-11-25' }
    const kept = moved({ to }, '2026-11-20T19:00:00Z')
    const lost = moved({ to, groupKept: false }, '2026-11-20T20:00:00Z')
    const again = assigned('crew-2', ['staff-7'], '2026-11-20T21:00:00Z')
    const since = (...events: Parameters<typeof orderAfter>) => orderAfter(...events).confirmedAt?.toString()
    expect(since(placed(), kept)).toBeUndefined()
    expect(since(placed(), assigned(), kept, again)).toBe('2026-11-20T18:00:00Z')
    expect(since(placed(), assigned(), lost)).toBeUndefined()
    expect(since(placed(), assigned(), lost, again)).toBe('2026-11-20T21:00:00Z')
  })

  it('counts the moves of its customer and not those of an admin', () => {
    const at = '2026-11-20T19:00:00Z'
    expect(orderAfter(placed(), moved({}, at), moved({}, at, admin)).customerMoves).toBe(1)
  })
})

describe('the start that decides the fee', () => {
  const to = { ...mondayMorning, date: '2026-11-27' }
  const start = (at: string) => orderAfter(placed(), assigned(), moved({ to }, at)).feeStart.toString()

  it('follows a move made more than 24 hours ahead', () => {
    expect(start('2026-11-22T15:29:59Z')).toBe('2026-11-27T15:30:00Z')
  })

  it('stays where it was when the order is moved inside 24 hours', () => {
    expect(start('2026-11-22T15:30:00Z')).toBe('2026-11-23T15:30:00Z')
  })

  it('stays there through later moves', () => {
    const inside = moved({ to }, '2026-11-23T10:00:00Z')
    const later = moved({ to: { ...to, date: '2026-11-30' } }, '2026-11-23T11:00:00Z')
    expect(orderAfter(placed(), assigned(), inside, later).feeStart.toString()).toBe('2026-11-23T15:30:00Z')
  })

  it('comes forward with a move to an earlier time', () => {
    const earlier = { ...mondayMorning, time: '09:00' }
    const order = orderAfter(placed(), assigned(), moved({ to: earlier }, '2026-11-23T10:00:00Z'))
    expect(order.feeStart.toString()).toBe('2026-11-23T15:00:00Z')
  })
})

describe('the start of a booking', () => {
  it.each([
    ['a cleaning', mondayMorning, PeriodType.Day, '2026-11-23T15:30:00Z'],
    ['a date-only day', { ...mondayMorning, time: undefined }, PeriodType.Day, '2026-11-23T15:00:00Z'],
    [
      'a month',
      { ...mondayMorning, date: '2026-12-01', time: undefined },
      PeriodType.Month,
      '2026-12-01T06:00:00Z',
    ],
    [
      'a day of summer time',
      { ...mondayMorning, date: '2026-07-06' },
      PeriodType.Day,
      '2026-07-06T15:30:00Z',
    ],
    [
      'a day of former winter time',
      { ...mondayMorning, date: '2026-01-05' },
      PeriodType.Day,
      '2026-01-05T16:30:00Z',
    ],
    [
      'the Monday after clocks went forward',
      { ...mondayMorning, date: '2026-03-09' },
      PeriodType.Day,
      '2026-03-09T15:30:00Z',
    ],
    ['the Saturday before', { ...mondayMorning, date: '2026-03-07' }, PeriodType.Day, '2026-03-07T16:30:00Z'],
  ])('of %s', (_, bookedFor, periodType, instant) => {
    expect(startOf({ bookedFor, periodType }).toString()).toBe(instant)
  })

  it('of a season is the local midnight of 1 September', () => {
    expect(orderAfter(seasonPlaced()).feeStart.toString()).toBe('2026-09-01T06:00:00Z')
  })
})
