import { expect, it } from 'vitest'
import { ordersIn } from './orderCounts.ts'

const counts = [
  { type: 'Pending', catalog: 'HouseCleaning', orders: 24 },
  { type: 'Pending', catalog: 'LawnCare', orders: 6 },
  { type: 'History', catalog: 'LawnCare', orders: 100 },
] as const

it('adds up a tab, whole or of a catalog', () => {
  expect(ordersIn([...counts], 'Pending')).toBe(30)
  expect(ordersIn([...counts], 'Pending', 'LawnCare')).toBe(6)
  expect(ordersIn([...counts], 'Confirmed')).toBe(0)
  expect(ordersIn(undefined, 'Pending')).toBeUndefined()
})
