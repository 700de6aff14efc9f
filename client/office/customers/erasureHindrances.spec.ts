import { expect, it } from 'vitest'
import { erasureHindrances } from './erasureHindrances.ts'

const request = { openOrders: 0, earliest: { at: '2026-11-25T10:00:00-07:00' }, customer: { points: 0 } }
const after = Date.parse('2026-11-25T17:00:00Z')

it('finds nothing once a day has passed and nothing is open or left', () => {
  expect(erasureHindrances(request, after)).toEqual([])
})

it('finds each on its own, and all together', () => {
  expect(erasureHindrances(request, after - 1)).toEqual(['wait'])
  expect(erasureHindrances({ ...request, openOrders: 2 }, after)).toEqual(['orders'])
  expect(erasureHindrances({ ...request, customer: { points: 1 } }, after)).toEqual(['points'])
  const all = { ...request, openOrders: 1, customer: { points: 5 } }
  expect(erasureHindrances(all, after - 1)).toEqual(['orders', 'points', 'wait'])
})
