import { expect, it } from 'vitest'
import { dayForKey } from './MonthGrid.tsx'

const limits = { first: '2025-11-01', last: '2026-04-30' }

it.each([
  ['ArrowLeft', '2025-11-26'],
  ['ArrowRight', '2025-11-28'],
  ['ArrowUp', '2025-11-20'],
  ['ArrowDown', '2025-12-04'],
  ['Home', '2025-11-24'],
  ['End', '2025-11-30'],
  ['PageDown', '2025-12-27'],
  ['PageUp', '2025-11-01'],
])('%s moves from Thursday, November 27 to %s', (key, expected) => {
  expect(dayForKey(key, '2025-11-27', limits)).toBe(expected)
})

it('stays inside the bookable months', () => {
  expect(dayForKey('PageDown', '2026-04-12', limits)).toBe('2026-04-30')
  expect(dayForKey('ArrowLeft', '2025-11-01', limits)).toBe('2025-11-01')
})

it('leaves other keys to the browser', () => {
  expect(dayForKey('Tab', '2025-11-27', limits)).toBeUndefined()
  expect(dayForKey('a', '2025-11-27', limits)).toBeUndefined()
})
