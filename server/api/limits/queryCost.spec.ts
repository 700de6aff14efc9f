import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, parse } from 'graphql'
import { expect, it } from 'vitest'
import { MOST_COST, queryCost } from './queryLimits.ts'

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
const cost = (query: string | DocumentNode, variables?: Record<string, unknown>) => {
  const document = typeof query === 'string' ? parse(query) : query
  return queryCost({ schema, document, ...(variables && { variables }) })
}

it('counts a field as often as the lists around it are long', () => {
  // orders 1 + 50 x (edges 1 + (node 1 + (orderNo 1)))
  expect(cost('{ orders(group: Ongoing, first: 50) { edges { node { orderNo } } } }')).toBe(151)
  // a list without a length of its own: 1 + 50 x (1 + (1 + (1 + 2 x 1)))
  expect(cost('{ orders(group: Ongoing, first: 50) { edges { node { staff { staffNo } } } } }')).toBe(251)
})

it('counts the rows of a report once', () => {
  // report 1 + 50 x (edges 1 + (cursor 1))
  expect(cost('{ orderReport(filter: { by: Placed }, first: 50) { edges { cursor } } }')).toBe(101)
})

it('reads lengths out of variables', () => {
  const query = parse(
    'query ($first: Int!) { orders(group: Ongoing, first: $first) { edges { node { orderNo } } } }',
  )
  expect([7, 7, 50, 7].map((first) => cost(query, { first }))).toEqual([22, 22, 151, 22])
})

it('does not let aliases of long lists through', () => {
  const aliases = Array.from(
    { length: 15 },
    (_, nth) =>
      `a${nth}: orders(group: History, first: 1000) { edges { node { calendarFile { fileName } } } }`,
  )
  expect(cost(`{ ${aliases.join(' ')} }`)).toBeGreaterThan(MOST_COST)
  expect(cost(`{ ${aliases[0]} }`)).toBeLessThan(MOST_COST)
})
