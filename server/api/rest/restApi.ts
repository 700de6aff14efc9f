import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusedByLimit } from '../../identity/attemptLimits.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { languageOf, type MessageKey, messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'
import { inTime, outageOf } from '../context/outage.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { OtherAnswer } from './otherAnswer.ts'
import { refuse, rejectionOfBody, sendOther } from './reply.ts'
import type { RestCall } from './restCall.ts'

/** The dependencies of the calls. */
export interface RestApiOptions {
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
}

/**
 * Opens the documented calls under `/api`. The checks that all of them share run here, in this order: the limit of attempts, the token
 * before anything is read, the id that the body claims, and the body's shape; then the handler (decisions A2, K1).
 */
export function serveRest(
  server: FastifyInstance,
  calls: readonly RestCall[],
  options: RestApiOptions,
): void {
  for (const call of calls) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store')
        return inTime(handleRequest(call, request, options))
          .catch((error: unknown) => sendOutage(error, request))
          .then((send) => send(reply))
      },
    })
  }
}

/**
 * Sends the outcome of a call. Awaiting a reply waits until it has left, and a file takes as long as its caller reads it, so the reply is
 * sent only after the time limit of the answer no longer runs.
 */
type Send = (reply: FastifyReply) => FastifyReply

interface Exchange {
  readonly request: FastifyRequest
  readonly context: RequestContext
}

async function handleRequest(
  call: RestCall,
  request: FastifyRequest,
  { contextOf }: RestApiOptions,
): Promise<Send> {
  const context = await contextOf(request)
  const { application, networkAddress } = context
  const flood =
    call.limit &&
    (await refusedByLimit(application.accounts.limits, { limit: call.limit, subject: networkAddress }))
  return flood ? sendRefusal(flood, context) : authorize(call, { request, context })
}

async function authorize(call: RestCall, exchange: Exchange): Promise<Send> {
  const { request, context } = exchange
  if (call.audience !== 'public') {
    if (context.viewer?.area !== call.audience) return sendError(401, 'SESSION_EXPIRED', context)
    if (claimsAnotherId(request.body, context)) return sendError(403, 'FORBIDDEN', context)
  }
  return answer(call, exchange)
}

async function answer(call: RestCall, { request, context }: Exchange): Promise<Send> {
  const sent = call.method === 'GET' ? request.query : request.body
  const body = call.body.safeParse(sent)
  if (!body.success) return sendRefusal(rejectionOfBody(body.error, sent), context)
  const outcome = await call.answer(body.data, context)
  if (isRejection(outcome)) return sendRefusal(outcome, context)
  return (reply) => (outcome instanceof OtherAnswer ? sendOther(reply, outcome.content) : reply.send(outcome))
}

/** Answers 503 when a store does not respond, while finding the caller or during the call (decision K1). Any other failure is thrown on. */
function sendOutage(error: unknown, request: FastifyRequest): Send {
  const outage = outageOf(error)
  if (outage === undefined) throw error
  request.log.warn({ err: error }, 'a store does not answer')
  const msg = messageOf(outage, languageOf(request.headers['accept-language']))
  return (reply) => reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ tag: 'error', msg })
}

function sendRefusal(rejection: Rejection, { language }: RequestContext): Send {
  return (reply) => refuse(reply, rejection, language)
}

function sendError(status: 401 | 403, message: MessageKey, { language }: RequestContext): Send {
  return (reply) => reply.code(status).send({ tag: 'error', msg: messageOf(message, language) })
}

/** A body may contain the caller's own id, as documented, but no other. */
function claimsAnotherId(body: unknown, { viewer }: RequestContext): boolean {
  if (viewer === undefined || typeof body !== 'object' || body === null) return false
  const field = { customer: 'userId', staff: 'staffId', admin: undefined }[viewer.area]
  if (field === undefined || !Object.hasOwn(body, field)) return false
  const claimed: unknown = Reflect.get(body, field)
  if (claimed === undefined || claimed === null) return false
  const isId = typeof claimed === 'string' || typeof claimed === 'number'
  return !isId || String(claimed) !== viewer.id
}
