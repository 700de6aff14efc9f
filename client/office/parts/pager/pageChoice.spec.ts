import { expect, it } from 'vitest'
import { pageCount, pageQuery, readPageChoice, shownRange } from './Pager.tsx'

it.each([
  ['', { page: 1, size: 10 }],
  ['page=3&size=20', { page: 3, size: 20 }],
  ['page=0&size=15', { page: 1, size: 10 }],
  ['page=2.5&size=50', { page: 1, size: 50 }],
  ['page=many', { page: 1, size: 10 }],
])('reads %o', (address, choice) => {
  expect(readPageChoice(new URLSearchParams(address))).toEqual(choice)
})

it('writes what differs from the first page of ten', () => {
  expect(pageQuery({ page: 1, size: 10 })).toEqual({})
  expect(pageQuery({ page: 3, size: 50 })).toEqual({ page: '3', size: '50' })
})

it.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [2618, 50, 53],
])('%i entries by %i are %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages)
})

it('knows what a page shows', () => {
  expect(shownRange({ page: 3, size: 10 }, 24)).toEqual({ from: 21, to: 24 })
  expect(shownRange({ page: 1, size: 20 }, 24)).toEqual({ from: 1, to: 20 })
  expect(shownRange({ page: 4, size: 10 }, 24)).toEqual({ from: 0, to: 0 })
})
