import { describe, expect, it } from 'vitest'
import {
  completed,
  day,
  gained,
  lawnDay,
  order,
  paid,
  resolved,
  violations,
} from '../../testing/auditedOrders.ts'
import { crewSet, freed, taken } from '../../testing/dayStory.ts'
import {
  admin,
  assigned,
  cancelled,
  disputed,
  ended,
  moved,
  placed,
  started,
} from '../../testing/orderStory.ts'

describe('planted violations in orders, days and work', () => {
  it.each([
    ['before the crew had the order', '2026-11-20T17:59:59Z', '2026-11-20T18:00:00Z'],
    ['after it was recorded', '2026-11-23T15:35:01Z', '2026-11-20T18:00:00Z'],
  ])('10: work that began %s', (_, happenedAt, earliest) => {
    const events = [...order(placed(), assigned(), started('2026-11-23T15:35:00Z', { happenedAt }))]
    expect(violations([...paid, ...events])[10]).toStrictEqual([
      `order-order-1: order.service-started at ${happenedAt}; possible from ${earliest} to 2026-11-23T15:35:00Z`,
    ])
  })

  it.each([
    ['that was never placed', [], 'never'],
    ['before it was placed', [placed()], '2026-11-20T17:00:00Z'],
    [
      'before it was moved there',
      [placed(), assigned(), moved({}, '2026-11-23T12:00:00Z')],
      '2026-11-23T12:00:00Z',
    ],
  ])('10: work on an order %s', (_, past, earliest) => {
    const happenedAt = '2026-11-20T16:59:59Z'
    expect(violations(order(...past, started('2026-11-23T15:35:00Z', { happenedAt })))[10]).toStrictEqual([
      `order-order-1: order.service-started at ${happenedAt}; possible from ${earliest} to 2026-11-23T15:35:00Z`,
    ])
  })

  it('10: work that ended before it began', () => {
    const end = ended('2026-11-23T18:35:00Z', { happenedAt: '2026-11-23T15:34:59Z' })
    expect(violations([...paid, ...order(placed(), assigned(), started(), end)])[10]).toHaveLength(1)
  })

  it('4: an end without a beginning, and two ends', () => {
    expect(violations(order(ended()))[4]).toStrictEqual(['order order-1: owes nothing; gave nothing'])
    const once = '148 to experience-user-1'
    expect(violations([...completed, ...order(ended())])[4]).toStrictEqual([
      `order order-1: owes ${once}, ${once}; gave ${once}`,
    ])
  })

  const due = 'owes 148 to experience-user-1'
  it.each([
    ['a completed order that gave none', completed.slice(0, -1), `${due}; gave nothing`],
    ['another amount', [...completed.slice(0, -1), ...gained(149)], `${due}; gave 149 to experience-user-1`],
    [
      'twice',
      [...completed, ...gained(148)],
      `${due}; gave 148 to experience-user-1, 148 to experience-user-1`,
    ],
    [
      'somebody else',
      [...completed.slice(0, -1), ...gained(148, 'user-2')],
      `${due}; gave 148 to experience-user-2`,
    ],
    [
      'an order that never ended',
      [...paid, ...order(placed()), ...gained(148)],
      'owes nothing; gave 148 to experience-user-1',
    ],
  ])('4: %s', (_, events, text) => {
    expect(violations(events)).toStrictEqual({ 4: [`order order-1: ${text}`] })
  })

  it.each([
    [
      'a place beyond the capacity that was seen',
      day(taken('a', 'am', 1), taken('b', 'both', 1)),
      'order b made it 2 of 1 in both',
    ],
    [
      'a second job in a half that was full',
      day(taken('a', 'am', 1), taken('b', 'am', 1)),
      'order b made it 2 of 1 in am',
    ],
    [
      'a crew on an order without a place',
      day(crewSet('a', 'am', 'crew-1')),
      'crew crew-1 was set on am, which order a does not hold',
    ],
    ['a second place of one order', day(taken('a', 'am'), taken('a', 'pm')), 'order a took a second place'],
    ['a place freed that was never taken', day(freed('a')), 'order a freed what it never took'],
    [
      'a crew on a half the order does not hold',
      day(taken('a', 'am'), crewSet('a', 'pm', 'crew-1')),
      'crew crew-1 was set on pm, which order a does not hold',
    ],
    [
      'a crew on two cleanings of one half',
      day(taken('a', 'both'), taken('b', 'pm'), crewSet('a', 'both', 'crew-1'), crewSet('b', 'pm', 'crew-1')),
      'crew crew-1 was set on order b while it was taken',
    ],
  ])('5: %s', (_, events, text) => {
    expect(violations(events)).toStrictEqual({ 5: [`day-1-2026-11-23: ${text}`] })
  })

  it('5: a crew on a fifth lawn of the day', () => {
    const jobs = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [
      taken(id, 'both', 8),
      crewSet(id, 'both', 'crew-1'),
    ])
    expect(violations(lawnDay(...jobs))).toStrictEqual({
      5: ['day-2-2026-11-23: crew crew-1 was set on order e while it was taken'],
    })
  })

  it.each([
    ['a jump', [placed(), started()], 'order.service-started by role 2 took status 0 to 2'],
    ['a beginning in the middle', [assigned()], 'order.group-assigned by role 3 took status none to 1'],
    ['a second beginning', [placed(), placed()], 'order.placed by role 1 took status 0 to 0'],
    [
      'life after the end',
      [placed(), cancelled(), assigned()],
      'order.group-assigned by role 3 took status 4 to 1',
    ],
    [
      'work after its crew was lost',
      [placed(), assigned(), moved({ groupKept: false }, '2026-11-22T17:00:00Z', admin), started()],
      'order.service-started by role 2 took status 0 to 2',
    ],
    [
      'a complaint after one that was refunded',
      [placed(), assigned(), started(), ended(), disputed(), resolved('refunded'), disputed()],
      'order.dispute-opened by role 3 took status 4 to 5',
    ],
    [
      'somebody who may not',
      [placed(), { ...assigned(), meta: placed().meta }],
      'order.group-assigned by role 1 took status 0 to 1',
    ],
    [
      'a crew kept that never was, after the end',
      [placed(), cancelled(), moved({}, '2026-11-22T17:00:00Z', admin)],
      'order.rescheduled by role 3 took status 4 to 4',
    ],
    [
      'an unknown event',
      [placed(), { ...placed(), type: 'order.lost' }],
      'order.lost by role 1 took status 0 to 0',
    ],
  ])('8: %s', (_, events, text) => {
    expect(violations(order(...events))[8]).toStrictEqual([`order-order-1: ${text}`])
  })
})
