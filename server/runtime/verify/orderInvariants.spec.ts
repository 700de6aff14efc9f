import { describe, expect, it } from 'vitest'
import {
  completed,
  day,
  fee,
  funds,
  order,
  paid,
  price,
  resolved,
  reversedBonus,
  violations,
  wallet,
} from '../../testing/auditedOrders.ts'
import { crewSet, freed, taken } from '../../testing/dayStory.ts'
import { happened } from '../../testing/given.ts'
import {
  admin,
  assigned,
  cancelled,
  disputed,
  ended,
  orderId,
  placed,
  started,
} from '../../testing/orderStory.ts'
import { recharged, recovered, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import { runAudits } from './audit.ts'
import { orderingAudits } from './orderInvariants.ts'

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
      [11, 0],
    ])
  })

  it('hold on a recharge that is taken back with the reward that came along', () => {
    const data = {
      paymentId: 1,
      creditNoteNo: 'CN-2026-000001',
      amount: 20_000,
      rewardAmount: 2_000,
      rewardOwed: 0,
    }
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
    const reportedLater = started('2026-11-23T17:00:00Z', { happenedAt: at })
    expect(violations(order(placed(), assigned(), reportedLater))[10]).toBeUndefined()
    const note = happened(
      { type: 'order.instructions-added', data: { instructionsId: 'note-1' } },
      '2026-11-23T16:00:00Z',
    )
    const work = started('2026-11-23T17:00:00Z', { happenedAt: '2026-11-23T15:30:00Z' })
    expect(violations(order(placed(), assigned(), note, work))[10]).toBeUndefined()
  })

  it('hold on work that was dated by a server whose clock is behind that of another', () => {
    const at = '2026-11-20T17:00:00Z'
    expect(violations(order(placed(), assigned(), started(at, { happenedAt: at })))[10]).toBeUndefined()
  })

  it('hold on an empty log', () => {
    expect(violations([])).toStrictEqual({})
  })
})
