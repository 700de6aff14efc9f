import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { languageOf, messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'

/**
 * The maximum of API calls in progress: on two cores somewhat more than a second of work, which absorbs short pauses of the machine. A
 * longer queue would answer no call sooner.
 */
export const MOST_CALLS = 256

/**
 * Answers calls of both APIs with 503 and Retry-After, before their bodies are read, while too many are in progress (decision P192). Pages,
 * files and health checks are always answered.
 */
export function shedLoad(app: FastifyInstance, registry: Registry): void {
  const shed = new Counter({
    name: 'calls_turned_away_total',
    help: 'Calls answered with 503 because too many were in progress.',
    registers: [registry],
  })
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    const isGraphql = url === '/graphql'
    if (app.callsUnderWay() < MOST_CALLS || !(isGraphql || url.startsWith('/api/'))) return
    shed.inc()
    const msg = messageOf('UNAVAILABLE', languageOf(request.headers['accept-language']))
    const graphqlError = { errors: [{ message: msg, extensions: { code: 'UNAVAILABLE' } }] }
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) })
      .send(isGraphql ? graphqlError : { tag: 'error', msg })
  })
}
