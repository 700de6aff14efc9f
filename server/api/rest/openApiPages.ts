import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openApi.ts'
import { renderContract } from './renderContract.ts'
import type { RestCall } from './restCall.ts'

/** Serves the contract of the documented calls as JSON and as a page for people. Each is made once, when first asked for. */
export function openContractPages(server: FastifyInstance, calls: readonly RestCall[]): void {
  let json: string | undefined
  let page: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openApiDocument(calls))
    return reply.type('application/json; charset=utf-8').send(json)
  })
  server.get('/api/docs', (_request, reply) => {
    page ??= renderContract(openApiDocument(calls))
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
