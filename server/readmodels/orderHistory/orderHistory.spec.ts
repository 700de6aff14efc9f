import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../ordering/events.ts'
import { knownOrder, orderFold } from '../../ordering/order.ts'
import { foldAll } from '../testing/foldAll.ts'
import { orderPlaced, story, type Telling } from '../testing/happened.ts'
import { orderHistory } from './orderHistory.projection.ts'
import { rowOf } from './orderSteps.projection.ts'

type Told = readonly [OrderEvent, Telling?]

const placed: Told = [orderPlaced()]
const assigned: Told = [
  { type: 'order.group-assigned', data: { groupId: 'crew-1', staffIds: ['sam'], kind: 'first' } },
]
const started: Told = [
  {
    type: 'order.service-started',
    data: { staffId: 'sam', staffIds: ['sam', 'lee'], happenedAt: '2026-07-10T15:31:00.123456Z' },
  },
  { at: '2026-07-10T15:31:00.123456Z', role: 2 },
]
const ended: Told = [
  {
    type: 'order.service-ended',
    data: { staffId: 'sam', staffIds: ['sam'], happenedAt: '2026-07-10T17:40:00Z' },
  },
  { at: '2026-07-10T17:40:00Z', role: 2 },
]

function row(...told: Told[]) {
  const events = story<OrderEvent>('order-o1', ...told)
  const rows = foldAll(orderHistory, 'order_history', events)
  expect(rows).toHaveLength(1)
  // step by step or all at once: the answer of a command shows what the lists will show
  const order = knownOrder(events.reduce(orderFold.evolve, orderFold.initial))
  expect(rowOf('o1', order)).toEqual(rows[0])
  return rows[0]
}

function moved(groupKept: boolean, notice: 'customer-24h' | 'admin'): Told {
  const from = { date: '2026-07-10', time: '09:30', zone: 'America/Edmonton' }
  const to = { date: '2026-07-12', time: '12:00', zone: 'America/Edmonton' }
  return [{ type: 'order.rescheduled', data: { from, fromSlot: 1, to, toSlot: 2, notice, groupKept } }]
}

describe('a placed order', () => {
  it('is pending, with its price and its booking as they were frozen', () => {
    expect(row(placed)).toEqual({
      order_id: 'o1',
      order_no: 'AR-7K2M',
      user_id: 'ana',
      series_id: null,
      address_version_id: 'home-1',
      service_id: 'deep-clean',
      catalog: 1,
      status: 0,
      period_type: 0,
      booked_date: '2026-07-10',
      booked_time: '09:30',
      booked_zone: 'America/Edmonton',
      slot: 1,
      booked_at: '2026-07-10T15:30:00Z',
      base_points: 9000,
      additional_points: -500,
      rank_discount: 25,
      total_points: 8288,
      price_lines: orderPlaced().data.priceLines,
      minutes: 120,
      group_id: null,
      staff_ids: null,
      placed_at: '2026-07-01T18:00:00Z',
      placed_date: '2026-07-01',
      placed_by_admin_id: null,
      visit_failed_at: null,
      visit_failed_reason: null,
      started_at: null,
      ended_at: null,
      cancelled_at: null,
      cancel_reason: null,
      cancel_command_id: null,
      refund_points: 0,
      refund_reward_points: 0,
      fee_points: 0,
      fee_reward_points: 0,
      recovered_reward_points: 0,
      moves: 0,
      customer_moves: 0,
      instructions_ids: [],
      revision: 0,
    })
  })

  it('is dated by the business day of the command, not by UTC', () => {
    expect(row([orderPlaced(), { at: '2026-07-02T05:59:59Z' }])).toMatchObject({ placed_date: '2026-07-01' })
  })

  it('begins at local midnight without a time; Alberta stays at UTC-6 in the winter of 2026', () => {
    const bookedFor = { date: '2026-12-01', zone: 'America/Edmonton' }
    expect(row([orderPlaced({ bookedFor, slot: 0, serviceCatalog: 3 })])).toMatchObject({
      booked_time: null,
      booked_at: '2026-12-01T06:00:00Z',
    })
  })
})

