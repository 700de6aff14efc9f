import { expect, it } from 'vitest'
import { erasureHindrances } from './Hindrances.tsx'

const asked = { openOrders: 0, points: 0, erasure: { earliest: { at: '2026-11-25T10:00:00-07:00' } } }
const after = Date.parse('2026-11-25T17:00:00Z')

it('finds nothing once a day has passed and nothing is open or left', () => {
  expect(erasureHindrances(asked, after)).toEqual([])
})

it('finds each on its own, and all together', () => {
  expect(erasureHindrances(asked, after - 1)).toEqual(['wait'])
  expect(erasureHindrances({ ...asked, erasure: null }, after)).toEqual(['unasked'])
  expect(erasureHindrances({ ...asked, openOrders: 2 }, after)).toEqual(['orders'])
  expect(erasureHindrances({ ...asked, points: 1 }, after)).toEqual(['points'])
  expect(erasureHindrances({ ...asked, openOrders: 1, points: 5 }, after - 1)).toEqual([
    'orders',
    'points',
    'wait',
  ])
})
