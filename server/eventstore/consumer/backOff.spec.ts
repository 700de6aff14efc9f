import { expect, it } from 'vitest'
import { backOff } from './backOff.ts'

it('waits twice as long each time, up to five seconds', () => {
  expect([0, 1, 2, 6, 7, 40].map(backOff)).toEqual([50, 100, 200, 3200, 5000, 5000])
})