describe('an order on its way', () => {
  it('is confirmed with its crew, whose people are not frozen yet', () => {
    expect(row(placed, assigned)).toMatchObject({
      status: 1,
      group_id: 'crew-1',
      staff_ids: null,
      revision: 1,
    })
  })

  it('changes its crew and stays confirmed', () => {
    const change: Told = [
      {
        type: 'order.group-assigned',
        data: { groupId: 'crew-2', staffIds: ['lee'], kind: 'change', previousGroupId: 'crew-1' },
      },
    ]
    expect(row(placed, assigned, change)).toMatchObject({ status: 1, group_id: 'crew-2' })
  })

  it('freezes the people when service starts, and keeps them to the end', () => {
    expect(row(placed, assigned, started, ended)).toMatchObject({
      status: 3,
      staff_ids: ['sam', 'lee'],
      started_at: '2026-07-10T15:31:00.123Z',
      ended_at: '2026-07-10T17:40:00Z',
    })
  })

  it('tells when the work was done, whenever it was recorded', () => {
    const work = { staffId: 'sam', staffIds: ['sam'] }
    const late = (type: 'order.service-started' | 'order.service-ended', happenedAt: string): Told => [
      { type, data: { ...work, happenedAt } },
      { at: '2026-07-10T19:00:00Z', role: 2 },
    ]
    const start = late('order.service-started', '2026-07-10T15:31:00.123456Z')
    const end = late('order.service-ended', '2026-07-10T17:40:00Z')
    expect(row(placed, assigned, start, end)).toMatchObject({
      started_at: '2026-07-10T15:31:00.123Z',
      ended_at: '2026-07-10T17:40:00Z',
    })
  })

  it('moves with its crew and stays confirmed', () => {
    expect(row(placed, assigned, moved(true, 'admin'))).toMatchObject({
      status: 1,
      group_id: 'crew-1',
      booked_at: '2026-07-12T18:00:00Z',
      booked_date: '2026-07-12',
      slot: 2,
      moves: 1,
      customer_moves: 0,
    })
  })

  it('loses a crew that is not free then, and is pending again', () => {
    expect(row(placed, assigned, moved(false, 'customer-24h'))).toMatchObject({
      status: 0,
      group_id: null,
      moves: 1,
      customer_moves: 1,
    })
  })

  it('keeps its status through notes and mails', () => {
    const note: Told = [{ type: 'order.instructions-added', data: { instructionsId: 'n1' } }]
    const mail: Told = [{ type: 'order.confirmation-resent', data: {} }]
    expect(row(placed, assigned, note, mail)).toMatchObject({ status: 1, revision: 3 })
  })

  it('remembers where its notes are, oldest first', () => {
    const note = (instructionsId: string): Told => [
      { type: 'order.instructions-added', data: { instructionsId } },
    ]
    expect(row(placed, note('n1'), assigned, note('n2'))).toMatchObject({ instructions_ids: ['n1', 'n2'] })
  })
})

describe('an order that ends otherwise', () => {
  const data = { refundPoints: 8000, refundRewardPoints: 288, feePoints: 0, feeRewardPoints: 288 }

  it('is cancelled with what came back and what was kept', () => {
    const cancelled: Told = [{ type: 'order.cancelled', data: { reason: 'customer', ...data } }]
    expect(row(placed, cancelled)).toMatchObject({
      status: 4,
      cancelled_at: '2026-07-01T18:00:00Z',
      cancel_reason: 'customer',
      cancel_command_id: 'c1',
      refund_points: 8000,
      refund_reward_points: 288,
      fee_points: 0,
      fee_reward_points: 288,
    })
  })

  const disputed: Told = [{ type: 'order.dispute-opened', data: { reason: 'quality' } }]
  const resolved = (outcome: 'completed' | 'refunded'): Told => [
    { type: 'order.dispute-resolved', data: { outcome, refundPoints: 100, refundRewardPoints: 20 } },
  ]

  it('is disputed, and completed again', () => {
    expect(row(placed, assigned, started, ended, disputed)).toMatchObject({ status: 5 })
    expect(row(placed, assigned, started, ended, disputed, resolved('completed'))).toMatchObject({
      status: 3,
      cancelled_at: null,
      refund_points: 0,
    })
  })

  it('is disputed, and cancelled with a refund', () => {
    expect(row(placed, assigned, started, ended, disputed, resolved('refunded'))).toMatchObject({
      status: 4,
      cancel_reason: 'dispute',
      refund_points: 100,
      refund_reward_points: 20,
    })
  })
})

describe('a story that cannot be', () => {
  it('is refused when it does not begin with a placement', () => {
    expect(() => row(assigned)).toThrow('order.group-assigned on order-o1, which was never placed')
  })

  it('is refused when the order is placed twice', () => {
    expect(() => row(placed, placed)).toThrow('order o1 is placed a second time')
  })
})
