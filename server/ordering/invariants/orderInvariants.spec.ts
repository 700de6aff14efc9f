import { describe, expect, it } from 'vitest'
import { type AuditedEvent, runAudits } from '../../kernel/audit.ts'
import { crewSet, freed, taken } from '../../testing/dayStory.ts'
import { happened } from '../../testing/given.ts'
import {
  admin,
  assigned,
  cancelled,
  disputed,
  ended,
  moved,
  orderId,
  placed,
  staff,
  started,
} from '../../testing/orderStory.ts'
import { recharged, recovered, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import { orderingAudits } from './orderInvariants.ts'

type Unplaced = Omit<AuditedEvent, 'stream'>

function inStream(stream: string, ...events: Unplaced[]): AuditedEvent[] {
  return events.map((event) => ({ ...event, stream }))
}
const wallet = (...events: Unplaced[]) => inStream('wallet-user-1', ...events)
const order = (...events: Unplaced[]) => inStream(`order-${orderId}`, ...events)
const day = (...events: Unplaced[]) => inStream('day-1-2026-11-23', ...events)
const lawnDay = (...events: Unplaced[]) => inStream('day-2-2026-11-23', ...events)
const gained = (amount: number, user = 'user-1') =>
  inStream(
    `experience-${user}`,
    happened({ type: 'experience.gained', data: { orderId, amount } }, '2026-11-23T18:35:00Z', staff),
  )
const resolved = (outcome: 'completed' | 'refunded') =>
  happened(
    { type: 'order.dispute-resolved', data: { outcome, refundPoints: 0, refundRewardPoints: 0 } },
    '2026-11-25T18:00:00Z',
    admin,
  )
const fee = (points: number, rewardPoints: number) =>
  happened({ type: 'points.fee-charged', data: { orderId, points, rewardPoints } }, '2026-11-21T17:00:00Z')

const price = { points: 12_820, rewardPoints: 2_000 }
const funds = wallet(recharged(20_000), rewarded(2_000))
const paid = [...funds, ...wallet(spent(orderId, price))]
const completed = [
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
const bonusTaken = { points: 0, rewardPoints: 1_500 }
const reversedBonus = [
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

function violations(events: AuditedEvent[]) {
  const reports = runAudits(orderingAudits(), events)
  return Object.fromEntries(
    reports
      .filter((report) => report.violations.length > 0)
      .map((report) => [report.invariant, report.violations]),
  )
}

describe('the invariants', () => {
  it('hold on a whole life of an order, and count what they checked', () => {
    const reports = runAudits(orderingAudits(), completed)
    expect(reports.flatMap((report) => report.violations)).toStrictEqual([])
    expect(reports.map(({ invariant, checked }) => [invariant, checked])).toStrictEqual([
      [1, 6],
      [2, 1],
      [3, 3],
      [4, 1],
      [5, 2],
      [8, 4],
      [9, 4],
      [10, 2],
    ])
  })

  it('hold on a recharge that is taken back with the reward that came along', () => {
    const data = { paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 20_000, rewardAmount: 2_000 }
    const back = happened({ type: 'points.recharge-reversed', data }, '2026-11-21T17:00:00Z', admin)
    expect(violations([...funds, ...wallet(back)])).toStrictEqual({})
    const more = { ...back, data: { ...data, rewardAmount: 2_001 } }
    expect(violations([...funds, ...wallet(more)])).toStrictEqual({
      1: ['wallet-user-1: points.recharge-reversed left -1 rewardPoints'],
    })
  })

  it('hold on a bonus that was spent when its recharge went back, and came back with the order', () => {
    expect(violations([...reversedBonus, ...wallet(recovered(1_500, orderId))])).toStrictEqual({})
  })

  it('hold on a cancelled order with its fee', () => {
    const events = [
      ...paid,
      ...order(placed()),
      ...day(taken(orderId, 'both')),
      ...order(cancelled()),
      ...wallet(refunded(orderId, price), fee(500, 2_000)),
      ...day(freed(orderId)),
    ]
    expect(violations(events)).toStrictEqual({})
  })

  it('hold on a fee that reward points paid which the order never took', () => {
    const events = [
      ...wallet(recharged(20_000), spent(orderId, { points: 14_820, rewardPoints: 0 }), rewarded(2_000)),
      ...order(placed(), cancelled()),
      ...wallet(refunded(orderId, { points: 14_820, rewardPoints: 0 }), fee(500, 2_000)),
    ]
    expect(violations(events)).toStrictEqual({})
  })

  it('hold on complaints, however they end, and on one more after one that was upheld', () => {
    const life = order(placed(), assigned(), started(), ended(), disputed())
    expect(violations([...life, ...order(resolved('refunded'))])[8]).toBeUndefined()
    expect(violations([...life, ...order(resolved('completed'), disputed())])[8]).toBeUndefined()
  })

  it('hold on two halves of a day, on long work beside short, and on a crew that was taken off', () => {
    const off = happened(
      { type: 'day.crew-set', data: { orderId: 'a', half: 'am', previousGroupId: 'crew-1' } },
      '2026-11-20T18:00:00Z',
      admin,
    )
    expect(violations(day(taken('a', 'am', 1), taken('b', 'pm', 1)))).toStrictEqual({})
    expect(violations(day(taken('a', 'am', 2), taken('b', 'pm', 2), taken('c', 'both', 2)))).toStrictEqual({})
    const both = day(taken('a', 'am'), taken('b', 'am'), crewSet('a', 'am', 'crew-1'), off)
    expect(violations(both)).toStrictEqual({})
  })

  it('hold on a fee that takes the reward points of a refund which owes them', () => {
    expect(violations([...reversedBonus, ...wallet(fee(0, 1_500))])).toStrictEqual({})
  })

  it('hold on work in the moment of its assignment and its record, whatever was written meanwhile', () => {
    const at = '2026-11-20T18:00:00Z'
    const atOnce = order(placed(), assigned(), started(at, { happenedAt: at }))
    expect(violations(atOnce)[10]).toBeUndefined()
    const note = happened(
      { type: 'order.instructions-added', data: { instructionsId: 'note-1' } },
      '2026-11-23T16:00:00Z',
    )
    const work = started('2026-11-23T17:00:00Z', { happenedAt: '2026-11-23T15:30:00Z' })
    expect(violations(order(placed(), assigned(), note, work))[10]).toBeUndefined()
  })

  it('hold on reports from before crews told their own time', () => {
    expect(violations(order(started()))[10]).toBeUndefined()
  })

  it('hold on an empty log', () => {
    expect(violations([])).toStrictEqual({})
  })
})

describe('planted violations', () => {
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
    const data = { paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 20_000 }
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

  it('9: more reward points than stand after a reversal from before debts were noted', () => {
    const at = '2026-11-01T16:00:00Z'
    const bonus = { type: 'points.rewarded', data: { grantId: 'bonus', amount: 2_000, paymentId: 1 } }
    const data = { paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 10_000, rewardAmount: 500 }
    const back = happened({ type: 'points.recharge-reversed', data }, at, admin)
    const events = wallet(recharged(20_000), happened(bonus, at, admin), back)
    expect(violations(events)).toStrictEqual({})
    const more = wallet(refunded(orderId, { points: 0, rewardPoints: 100 }))
    expect(violations([...events, ...more])[9]).toStrictEqual([
      'wallet-user-1: 1600 reward points, and 1500 of what was given still stand',
    ])
  })

  it('4: an end without a beginning, and two ends', () => {
    expect(violations(order(ended()))[4]).toStrictEqual(['order order-1: owes nothing; gave nothing'])
    const once = '148 to experience-user-1'
    expect(violations([...completed, ...order(ended())])[4]).toStrictEqual([
      `order order-1: owes ${once}, ${once}; gave ${once}`,
    ])
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
