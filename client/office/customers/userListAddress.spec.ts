import { expect, it } from 'vitest'
import { readUserList, withUserList } from './userListAddress.ts'

const usual = {
  kind: 'all',
  page: 1,
  size: 10,
  search: '',
  only: [],
  sort: 'Newest',
  user: undefined,
  tab: 'points',
} as const
const after = (address: string, change: Parameters<typeof withUserList>[1]) =>
  withUserList(new URLSearchParams(address), change).toString()

it.each([
  ['', usual],
  [
    'page=3&size=50&search=ol&user=c-1&tab=payments',
    { ...usual, page: 3, size: 50, search: 'ol', user: 'c-1', tab: 'payments' },
  ],
  ['list=erasure', { ...usual, kind: 'erasure' }],
  ['page=0&size=11&tab=secrets&list=x&user=', usual],
  ['page=-2&size=ten', usual],
])('reads %j', (address, view) => {
  expect(readUserList(new URLSearchParams(address))).toEqual(view)
})

it('writes only what is not usual', () => {
  expect(after('page=2&size=20', { page: 1 })).toBe('size=20')
  expect(after('', { page: 2, size: 50, search: 'olsen', user: 'c-1', tab: 'exp' })).toBe(
    'page=2&size=50&search=olsen&user=c-1&tab=exp',
  )
  expect(after('tab=exp&user=c-1', { tab: 'points', user: undefined })).toBe('')
})

it('begins another list at its first page', () => {
  expect(after('page=4', { search: 'ol' })).toBe('search=ol')
  expect(after('page=4', { size: 20 })).toBe('size=20')
  expect(after('page=4', { kind: 'erasure' })).toBe('list=erasure')
  expect(after('page=4', { user: 'c-1' })).toBe('page=4&user=c-1')
})

it('leaves one customer’s period and document behind with the customer, and a period with its tab', () => {
  const open = 'user=c-1&tab=payments&period=2025&invoice=7&creditNote=CN-2025-000001'
  expect(after(open, { user: 'c-2' })).toBe('user=c-2&tab=payments')
  expect(after(open, { user: undefined, tab: 'points' })).toBe('')
  expect(after('user=c-1&period=2025', { tab: 'exp' })).toBe('user=c-1&tab=exp')
  expect(after('user=c-1&period=2025', { page: 2 })).toBe('user=c-1&period=2025&page=2')
})
