import { expect, it } from 'vitest'
import { validCalls, validOperations } from '../../server/testing/validCalls.ts'
import { restReads } from './calls.ts'
import { askedRoots, graphqlReads } from './graphqlReads.ts'
import { pageQuery } from './pageQueries.ts'

/** Lists, searches and details; a new captcha or proof of work is none, and is limited besides. */
const reading = /\/get\w+$/

it('measures every documented call that reads', () => {
  const measured = new Set(restReads.map(({ request }) => (request.kind === 'rest' ? request.path : '')))
  const reads = validCalls.map(({ path }) => path).filter((path) => reading.test(path))
  expect(reads.filter((path) => !measured.has(path))).toEqual([])
})

it('measures every query of the schema, and nothing that changes', () => {
  const mutations = validOperations.filter(({ query }) => query.trimStart().startsWith('mutation'))
  const others = validOperations.filter((operation) => !mutations.includes(operation))
  const measured = new Set(graphqlReads.map(({ name }) => name.replace(/ \(.*/, '')))
  expect([...measured]).toEqual(others.map(({ root }) => root))
  expect(askedRoots.filter((root) => !measured.has(root))).toEqual([])
})

it('names each of them once', () => {
  const names = [...restReads, ...graphqlReads].map(({ name, area }) => `${area} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

it('asks lists as the pages of the web app do, with all that these spread', () => {
  const query = pageQuery('SearchOrders')
  expect(query).toContain('query SearchOrders(')
  const spread = [...query.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  expect(spread).toContain('OfficeOrderCard')
  expect(spread.filter((name) => !query.includes(`fragment ${name} on`))).toEqual([])
  expect(() => pageQuery('Nothing')).toThrow('The web app has no Nothing')
})
