import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { languageOf, textOf } from '../kernel/texts.ts'
import { refuse } from '../rest/reply.ts'
import type { Floodgate } from './floodgate.ts'

/** Turns away whoever sends too much of anything to the two doors, before anything of it is read. */
export function holdBackFloods(app: FastifyInstance, floodgate: Floodgate): void {
  app.addHook('onRequest', async (request, reply) => {
    const isGraphql = request.url.startsWith('/graphql')
    if (!isGraphql && !request.url.startsWith('/api/')) return
    const rejection = await floodgate.refused('everything', request)
    if (rejection === undefined) return
    const language = languageOf(request.headers['accept-language'])
    return isGraphql ? refuseQuery(reply, rejection, language) : refuse(reply, rejection, language)
  })
}

/** The way GraphQL tells an error of a whole request. */
function refuseQuery(reply: FastifyReply, rejection: Rejection, language: Language): FastifyReply {
  const error = { message: textOf(rejection, language), extensions: { code: 'RATE_LIMITED' } }
  return reply
    .code(429)
    .header('retry-after', rejection.params?.seconds ?? 1)
    .send({ errors: [error] })
}
