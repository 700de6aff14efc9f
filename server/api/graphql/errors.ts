import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import type { FastifyReply } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'
import { outageOf } from '../context/outage.ts'
import type { GraphqlContext } from './graphqlContext.ts'

/** Codes a client can do something about; all else is masked. */
const shown = new Set<unknown>([
  ...Object.values(ApolloServerErrorCode).filter(
    (code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR,
  ),
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
])

/** Enough to say which variable is wrong, too little to send back all that was submitted. */
const LONGEST_MESSAGE = 300

/** The public form of an error: no stack, little of the input, and no details of unexpected failures. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const outage = outageOf(causeOf(error))
  if (outage !== undefined) return { message: messageOf(outage, 'en'), extensions: { code: outage } }
  const code = shownCode(error)
  if (code === undefined)
    return { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }
  const { message, locations, path } = formatted
  const place = { ...(locations && { locations }), ...(path && { path }) }
  return { message: message.slice(0, LONGEST_MESSAGE), ...place, extensions: { code, ...fieldOf(error) } }
}

/** Which argument no rule accepts, where a rule said so: its name, and nothing that was submitted. */
function fieldOf(error: unknown): { readonly field?: string } {
  const field = error instanceof GraphQLError ? error.extensions.field : undefined
  return typeof field === 'string' ? { field } : {}
}

/** Unauthorized or rate-limited calls. For documented calls, the request log shows the status. */
const refusals = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'])

/**
 * Logs what callers do not see: failures with their stack, stores that do not answer as warnings, and refused access by field (OWASP ASVS
 * 5.0, 16.3.2).
 */
export function logFailures(log: FailureLog): ApolloServerPlugin<GraphqlContext> {
  const tell = (error: unknown, requestId?: string) => {
    const cause = causeOf(error)
    if (outageOf(cause) !== undefined) log.warn({ err: cause, requestId }, 'a store does not answer')
    else if (shownCode(error) === undefined) log.error({ err: cause, requestId }, 'request failed')
  }
  return {
    contextCreationDidFail: async ({ error }) => tell(error),
    requestDidStart: async ({ contextValue: { requestId, log: requestLog } }) => ({
      didEncounterErrors: async ({ errors }) => {
        for (const error of errors) {
          tell(error, requestId)
          const code = shownCode(error)
          if (refusals.has(code)) requestLog.info({ code, path: error.path?.join('.') }, 'refused')
        }
      },
    }),
  }
}

/** The log of failures, such as the server's logger. */
export interface FailureLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The code that the caller gets to see; undefined when the error is a failure of ours. */
function shownCode(error: unknown): unknown {
  if (isWrongArgument(causeOf(error))) return ApolloServerErrorCode.BAD_USER_INPUT
  const code = error instanceof GraphQLError ? error.extensions.code : undefined
  return shown.has(code) ? code : undefined
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error
}

/** graphql-js detects a null for an argument with a default only during execution, and sets no code. */
function isWrongArgument(error: unknown): boolean {
  return error instanceof GraphQLError && /^Argument "\w+" (of|has)/.test(error.message)
}

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

/** The caller cannot be identified now: nothing was done, and the call can be retried. */
export function unavailableWhenOut(error: unknown, reply: FastifyReply): never {
  if (!(error instanceof Error) || outageOf(error) === undefined) throw error
  reply.headers(headers)
  throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 503 } } })
}

/** The reply to a call that exceeded its time limit; any other failure is rethrown. */
export function tellUnavailable(error: unknown, reply: FastifyReply): FastifyReply {
  const code = outageOf(error)
  if (code === undefined) throw error
  reply.log.warn({ err: error }, 'a store does not answer')
  const errors = [{ message: messageOf(code, 'en'), extensions: { code } }]
  return reply.code(503).headers(headers).send({ errors })
}
