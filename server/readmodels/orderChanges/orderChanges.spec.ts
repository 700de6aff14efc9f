import { describe, expect, it } from 'vitest'
import { OrderAction } from '../../../schema/rules/enumerations.ts'
import type { OrderEvent } from '../../ordering/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { orderPlaced, story, type Telling } from '../testing/happened.ts'
import { type OrderChangeRow, orderChanges } from './orderChanges.projection.ts'
import { orderTrail } from './orderTrail.ts'

type Told = readonly [OrderEvent, Telling?]

const edmonton = { zone: 'America/Edmonton' }
const refund = { refundPoints: 8288, refundRewardPoints: 0, feePoints: 0, feeRewardPoints: 0 }
const placed: Told = [orderPlaced()]
const assigned: Told = [
  { type: 'order.group-assigned', data: { groupId: 'crew-1', staffIds: ['sam'], kind: 'first' } },
  { role: 3, actor: 'admin-1', at: '2026-07-02T03:00:00Z' },
]
const reassigned: Told = [
  {
    type: 'order.group-assigned',
    data: { groupId: 'crew-2', staffIds: ['lee'], kind: 'change', previousGroupId: 'crew-1' },
  },
]
const moved = (groupKept: boolean): Told => [
  {
    type: 'order.rescheduled',
    data: {
      from: { date: '2026-07-10', time: '09:30', ...edmonton },
      fromSlot: 1,
      to: { date: '2026-07-12', time: '12:00', ...edmonton },
      toSlot: 2,
      notice: 'customer-24h',
      groupKept,
    },
  },
]
const work = { staffId: 'lee', staffIds: ['lee'], happenedAt: '2026-07-01T18:00:00Z' }
const started: Told = [{ type: 'order.service-started', data: work }]
const ended: Told = [{ type: 'order.service-ended', data: work }]
const cancelled: Told = [{ type: 'order.cancelled', data: { reason: 'expired', ...refund } }, { role: 0 }]

function entries(...told: Told[]): OrderChangeRow[] {
  return foldAll(orderChanges, 'order_change', story<OrderEvent>('order-o1', ...told)) as OrderChangeRow[]
}

describe('an entry', () => {
  it('says who did what, when, through which API, from what to what', () => {
    expect(entries(placed, assigned)).toEqual([
      {
        order_id: 'o1',
        revision: 1,
        action: 10,
        at: '2026-07-02T03:00:00Z',
        date: '2026-07-01',
        role: 3,
        actor_id: 'admin-1',
        source: 'graphql',
        old_value: {},
        new_value: { groupId: 'crew-1', staffIds: ['sam'] },
        status: 1,
      },
    ])
  })

  it('of a first crew has nothing before, and of a waived fee names the command of its reason', () => {
    const waived: Told = [{ type: 'order.fee-waived', data: { feePoints: 250 } }]
    const [first, second] = entries(placed, assigned, waived)
    expect(first?.old_value).toStrictEqual({})
    expect(second).toMatchObject({
      action: OrderAction.FeeWaived,
      new_value: { feePoints: 250, noteId: 'c1' },
      status: null,
    })
  })

  it('is dated by the record, not by the time a crew claimed (decision M2)', () => {
    const happenedAt = '2026-07-01T16:00:00Z'
    const late: Told = [
      { type: 'order.service-started', data: { staffId: 'sam', staffIds: ['sam'], happenedAt } },
      { role: 2, actor: 'sam', at: '2026-07-03T16:00:00Z' },
    ]
    expect(entries(placed, assigned, late).at(-1)).toMatchObject({
      at: '2026-07-03T16:00:00Z',
      date: '2026-07-03',
      new_value: { happenedAt },
    })
  })

  it('is not written for the creation, which is the placed date', () => {
    expect(entries(placed)).toEqual([])
  })

  it('tells a move and a change of crew with both ends', () => {
    expect(entries(placed, assigned, reassigned, moved(true)).slice(1)).toMatchObject([
      { action: 12, old_value: { groupId: 'crew-1' }, new_value: { groupId: 'crew-2' } },
      {
        action: 1,
        old_value: { date: '2026-07-10', time: '09:30', slot: 1 },
        new_value: { date: '2026-07-12', time: '12:00', slot: 2, groupKept: true },
      },
    ])
  })

  it('has an action of its own for everything else', () => {
    const note: Told = [{ type: 'order.instructions-added', data: { instructionsId: 'n1' } }]
    const mail: Told = [{ type: 'order.confirmation-resent', data: {} }]
    const disputed: Told = [{ type: 'order.dispute-opened', data: { reason: 'charge' } }]
    const failed: Told = [
      {
        type: 'order.visit-failed',
        data: { reason: 'weather', staffId: 'sam', happenedAt: '2026-07-10T16:00:00Z' },
      },
    ]
    const resolved: Told = [
      {
        type: 'order.dispute-resolved',
        data: { outcome: 'refunded', refundPoints: 1, refundRewardPoints: 0 },
      },
    ]
    const all = entries(placed, note, assigned, mail, failed, started, ended, disputed, resolved, cancelled)
    expect(all.map(({ action }) => action)).toEqual([2, 10, 13, 15, 11, 4, 20, 21, 3])
    // what was said about a failed visit or a complaint is found by the command
    expect(all[3]).toMatchObject({ new_value: { reason: 'weather', noteId: 'c1' }, status: null })
    expect(all.slice(6, 8)).toMatchObject([
      { new_value: { reason: 'charge', noteId: 'c1' } },
      { new_value: { outcome: 'refunded', noteId: 'c1' } },
    ])
    expect(all.at(-1)).toMatchObject({ role: 0, new_value: { reason: 'expired', refundPoints: 8288 } })
  })
})

describe('the trail', () => {
  it('knows the status before and after every change', () => {
    const trail = orderTrail(entries(placed, assigned, moved(true), moved(false), assigned, started, ended))
    expect(trail.map(({ oldStatus, newStatus }) => [oldStatus, newStatus])).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 1],
      [1, 2],
      [2, 3],
    ])
    expect(trail[0]?.at).toEqual(Temporal.Instant.from('2026-07-02T03:00:00Z'))
  })

  it('leaves a pending order pending when it is moved, and tells what a cancellation ended', () => {
    const trail = orderTrail(entries(placed, moved(true), cancelled))
    expect(trail.map(({ oldStatus, newStatus }) => [oldStatus, newStatus])).toEqual([
      [0, 0],
      [0, 4],
    ])
  })
})

it('changes are counted by the local day, the role and the action', () => {
  const told = story<OrderEvent>('order-o1', placed, assigned, reassigned, moved(true))
  const [first, ...rest] = foldAll(orderChanges, 'order_change_sum', told)
  // three in the morning in Greenwich is the day before in Alberta
  expect(first).toEqual({ date: '2026-07-01', role: 3, action: OrderAction.Confirmed, changes: 1 })
  expect(rest).toHaveLength(2)
})
