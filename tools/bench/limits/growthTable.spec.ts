import { expect, it } from 'vitest'
import { drift, type Grown, growthTable, outgrown } from './growthTable.ts'

const at = (name: string, orders: number, p50: number, isEmpty = false): Grown => ({
  name,
  orders,
  p50,
  p95: 2 * p50,
  isEmpty,
})
const grown = [
  at('list', 1_000, 4),
  at('search', 1_000, 4),
  at('last page', 1_000, 1, true),
  at('list', 100_000, 5),
  at('search', 100_000, 8),
  at('last page', 100_000, 9),
]

it('has a line for each call, with its figures at each size', () => {
  const [head, , list, search, page] = growthTable(grown).split('\n')
  expect(head).toBe('| call | p50 / p95 ms at 1,000 | p50 / p95 ms at 100,000 | last / first |')
  expect(list).toBe('| list | 4.0 / 8.0 | 5.0 / 10 | 1.25 |')
  expect(search).toBe('| search | 4.0 / 8.0 | 8.0 / 16 | **2.00** |')
  expect(page).toBe('| last page | nothing | 9.0 / 18 |  |')
})

it('names the calls that have grown with the business', () => {
  expect(outgrown(grown)).toEqual([{ name: 'search', ratio: 2 }])
})

it('tells how much slower the machine itself was at the last size', () => {
  expect(
    drift([...grown, at('GraphQL clock (public)', 1_000, 2), at('GraphQL clock (public)', 100_000, 3)]),
  ).toBe(1.5)
  expect(drift(grown)).toBeUndefined()
})
