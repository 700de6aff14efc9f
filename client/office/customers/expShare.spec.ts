import { expect, it } from 'vitest'
import { expShare } from './expShare.ts'

it.each([
  [3036, 3300, 920],
  [0, 50, 0],
  [1, 3, 333],
  [3299, 3300, 999],
  [61_250, 61_250, 1000],
  [70_000, 61_250, 1000],
])('%i of %i is %i tenths of a percent', (experience, nextExperience, tenths) => {
  expect(expShare({ experience, nextExperience })).toBe(tenths)
})
