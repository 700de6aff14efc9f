import { expect, it } from 'vitest'
import { searchTypeOf } from './searchType.ts'

it.each([
  ['', undefined],
  ['K7M4-2QXP', 'OrderNo'],
  ['k7m42qxp', 'OrderNo'],
  ['5jrb', 'OrderNo'],
  ['avery', 'UserFirstName'],
  ['Zoé', 'UserFirstName'],
  ['0172', 'UserPhone'],
  ['(403) 555-0172', 'UserPhone'],
  ['S-339185', 'StaffNo'],
  ['46 larkspur', 'Address'],
  ['2407 17 Street SW', 'Address'],
  ['evanston drive', 'Address'],
  ['T2R 0B1', 'Address'],
  ['t2r0b1', 'Address'],
] as const)('“%s” is searched by type %s', (typed, type) => {
  expect(searchTypeOf(typed)).toBe(type)
})
