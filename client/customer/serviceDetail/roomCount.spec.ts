import { expect, it } from 'vitest'
import { roomCount } from './RoomsForm.tsx'

it.each([
  ['0', 0],
  [' 4 ', 4],
  ['50', 50],
])('takes %j', (typed, count) => {
  expect(roomCount(typed)).toBe(count)
})

it.each(['', '51', '-1', '2.5', '1e1', 'four'])('refuses %j', (typed) => {
  expect(roomCount(typed)).toBeUndefined()
})
