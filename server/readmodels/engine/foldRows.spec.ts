import { expect, it } from 'vitest'
import type { OrderEvent } from '../../ordering/events.ts'
import type { WalletEvent } from '../../points/events.ts'
import { orderHistory } from '../orderHistory/orderHistory.projection.ts'
import { orderPlaced, story } from '../testing/happened.ts'
import { walletStatement } from '../walletStatement/walletStatement.projection.ts'
import { FoldError, foldRows } from './foldRows.ts'
import { keyOfRow, occurredAt, subjectOf } from './projection.ts'

const grants = story<WalletEvent>(
  'wallet-ana',
  [{ type: 'points.rewarded', data: { grantId: 'g1', amount: 5 } }],
  [{ type: 'points.rewarded', data: { grantId: 'g2', amount: 7 } }],
)

it('folds into the rows as they stand', () => {
  const before = new Map([['wallet_balance', new Map([['ana', { points: 3, reward_points: 100 }]])]])
  expect(foldRows(walletStatement, grants, before).get('wallet_balance')?.get('ana')).toMatchObject({
    points: 3,
    reward_points: 112,
  })
})

it('writes a list row that is told twice once', () => {
  const entries = foldRows(walletStatement, [...grants, ...grants], new Map()).get('point_entry')
  expect(entries?.size).toBe(2)
})

it('tells which event a fold refused', () => {
  const [event] = story('wallet-ana', [{ type: 'points.spent', data: null }])
  expect(() => foldRows(walletStatement, event ? [event] : [], new Map())).toThrow(FoldError)
  expect(() => foldRows(walletStatement, event ? [event] : [], new Map())).toThrow(
    'points.spent at wallet-ana@0',
  )
})

it('names a list row by its whole key', () => {
  const table = walletStatement.tables.find(({ name }) => name === 'point_entry')
  const key = table && keyOfRow(table, { user_id: 'a"b', revision: 1, is_reward: true, amount: 9 })
  expect(key).toBe('["a\\"b",1,true]')
})

it('finds the subject behind the first dash', () => {
  expect(subjectOf('order-3f2a-77')).toBe('3f2a-77')
})

it('reads the command clock to the millisecond, and refuses an event without one', () => {
  expect(occurredAt({ meta: { occurredAt: '2026-07-01T18:00:00.123999Z' } }).toString()).toBe(
    '2026-07-01T18:00:00.123Z',
  )
  expect(() => occurredAt({ meta: {} })).toThrow('event without occurredAt')
})

it('derives rows from those of a fold, and sums from both as they stood and as they are', () => {
  const assigned: OrderEvent = {
    type: 'order.group-assigned',
    data: { groupId: 'crew-1', staffIds: [], kind: 'first' },
  }
  const events = story<OrderEvent>('order-o1', [orderPlaced()], [assigned])
  const placed = foldRows(orderHistory, events.slice(0, 1), new Map())
  // what is loaded: the rows of folds alone
  const loaded = new Map([['order_history', placed.get('order_history') ?? new Map()]])
  const rows = foldRows(orderHistory, events.slice(1), loaded)
  expect(rows.get('order_listing')?.get('o1')).toMatchObject({ order_no: 'AR-7K2M', status: 1, list_type: 2 })
  expect([...(rows.get('order_total')?.values() ?? [])]).toEqual([
    { catalog: 1, status: 1, orders: 1 },
    { catalog: 1, status: 0, orders: -1 },
  ])
})
