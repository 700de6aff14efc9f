import { readFileSync } from 'node:fs'
import { ApolloServer } from '@apollo/server'
import { afterAll, expect, it } from 'vitest'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { limitCost } from './queryLimits.ts'

/** What costs too much is not answered, whatever else stands in the query (decision P146). */

const server = new ApolloServer<GraphqlContext>({
  typeDefs: readFileSync('schema/schema.graphql', 'utf8'),
  plugins: [limitCost()],
})
afterAll(() => server.stop())

async function asked(query: string, variables: Record<string, unknown> = {}) {
  const { body, http } = await server.executeOperation(
    { query, variables },
    { contextValue: {} as GraphqlContext },
  )
  if (body.kind !== 'single') throw new Error('an answer in parts')
  const { data, errors = [] } = body.singleResult
  return { status: http.status, isAnswered: data !== undefined, told: errors.map(({ message }) => message) }
}

const DEAR = Array.from(
  { length: 15 },
  (_, nth) => `a${nth}: orders(group: History, first: 1000) { edges { node { calendarFile { fileName } } } }`,
).join(' ')

it('answers what costs little, and not what costs much', async () => {
  expect(await asked('{ me { firstName } }')).toMatchObject({ isAnswered: true })
  const refused = await asked(`{ ${DEAR} }`)
  expect(refused).toEqual({
    status: 400,
    isAnswered: false,
    told: [expect.stringMatching(/^This query costs \d+/)],
  })
})

it('is not tired out by fragments that double', async () => {
  const doubling = Array.from(
    { length: 20 },
    (_, nth) => `fragment f${nth} on Query { ...f${nth + 1} ...f${nth + 1} }`,
  )
  const bomb = `{ ...f0 ${DEAR} } ${doubling.join(' ')} fragment f20 on Query { __typename }`
  expect(await asked(bomb)).toMatchObject({ status: 400, isAnswered: false })
})

it('is not put off by one field whose argument is wrong', async () => {
  const query = `query ($first: Int = 1) { wrong: orders(group: History, first: $first) { totalCount } ${DEAR} }`
  expect(await asked(query, { first: null })).toMatchObject({ status: 400, isAnswered: false })
})

it('leaves variables of the wrong kind to the execution', async () => {
  const query = `query ($group: OrderGroup!) { ${DEAR.replaceAll('History', '$group')} }`
  expect((await asked(query, { group: 'Nonsense' })).told).toEqual([
    expect.stringMatching(/^Variable "\$group" got invalid value/),
  ])
  expect(await asked(query, { group: 'History' })).toMatchObject({ status: 400, isAnswered: false })
})
