import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { openContractPages } from './openApiPages.ts'
import { restCalls } from './restCalls.ts'

it.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s is written once, however often it is asked for', async (url, type) => {
  const calls = [...restCalls]
  const server = fastify()
  openContractPages(server, calls)
  const first = await server.inject(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, type])
  expect(first.body).toContain('/Account/loginAccount')
  // what is written anew would be without it
  calls.length = 0
  expect((await server.inject(url)).body).toBe(first.body)
  await server.close()
})
