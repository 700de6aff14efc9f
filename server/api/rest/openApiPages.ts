import type { FastifyInstance } from 'fastify'
import { type Contract, openApiDocument } from './openApi.ts'
import { renderContract } from './renderContract.ts'
import type { RestCall } from './restCall.ts'

/** Serves the contract of the documented calls as JSON and as a page for people. Each is made once, when first asked for. */
export function openContractPages(server: FastifyInstance, calls: readonly RestCall[]): void {
  let made: Contract | undefined
  const contract = () => {
    made ??= openApiDocument(calls)
    return made
  }
  let json: string | undefined
  let page: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(contract())
    return reply.type('application/json; charset=utf-8').send(json)
  })
  server.get('/api/docs', (_request, reply) => {
    page ??= renderContract(contract())
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
