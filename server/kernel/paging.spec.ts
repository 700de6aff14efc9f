import { expect, it } from 'vitest'
import { pageRows } from './paging.ts'

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
