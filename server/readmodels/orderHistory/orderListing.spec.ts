import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../ordering/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { orderPlaced, story, type Telling } from '../testing/happened.ts'
import { orderHistory } from './orderHistory.projection.ts'
import type { OrderListingRow } from './orderListing.projection.ts'

type Told = readonly [OrderEvent, Telling?]

const zone = 'America/Edmonton'
const placed: Told = [orderPlaced()]
const assigned: Told = [
  { type: 'order.group-assigned', data: { groupId: 'crew-1', staffIds: ['sam'], kind: 'first' } },
]
const work = { staffId: 'sam', staffIds: ['sam', 'lee'], happenedAt: '2026-07-01T18:00:00Z' }
const started: Told = [{ type: 'order.service-started', data: work }]
const ended: Told = [{ type: 'order.service-ended', data: work }]
const cancelled: Told = [
  {
    type: 'order.cancelled',
    data: {
      reason: 'customer',
      refundPoints: 8000,
      refundRewardPoints: 288,
      feePoints: 1000,
      feeRewardPoints: 288,
    },
  },
]
const disputed: Told = [{ type: 'order.dispute-opened', data: { reason: 'quality' } }]
const resolved = (outcome: 'completed' | 'refunded', refundPoints: number): Told => [
  { type: 'order.dispute-resolved', data: { outcome, refundPoints, refundRewardPoints: 0 } },
]
const moved = (groupKept: boolean): Told => [
  {
    type: 'order.rescheduled',
    data: {
      from: { date: '2026-07-10', time: '09:30', zone },
      fromSlot: 1,
      to: { date: '2026-07-12', time: '12:00', zone },
      toSlot: 2,
      notice: 'admin',
      groupKept,
    },
  },
]

function row(...told: Told[]): OrderListingRow | undefined {
  const rows = foldAll(orderHistory, 'order_listing', story<OrderEvent>('order-o1', ...told))
  expect(rows).toHaveLength(1)
  return rows[0] as OrderListingRow | undefined
}

/** 2026-07-10 09:30 in Alberta is 15:30 UTC: 1,783,697,400 seconds after 1970, 29,728,290 minutes. */
const BOOKED_MINUTE = 29_728_290

it('stands among the pending orders with what it is found by', () => {
  expect(row(placed)).toEqual({
    order_id: 'o1',
    order_no: 'AR-7K2M',
    user_id: 'ana',
    series_id: null,
    catalog: 1,
    status: 0,
    list_type: 1,
    place: BOOKED_MINUTE,
    booked_at: '2026-07-10T15:30:00Z',
    placed_at: '2026-07-01T18:00:00Z',
    booked_date: '2026-07-10',
    placed_date: '2026-07-01',
    group_id: null,
    staff_ids: null,
    total_points: 8288,
    returned_points: 0,
  })
})

describe('an order’s tab', () => {
  it.each([
    ['assigned', [placed, assigned], 1, 2],
    ['moved with its crew', [placed, assigned, moved(true)], 1, 2],
    ['moved without its crew', [placed, assigned, moved(false)], 0, 1],
    ['started', [placed, assigned, started], 2, 2],
    ['ended', [placed, assigned, started, ended], 3, 3],
    ['cancelled', [placed, cancelled], 4, 3],
    ['disputed', [placed, assigned, started, ended, disputed], 5, 3],
    ['stood by', [placed, assigned, started, ended, disputed, resolved('completed', 0)], 3, 3],
    ['refunded', [placed, assigned, started, ended, disputed, resolved('refunded', 8288)], 4, 3],
  ] as const)('once %s', (_what, told, status, list_type) => {
    expect(row(...told)).toMatchObject({ status, list_type })
  })
})

it('knows one order from another', () => {
  const events = [
    ...story<OrderEvent>('order-o1', placed, assigned),
    ...story<OrderEvent>('order-o2', placed),
  ]
  expect(foldAll(orderHistory, 'order_listing', events)).toMatchObject([
    { order_id: 'o1', status: 1 },
    { order_id: 'o2', status: 0 },
  ])
})

