import { expect, it } from 'vitest'
import { endShifts, figureTicks, labelWidth, namedTicks } from './chartLayout.ts'

it.each([
  [0, [0]],
  [1, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [18, [0, 5, 10, 15, 20]],
  [26, [0, 10, 20, 30]],
  [43, [0, 20, 40, 60]],
  [400, [0, 100, 200, 300, 400]],
  [565_026, [0, 200_000, 400_000, 600_000]],
])('marks an axis up to %i in round steps', (most, marks) => {
  expect(figureTicks(most)).toEqual(marks)
})

it('writes the first name, the last one, and some between them', () => {
  const days = Array.from({ length: 14 }, (_, place) => `day ${place + 1}`)
  expect(namedTicks(days)).toEqual(['day 1', 'day 5', 'day 10', 'day 14'])
  expect(namedTicks(days.slice(0, 8))).toEqual(['day 1', 'day 3', 'day 6', 'day 8'])
  expect(namedTicks(['day 1'])).toEqual(['day 1'])
  expect(namedTicks([])).toEqual([])
})

it('moves the words of the higher line up and those of the lower one down', () => {
  expect(endShifts({ sold: 90, spent: 80 }, 100)).toEqual({ sold: -6, spent: 14 })
  expect(endShifts({ sold: 40, spent: 80 }, 100)).toEqual({ sold: 14, spent: -6 })
})

it('keeps words at the foot clear of the axis', () => {
  expect(endShifts({ sold: 0, spent: 0 }, 0)).toEqual({ sold: -20, spent: -6 })
  expect(endShifts({ sold: 10, spent: 20 }, 100)).toEqual({ sold: -6, spent: -20 })
  expect(endShifts({ sold: 90, spent: 5 }, 100)).toEqual({ sold: -6, spent: -6 })
})

it('leaves room for the longest label, wider where its letters are', () => {
  expect(labelWidth(['Sold 548', 'Spent 533'])).toBe(63)
  // two of 12.5 and four of 7
  expect(labelWidth(['售出 548'])).toBe(53)
  expect(labelWidth([])).toBe(0)
})
