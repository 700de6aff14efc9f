import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageOf, pageRows, pageStart } from './pages.ts'
import { isRejection } from './rejection.ts'

const numbers = { name: 'numbers', place: z.number().int() }
const placed = [3, 2, 1].map((place) => ({ view: `entry ${place}`, place }))
const count = async () => 3

describe('a page', () => {
  it('tells that the list goes on, and its last cursor leads there', () => {
    const page = pageOf(numbers, placed, { first: 2, count })
    expect(page).toMatchObject({ nodes: ['entry 3', 'entry 2'], hasNextPage: true })
    expect(pageStart(numbers, { first: 2, after: page.cursors[1] })).toEqual({ after: 2 })
  })

  it('is the last one when nothing more was read', () => {
    expect(pageOf(numbers, placed, { first: 3, count }).hasNextPage).toBe(false)
    expect(pageStart(numbers, { first: 100 })).toEqual({ after: undefined })
  })

  it.each([0, -1, 101, 1.5, Number.NaN])('of %d entries is none', (first) => {
    expect(pageStart(numbers, { first })).toEqual({ rejected: 'FIELD_INVALID', field: 'first' })
  })

  it('may be longer where a list says so', () => {
    const long = { ...numbers, most: 1000 }
    expect(pageStart(long, { first: 1000 })).toEqual({ after: undefined })
    expect(pageStart(long, { first: 1001 })).toEqual({ rejected: 'FIELD_INVALID', field: 'first' })
  })

  it.each(['', '%', 'nonsense', '[]', '["numbers"]', '["numbers","3"]', '["others",3]', '["numbers",3e99]'])(
    'after %j is none',
    (after) => {
      const start = pageStart(numbers, { first: 1, after })
      expect(isRejection(start) && start.field).toBe('after')
    },
  )
})

it.each([
  [1, 10, { offset: 0, limit: 10 }],
  [3, 20, { offset: 40, limit: 20 }],
  [2_147_483_647, 50, { offset: 107_374_182_300, limit: 50 }],
  [0, 10, { rejected: 'FIELD_INVALID', field: 'page' }],
  [-1, 10, { rejected: 'FIELD_INVALID', field: 'page' }],
  [1.5, 10, { rejected: 'FIELD_INVALID', field: 'page' }],
  [1, 0, { rejected: 'FIELD_INVALID', field: 'pageSize' }],
  [1, 15, { rejected: 'FIELD_INVALID', field: 'pageSize' }],
  [1, 1000, { rejected: 'FIELD_INVALID', field: 'pageSize' }],
])('page %d of %d', (page, pageSize, expected) => {
  expect(pageRows({ page, pageSize })).toEqual(expected)
})
