import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CORE_SCHEMA, load } from 'js-yaml'
import { PROJECT_ROOT } from '../../kernel/projectRoot.ts'
import { type Contract, contractShape, renderContract } from './renderContract.ts'

const FILE = path.join(PROJECT_ROOT, 'schema', 'rest.yaml')
let reading: Promise<Contract> | undefined

/**
 * The hand-written contract of the documented calls, which is read once. A day in it is a text, as it is in JSON.
 * @throws when the file is not the OpenAPI document the routes are held against
 */
export function readContract(): Promise<Contract> {
  reading ??= readFile(FILE, 'utf8').then((text) => contractShape.parse(load(text, { schema: CORE_SCHEMA })))
  return reading
}

/** Serves the hand-written contract as JSON and as a page for people: each is written once, because anybody may ask for it often. */
export function openContractPages(server: FastifyInstance, contract: Contract): void {
  const json = JSON.stringify(contract)
  let page: string | undefined
  server.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  )
  server.get('/api/docs', (_request, reply) => {
    page ??= renderContract(contract)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
