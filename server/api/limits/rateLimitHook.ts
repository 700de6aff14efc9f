import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { AttemptLimits } from '../../identity/attemptLimits.ts'
import { refusedByLimit } from '../../identity/attemptLimits.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { languageOf, textOf } from '../../kernel/texts.ts'
import { refuse } from '../rest/reply.ts'
import { networkOf } from './networkOf.ts'

/**
 * Refuses requests of an address that sends too many, before reading them (decisions K1, L13). Built files are not counted, nor is the
 * liveness check: a flood must not get the process killed.
 */
export function rateLimitHook(app: FastifyInstance, limits: AttemptLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request)) return
    const subject = networkOf(request.ip)
    const rejection = await refusedByLimit(limits, { limit: 'everything', subject })
    if (rejection === undefined) return
    const language = languageOf(request.headers['accept-language'])
    const isGraphql = request.url.startsWith('/graphql')
    return isGraphql ? refuseQuery(reply, rejection, language) : refuse(reply, rejection, language)
  })
}

function isFree({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.startsWith('/assets/') || url === '/health/live'
}

/** The GraphQL form of an error of a whole request. */
function refuseQuery(reply: FastifyReply, rejection: Rejection, language: Language): FastifyReply {
  const error = { message: textOf(rejection, language), extensions: { code: 'RATE_LIMITED' } }
  return reply
    .code(429)
    .header('retry-after', rejection.params?.seconds ?? 1)
    .send({ errors: [error] })
}
