import { expect, it } from 'vitest'
import { listQuery, mayNarrow, readListState, searchTypes } from './listState.ts'

const read = (address: string) => readListState(new URLSearchParams(address))
const nothing = { type: undefined, text: '', catalogs: [] }

it('begins with everything pending', () => {
  expect(read('')).toEqual({ tab: '1', catalog: undefined, pages: { page: 1, size: 10 }, search: nothing })
  expect(read('tab=7&catalog=9&type=7&catalogs=5')).toEqual(read(''))
})

it.each([
  'tab=2&catalog=3&page=2&size=50',
  'tab=4&type=1&text=H4TX-9QKD&catalogs=1%2C3',
  'tab=4&type=2&text=%C3%89lise&page=3',
])('writes %o as it read it', (address) => {
  expect(new URLSearchParams(listQuery(read(address))).toString()).toBe(address)
})

it('takes catalogs with order numbers and without a type alone', () => {
  expect(read('tab=4&type=2&text=x&catalogs=1,2').search.catalogs).toEqual([])
  expect(read('tab=4&catalogs=2,1').search.catalogs).toEqual(['HouseCleaning', 'LawnCare'])
  expect([undefined, ...searchTypes].filter(mayNarrow)).toEqual([undefined, 'OrderNo'])
})
