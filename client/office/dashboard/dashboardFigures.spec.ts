import { expect, it } from 'vitest'
import { ordersOf, peakOf, percentOf, sumOf } from './dashboardFigures.ts'

const rows = [
  { houseCleaning: 1, lawnCare: 2, snowRemoval: 3 },
  { houseCleaning: 6, lawnCare: 0, snowRemoval: 0 },
  { houseCleaning: 0, lawnCare: 0, snowRemoval: 1 },
]

it('adds the catalogs, and rows', () => {
  expect(rows.map(ordersOf)).toEqual([6, 6, 1])
  expect(sumOf(rows, ordersOf)).toBe(13)
})

it('finds the later of two peaks, and none among nothing', () => {
  expect(peakOf(rows, ordersOf)).toBe(rows[1])
  expect(peakOf([], ordersOf)).toBeUndefined()
  expect(peakOf([{ houseCleaning: 0, lawnCare: 0, snowRemoval: 0 }], ordersOf)).toBeUndefined()
})

it('reckons whole percent', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 0)]).toEqual([33, 67, 0])
})
