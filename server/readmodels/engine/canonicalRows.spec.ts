import { expect, it } from 'vitest'
import { differencesOf } from './canonicalRows.ts'
import type { Row } from './projection.ts'

const table = (rows: Record<string, Row>) => new Map([['t', new Map(Object.entries(rows))]])

it('sees no difference in the order of rows, columns and JSON keys', () => {
  const one = table({ a: { id: 'a', data: { x: 1, y: [{ p: 1, q: 2 }] } }, b: { id: 'b', data: null } })
  const other = table({ b: { data: null, id: 'b' }, a: { data: { y: [{ q: 2, p: 1 }], x: 1 }, id: 'a' } })
  expect(differencesOf(one, other)).toEqual([])
})

it('names what is missing, surplus and different', () => {
  const actual = table({ a: { id: 'a', n: 1, list: [1, 2] }, c: { id: 'c' } })
  const expected = table({ a: { id: 'a', n: 2, list: [2, 1] }, b: { id: 'b' } })
  expect(differencesOf(actual, expected)).toEqual([
    { table: 't', key: 'a', kind: 'different', columns: ['list', 'n'] },
    { table: 't', key: 'c', kind: 'surplus', columns: [] },
    { table: 't', key: 'b', kind: 'missing', columns: [] },
  ])
})

it('compares a table that one side does not have', () => {
  expect(differencesOf(new Map(), table({ a: { id: 'a' } }))).toMatchObject([{ kind: 'missing', key: 'a' }])
})
