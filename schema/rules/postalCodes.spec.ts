import { expect, it } from 'vitest'
import { isInServiceArea } from './postalCodes.ts'

it.each([
  ['T2P 1B5', true],
  ['T3H 2K7', true],
  ['T1Y 1A1', true],
  ['T4A 0A1', true],
  ['T5J 0A1', false],
  ['T1A 0A1', false],
  ['H2X 1Y4', false],
])('a crew comes to %s: %s', (postal, comes) => {
  expect(isInServiceArea(postal)).toBe(comes)
})
