import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJoins } from '../kernel/joins.store.ts'
import { isRejection } from '../kernel/rejection.ts'
import {
  experienceHistory,
  experienceOf,
  experienceYears,
} from './experienceStatement/experienceStatement.queries.ts'
import { changesByOrder } from './orderChanges/orderChanges.queries.ts'
import {
  findOrder,
  listOrders,
  orderCountsByCustomer,
  unfinishedOrders,
} from './orderHistory/orderHistory.queries.ts'
import { lifeOf, recharging } from './testing/customers.ts'
import { orderPlaced } from './testing/happened.ts'
import { openWorld, type RunnerWorld } from './testing/runnerWorld.ts'
import { balanceOf, pointHistory, pointYears } from './walletStatement/walletStatement.queries.ts'

const zone = 'America/Edmonton'
let world: RunnerWorld

beforeAll(async () => {
  world = await openWorld('memory')
  await world.append(...recharging('ana'))
  for (const grantId of ['g1', 'g2', 'g3'])
    await world.append(['wallet-cy', { type: 'points.rewarded', data: { grantId, amount: 999_999_999 } }])
  // booked on the 14th, 13th, 12th, 11th: the opposite of how they were placed
  for (const n of [1, 2, 3, 4]) await place(`p${n}`, `2026-07-${15 - n}`, `2026-07-0${n}T18:00:00.00${n}Z`)
  await place('lawn', '2026-07-20', '2026-07-05T18:00:00Z', 2)
  for (const told of lifeOf('done', 'ana', 'done')) await world.append(...told)
  for (const told of lifeOf('cancelled', 'ana', 'cancelled')) await world.append(...told)
  for (const told of lifeOf('theirs', 'bo', 'pending')) await world.append(...told)
  const runner = await world.start()
  const types = ['order.placed', 'points.spent', 'experience.gained']
  const caughtUp = await runner.waitFor({ types }, await world.store.head(), { timeoutMs: 20_000 })
  expect(caughtUp).toBe(true)
})
afterAll(() => world.close())

function place(id: string, date: string, at: string, catalog: 1 | 2 = 1) {
  const bookedFor = catalog === 1 ? { date, time: '09:30', zone } : { date, zone }
  const order = orderPlaced({ orderNo: `AR-${id.toUpperCase()}`, bookedFor, serviceCatalog: catalog })
  return world.append([`order-${id}`, order, { at }])
}

async function pageOf(group: 'ongoing' | 'history', first: number, after?: string) {
  const page = await listOrders(world.db, { userId: 'ana', group, first, after })
  if (isRejection(page)) throw new Error(page.rejected)
  return page
}

describe('one order', () => {
  it('is read as it was folded, times as instants and days as days', async () => {
    expect(await findOrder(world.db, { userId: 'ana', orderNo: 'ar-done' })).toMatchObject({
      orderId: 'done',
      status: 3,
      bookedDate: '2026-07-10',
      bookedTime: '09:30',
      bookedAt: Temporal.Instant.from('2026-07-10T15:30:00Z'),
      priceLines: orderPlaced().data.priceLines,
      groupId: 'crew-1',
      staffIds: ['sam', 'lee'],
      startedAt: Temporal.Instant.from('2026-07-01T18:00:00Z'),
      cancelledAt: undefined,
      refundPoints: 0,
      refundRewardPoints: 0,
      revision: 3,
    })
  })

  it('is not found for anybody else', async () => {
    expect(await findOrder(world.db, { userId: 'bo', orderNo: 'AR-DONE' })).toBeUndefined()
    expect(await findOrder(world.db, { userId: 'ana', orderNo: `AR-done' or '1'='1` })).toBeUndefined()
  })

  it('tells its changes, also many orders at once', async () => {
    const story = createJoins(world.db).of(changesByOrder)
    const changes = await story.load('done')
    expect(changes.map(({ action, oldStatus, newStatus }) => [action, oldStatus, newStatus])).toEqual([
      [10, 0, 1],
      [11, 1, 2],
      [4, 2, 3],
    ])
    const many = await Promise.all(['done', 'cancelled', 'p1', 'nobody'].map((id) => story.load(id)))
    expect(many.map(({ length }) => length)).toEqual([3, 1, 0, 0])
  })
})

