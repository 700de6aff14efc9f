import { expect, it } from 'vitest'
import { postalText } from './AddressFields.tsx'

it.each([
  ['t3h2k7', 'T3H 2K7'],
  [' T3H-2k7 ', 'T3H 2K7'],
  ['T3H 2K7', 'T3H 2K7'],
  ['t3h 2k', 't3h 2k'],
  ['90210', '90210'],
  ['', ''],
])('writes %j as %j', (typed, written) => {
  expect(postalText(typed)).toBe(written)
})
