import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPlaced } from '../../ordering/events.ts'
import { orderPlaced } from '../testing/happened.ts'
import { openWorld, type RunnerWorld } from '../testing/runnerWorld.ts'
import { confirmedVisitsOn, overduePendingOrders } from './dueOrders.queries.ts'
import { orderHistory } from './orderHistory.projection.ts'
import { unendedVisits } from './overdueVisits.queries.ts'

const zone = 'America/Edmonton'
let world: RunnerWorld

beforeAll(async () => {
  world = await openWorld('memory')
  const runner = await world.start({ projections: [orderHistory] })
  await place('today', { bookedFor: { date: '2026-11-24', time: '09:00', zone } })
  await place('yesterday', { bookedFor: { date: '2026-11-23', time: '14:00', zone } })
  await place('november', { periodType: 1, bookedFor: { date: '2026-11-01', zone } })
  await place('season', { periodType: 2, bookedFor: { date: '2025-09-01', zone } })
  await place('confirmed', { bookedFor: { date: '2026-11-24', time: '09:00', zone } })
  await place('confirmed-month', { periodType: 1, bookedFor: { date: '2026-11-24', zone } })
  await confirm('confirmed')
  await confirm('confirmed-month')
  await place('running', { bookedFor: { date: '2026-11-23', time: '09:00', zone } })
  await place('running-month', { periodType: 1, bookedFor: { date: '2026-11-01', zone } })
  await start('running')
  const { position } = await start('running-month')
  expect(await runner.waitFor({ types: ['order.placed'] }, position, { timeoutMs: 20_000 })).toBe(true)
})
afterAll(() => world.close())

describe('orders that nobody confirmed', () => {
  const overdue = async (today: string) =>
    (await overduePendingOrders(world.db, Temporal.PlainDate.from(today))).map(({ orderId }) => orderId)

  it('are overdue from the morning after their day on', async () => {
    expect(await overdue('2026-11-24')).toEqual(['season', 'yesterday'])
    expect(await overdue('2026-11-25')).toEqual(['season', 'yesterday', 'today'])
  })

  it('are overdue after the last day of their month or season', async () => {
    expect(await overdue('2026-11-30')).not.toContain('november')
    expect(await overdue('2026-12-01')).toContain('november')
    expect(await overdue('2026-04-30')).toEqual([])
    expect(await overdue('2026-05-01')).toEqual(['season'])
  })
})

it('finds the confirmed visits of a day, and no periods', async () => {
  expect(await confirmedVisitsOn(world.db, Temporal.PlainDate.from('2026-11-24'))).toEqual([
    { orderId: 'confirmed', orderNo: 'confirmed', userId: 'ana' },
  ])
  expect(await confirmedVisitsOn(world.db, Temporal.PlainDate.from('2026-11-25'))).toEqual([])
})

it('finds the visits that a crew began on an earlier day and did not end, and no periods', async () => {
  const unended = async (today: string) =>
    (await unendedVisits(world.db, Temporal.PlainDate.from(today))).map(({ orderId }) => orderId)
  expect(await unended('2026-11-24')).toEqual([])
  expect(await unended('2026-11-25')).toEqual(['running'])
})

function place(orderId: string, data: Partial<OrderPlaced['data']>) {
  return world.append([`order-${orderId}`, orderPlaced({ orderNo: orderId, ...data })])
}

function confirm(orderId: string) {
  const data = { groupId: 'crew-1', staffIds: [], kind: 'first' }
  return world.append([`order-${orderId}`, { type: 'order.group-assigned', data }])
}

async function start(orderId: string) {
  await confirm(orderId)
  // the last minute of November 24 in Alberta
  const data = { staffId: 'sam', staffIds: ['sam'], happenedAt: '2026-11-25T05:59:00Z' }
  return world.append([`order-${orderId}`, { type: 'order.service-started', data }])
}
