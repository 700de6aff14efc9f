import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf, messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'

/**
 * So many calls wait for each other at most. On two cores that is a second or two of work: longer queues serve nobody sooner, and cost those
 * who are served memory and time.
 */
export const MOST_CALLS = 256

/**
 * Turns calls of both APIs away with 503 and Retry-After (decision K1) while too many are being worked on already: whoever is let in is
 * answered soon, however many come. Nothing was done of what is turned away. Pages, files and health are always answered.
 */
export function overloadHook(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (app.callsUnderWay() < MOST_CALLS || !isCall(request)) return
    const msg = messageOf('UNAVAILABLE', languageOf(request.headers['accept-language']))
    const told = isGraphql(request)
      ? { errors: [{ message: msg, extensions: { code: 'UNAVAILABLE' } }] }
      : { tag: 'error', msg }
    return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(told)
  })
}

function isCall(request: FastifyRequest): boolean {
  return isGraphql(request) || request.url.startsWith('/api/')
}

function isGraphql({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.startsWith('/graphql')
}
