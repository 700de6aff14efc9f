import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { openContractPages, readContract } from './openApiPages.ts'

it.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s is written once, however often it is asked for', async (url, type) => {
  const contract = structuredClone(await readContract())
  const server = fastify()
  openContractPages(server, contract)
  const first = await server.inject(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, type])
  expect(first.body).toContain('/Account/loginAccount')
  // what is written anew would be without it
  for (const path of Object.keys(contract.paths)) Reflect.deleteProperty(contract.paths, path)
  expect((await server.inject(url)).body).toBe(first.body)
  await server.close()
})
