import { expect, it } from 'vitest'
import { estimatedDollars } from './estimate.ts'

it.each([
  [0, '0.0'],
  [4, '0.0'],
  [5, '0.1'],
  [994, '9.9'],
  [995, '10.0'],
  [14_820, '148.2'],
  [14_825, '148.3'],
])('%i points are about %s dollars', (points, dollars) => {
  expect(estimatedDollars(points)).toBe(dollars)
})