describe('an order’s place', () => {
  it('follows its booking while it is open', () => {
    // two days and two and a half hours later
    expect(row(placed, assigned, moved(true))?.place).toBe(BOOKED_MINUTE + 2 * 1440 + 150)
    expect(row(placed, assigned, started)?.place).toBe(BOOKED_MINUTE)
  })

  it('is after all open ones when it is over, the latest visit first', () => {
    const earlier = row(placed, cancelled)?.place ?? 0
    const later = row(placed, moved(true), cancelled)?.place ?? 0
    expect(earlier).toBe(1_000_000_000 - BOOKED_MINUTE)
    expect(later).toBeLessThan(earlier)
    expect(later).toBeGreaterThan(BOOKED_MINUTE * 30)
  })
})

it('knows its crew, the people who did the work, and what came back after the fee', () => {
  expect(row(placed, assigned)).toMatchObject({ group_id: 'crew-1', staff_ids: null })
  expect(row(placed, assigned, moved(false))).toMatchObject({ group_id: null })
  expect(row(placed, assigned, started)).toMatchObject({ group_id: 'crew-1', staff_ids: ['sam', 'lee'] })
  expect(row(placed, cancelled)).toMatchObject({ total_points: 8288, returned_points: 7000 })
  expect(row(placed, assigned, started, ended, disputed, resolved('refunded', 8288))).toMatchObject({
    returned_points: 8288,
  })
})

describe('what orders come to by day', () => {
  const sums = (...told: Told[]) => foldAll(orderHistory, 'order_sum', story<OrderEvent>('order-o1', ...told))
  const { placed_at, total_points } = row(placed) ?? { placed_at: '', total_points: 0 }
  const placedDay = Temporal.Instant.from(placed_at).toZonedDateTimeISO(zone).toPlainDate().toString()
  const figures = { catalog: 1, orders: 1, points: total_points, returned_points: 0 }

  it('counts an order where it is booked and where it was placed', () => {
    expect(sums(placed)).toEqual([
      { moment: 'booked', date: '2026-07-10', status: 0, ...figures },
      { moment: 'placed', date: placedDay, status: 0, ...figures },
    ])
  })

  it('follows a move and a change of status, and what came back', () => {
    // 8,000 and 288 reward points came back, less a fee of 1,000 and 288
    const after = { ...figures, status: 4, returned_points: 7_000 }
    expect(sums(placed, assigned, moved(true), cancelled)).toEqual([
      { moment: 'booked', date: '2026-07-12', ...after },
      { moment: 'placed', date: placedDay, ...after },
    ])
  })
})

describe('whose an order is', () => {
  const whose = (...told: Told[]) =>
    foldAll(orderHistory, 'crew_listing', story<OrderEvent>('order-o1', ...told)).map((one) => one.whose)

  it('nobody’s until it is assigned, and again when it loses its crew', () => {
    expect(whose(placed)).toEqual([])
    expect(whose(placed, assigned, moved(false))).toEqual([])
  })

  it('its crew’s until service starts, then that of each who did the work', () => {
    expect(whose(placed, assigned)).toEqual(['crew-1'])
    expect(whose(placed, assigned, started)).toEqual(['sam', 'lee'])
    expect(whose(placed, assigned, started, ended)).toEqual(['sam', 'lee'])
  })

  it('stands where the order stands in lists, once', () => {
    const told = [placed, assigned, moved(true), cancelled]
    const { place, placed_at } = row(...told) ?? {}
    expect(foldAll(orderHistory, 'crew_listing', story<OrderEvent>('order-o1', ...told))).toEqual([
      { whose: 'crew-1', order_id: 'o1', place, placed_at, catalog: 1, orders: 1 },
    ])
  })
})

it('is counted once, in the status it has', () => {
  const totals = (...told: Told[]) =>
    foldAll(orderHistory, 'order_total', story<OrderEvent>('order-o1', ...told))
  expect(totals(placed)).toEqual([{ catalog: 1, status: 0, orders: 1 }])
  expect(totals(placed, assigned, started)).toEqual([{ catalog: 1, status: 2, orders: 1 }])
})
