import { expect, it } from 'vitest'
import { searchTypeOf } from './searchType.ts'

it.each([
  ['', undefined],
  ['K7M4-2QXP', 1],
  ['k7m42qxp', 1],
  ['5jrb', 1],
  ['avery', 2],
  ['Zoé', 2],
  ['0172', 3],
  ['(403) 555-0172', 3],
  ['S-339185', 4],
  ['46 larkspur', 6],
  ['2407 17 Street SW', 6],
  ['evanston drive', 6],
  ['T2R 0B1', 6],
  ['t2r0b1', 6],
] as const)('“%s” is searched by type %s', (typed, type) => {
  expect(searchTypeOf(typed)).toBe(type)
})
