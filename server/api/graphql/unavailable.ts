import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import { messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'
import { outageOf } from '../context/outage.ts'
import type { GraphqlContext } from './graphqlContext.ts'

/** Codes of errors that say that the records gave no answer. */
const outages: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN'])
const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }

/** An answer of which nothing is left but that the records did not answer is 503, with the seconds to wait (decision K1). */
export function sayUnavailable(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single') return
        const { data, errors = [] } = body.singleResult
        const isOut = errors.some(({ extensions }) => outages.has(extensions?.code))
        const isEmpty = Object.values(data ?? {}).every((field) => field === null)
        if (!isOut || !isEmpty) return
        http.status = 503
        for (const [name, value] of Object.entries(headers)) http.headers.set(name, value)
      },
    }),
  }
}

/** Nobody can say who is asking: the caller is to come again, and nothing was done. */
export function unavailableWhenOut(error: unknown, reply: FastifyReply): never {
  if (!(error instanceof Error) || outageOf(error) === undefined) throw error
  reply.headers(headers)
  throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 503 } } })
}

/** An answer that did not come in time at all; any other failure goes on. */
export function tellUnavailable(error: unknown, reply: FastifyReply): FastifyReply {
  const code = outageOf(error)
  if (code === undefined) throw error
  reply.log.warn({ err: error }, 'a store does not answer')
  const errors = [{ message: messageOf(code, 'en'), extensions: { code } }]
  return reply.code(503).headers(headers).send({ errors })
}
