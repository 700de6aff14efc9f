import { expect, it } from 'vitest'
import { labelWidth } from './labelWidth.ts'

it('leaves room for the longest label, wider where its letters are', () => {
  expect(labelWidth(['Sold 548', 'Spent 533'])).toBe(63)
  // two of 12.5 and four of 7
  expect(labelWidth(['售出 548'])).toBe(53)
  expect(labelWidth([])).toBe(0)
})
