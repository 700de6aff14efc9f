import { expect, it } from 'vitest'
import { rankProgress } from './rankProgress.ts'

it.each([
  [3036, 3300, { bar: 92, label: 92 }],
  [0, 50, { bar: 0, label: 0 }],
  [1, 3, { bar: 33.3, label: 33 }],
  [2926, 3300, { bar: 88.7, label: 89 }],
  [3299, 3300, { bar: 99.9, label: 99 }],
  [61_249, 61_250, { bar: 99.9, label: 99 }],
])('shows %i of %i', (experience, next, progress) => {
  expect(rankProgress(experience, next)).toEqual(progress)
})

it('stays at 100 at the top rank, whose next threshold is its own', () => {
  expect(rankProgress(70_000, 61_250)).toEqual({ bar: 100, label: 100 })
})
