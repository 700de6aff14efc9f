import { expect, it } from 'vitest'
import { changedFields } from './officeChange.ts'

it.each([
  ['one field', { a: 1, b: 'x' }, { a: 1, b: 'y' }, { before: { b: 'x' }, after: { b: 'y' } }],
  ['a field that came', { a: 1 }, { a: 1, b: true }, { before: { b: null }, after: { b: true } }],
  ['a field that went', { a: 1, b: '' }, { a: 1 }, { before: { b: '' }, after: { b: null } }],
  ['a list', { ids: [1, 2] }, { ids: [1] }, { before: { ids: [1, 2] }, after: { ids: [1] } }],
  ['everything that is new', null, { a: 1 }, { before: null, after: { a: 1 } }],
  ['everything that is gone', { a: 1 }, null, { before: { a: 1 }, after: null }],
  ['nothing to tell', null, null, { before: null, after: null }],
  ['nothing that differs', { a: 1, ids: [1] }, { ids: [1], a: 1 }, undefined],
])('a change is reduced to %s', (_what, before, after, expected) => {
  expect(changedFields({ before, after })).toEqual(expected)
})
