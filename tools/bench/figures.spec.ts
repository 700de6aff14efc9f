import { expect, it } from 'vitest'
import { figuresOf, shown, table } from './figures.ts'

it('gives the middle, the 95th of a hundred and the longest', () => {
  const times = Array.from({ length: 200 }, (_, nth) => 200 - nth)
  expect(figuresOf(times)).toEqual({ calls: 200, p50: 100, p95: 190, max: 200 })
  expect(figuresOf([7])).toEqual({ calls: 1, p50: 7, p95: 7, max: 7 })
  expect(() => figuresOf([])).toThrow(RangeError)
})

it('is printed as Markdown', () => {
  expect(table(['call', 'p50'], [['/a', shown(1.26)]])).toBe('| call | p50 |\n|---|--:|\n| /a | 1.3 |')
  expect(shown(12.6)).toBe('13')
})
