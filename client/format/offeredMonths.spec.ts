import { expect, it } from 'vitest'
import { monthRanges } from './offeredMonths.ts'

it.each([
  [[1, 2, 3, 4, 10, 11, 12], [[10, 4]]],
  [[5, 6, 7, 8, 9, 10], [[5, 10]]],
  [
    [3, 6, 7],
    [
      [3, 3],
      [6, 7],
    ],
  ],
  [[12], [[12, 12]]],
])('%j are the ranges %j', (months, ranges) => {
  expect(monthRanges(months)).toEqual(ranges)
})