describe('the lists of orders', () => {
  it('show what is ongoing by its booking and history by its placing, newest first', async () => {
    const ongoing = await pageOf('ongoing', 10)
    expect(ongoing.nodes.map(({ orderId }) => orderId)).toEqual(['p4', 'p3', 'p2', 'p1', 'lawn'])
    const history = await pageOf('history', 10)
    expect(history.nodes.map(({ orderId }) => orderId)).toEqual(['done', 'cancelled'])
    expect(await createJoins(world.db).of(orderCountsByCustomer).load('ana')).toEqual({
      ongoing: 5,
      history: 2,
    })
    expect(await createJoins(world.db).of(orderCountsByCustomer).load('nobody')).toEqual({
      ongoing: 0,
      history: 0,
    })
  })

  it('are read page by page, each order once, although others come and go meanwhile', async () => {
    const first = await pageOf('ongoing', 2)
    expect(first.hasNextPage).toBe(true)
    expect(await first.count()).toBe(5)
    const second = await pageOf('ongoing', 2, first.cursors.at(-1))
    const last = await pageOf('ongoing', 2, second.cursors.at(-1))
    expect([second, last].map(({ nodes }) => nodes.map(({ orderId }) => orderId))).toEqual([
      ['p2', 'p1'],
      ['lawn'],
    ])
    expect(last.hasNextPage).toBe(false)
    const history = await pageOf('history', 1)
    expect((await pageOf('history', 1, history.cursors[0])).nodes).toMatchObject([{ orderId: 'cancelled' }])
  })

  it.each([{ first: 0 }, { first: 1001 }, { first: 1.5 }, { first: 5, after: 'nowhere' }])(
    'refuse %j',
    async (asked) => {
      const page = await listOrders(world.db, { userId: 'ana', group: 'ongoing', ...asked })
      expect(page).toEqual({ rejected: 'FIELD_INVALID', field: 'after' in asked ? 'after' : 'first' })
    },
  )

  it('of what is unfinished go by catalog, or over all', async () => {
    const lawn = await unfinishedOrders(world.db, { userId: 'ana', catalog: 2 })
    expect(lawn).toMatchObject([{ orderId: 'lawn', bookedTime: undefined, bookedAt: expect.anything() }])
    expect(await unfinishedOrders(world.db, { userId: 'ana' })).toHaveLength(5)
    expect(await unfinishedOrders(world.db, { userId: 'ana', catalog: 3 })).toEqual([])
  })
})

describe('the statements', () => {
  it('show what a customer holds, and nothing for somebody unknown', async () => {
    expect(await balanceOf(world.db, 'ana')).toEqual({
      points: 92_000,
      rewardPoints: 9712,
      total: 101_712,
      owedRewardPoints: 0,
    })
    expect(await balanceOf(world.db, 'nobody')).toEqual({
      points: 0,
      rewardPoints: 0,
      total: 0,
      owedRewardPoints: 0,
    })
    expect(await balanceOf(world.db, 'cy')).toMatchObject({ points: 0, total: 2_999_999_997 })
    expect([await experienceOf(world.db, 'ana'), await experienceOf(world.db, 'nobody')]).toEqual([82, 0])
  })

  it('list movements newest first, the paid bucket before the reward bucket', async () => {
    const lines = await pointHistory(world.db, { userId: 'ana' })
    expect(lines.map(({ id, kind, paymentId }) => [id, kind, paymentId])).toEqual([
      ['5p', 'refunded', -5],
      ['5r', 'refunded', -5],
      ['4p', 'spent', 0],
      ['4r', 'spent', 0],
      ['3p', 'spent', 0],
      ['3r', 'spent', 0],
      ['2r', 'rewarded', 1],
      ['1p', 'recharged', 1],
    ])
  })

  it('cut a period at local days, both ends included, and know their years', async () => {
    const on = (date: string) => Temporal.PlainDate.from(date)
    const of = { userId: 'ana', from: on('2026-07-01'), to: on('2026-07-01') }
    expect(await pointHistory(world.db, of)).toHaveLength(8)
    expect(await pointHistory(world.db, { userId: 'ana', from: on('2026-07-02') })).toEqual([])
    expect(await pointHistory(world.db, { userId: 'ana', to: on('2026-06-30') })).toEqual([])
    expect(await experienceHistory(world.db, of)).toMatchObject([
      { id: '1', amount: 82, role: 0, orderId: 'done' },
    ])
    expect(await pointYears(world.db, 'ana')).toEqual([2026])
    expect(await experienceYears(world.db, 'bo')).toEqual([])
  })
})
