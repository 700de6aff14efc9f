import { expect, it } from 'vitest'
import { validOperations } from '../../server/testing/validCalls.ts'
import { askedPaths, restReads } from './calls.ts'
import { askedRoots, graphqlReads } from './graphqlReads.ts'
import { pageQuery } from './pageQueries.ts'

it('measures documented calls that read, each of those that it asks in a way of its own', () => {
  const measured = new Set(restReads.map(({ request }) => (request.kind === 'rest' ? request.path : '')))
  expect(measured.size).toBeGreaterThan(20)
  expect(askedPaths.filter((path) => !measured.has(path))).toEqual([])
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
