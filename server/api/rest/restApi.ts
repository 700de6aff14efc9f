import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusedByLimit } from '../../kernel/refusedByLimit.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { languageOf, type MessageKey, messageOf } from '../../kernel/texts.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/timeLimits.ts'
import { inTime, outageOf } from '../context/outage.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { OtherAnswer } from './otherAnswer.ts'
import { refuse, rejectionOfBody, sendOther } from './reply.ts'
import type { RestCall } from './restCall.ts'

/** What stands before the calls. */
export interface RestApiOptions {
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
}

/**
 * Opens the documented calls under `/api`. What holds for all of them stands here and nowhere else: whether there are too many of them,
 * the token before anything is read, then whose id the body claims, then the body's shape, then the handler (decisions A2, K1).
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
        return inTime(letIn(call, request, options))
          .catch((error: unknown) => outageToTell(error, request))
          .then((send) => send(reply))
      },
    })
  }
}

/**
 * Sends what a call came to. A reply that is returned to a promise is waited for until it has left, so it is sent when the time of the
 * answer is no longer taken: a file leaves for as long as it is read, here and by its caller.
 */
type Send = (reply: FastifyReply) => FastifyReply

interface Exchange {
  readonly request: FastifyRequest
  readonly context: RequestContext
}

async function letIn(call: RestCall, request: FastifyRequest, { contextOf }: RestApiOptions): Promise<Send> {
  const context = await contextOf(request)
  const { application, networkAddress } = context
  const flood =
    call.limit &&
    (await refusedByLimit(application.accounts.limits, { limit: call.limit, subject: networkAddress }))
  return flood ? refusing(flood, context) : admit(call, { request, context })
}

async function admit(call: RestCall, exchange: Exchange): Promise<Send> {
  const { request, context } = exchange
  if (call.audience !== 'public') {
    if (context.viewer?.area !== call.audience) return telling(401, 'SESSION_EXPIRED', context)
    if (claimsAnotherId(request.body, context)) return telling(403, 'FORBIDDEN', context)
  }
  return answer(call, exchange)
}

async function answer(call: RestCall, { request, context }: Exchange): Promise<Send> {
  const sent = call.method === 'GET' ? request.query : request.body
  const body = call.body.safeParse(sent)
  if (!body.success) return refusing(rejectionOfBody(body.error, sent), context)
  const outcome = await call.answer(body.data, context)
  if (isRejection(outcome)) return refusing(outcome, context)
  return (reply) => (outcome instanceof OtherAnswer ? sendOther(reply, outcome.content) : reply.send(outcome))
}

/** Records that give no answer, be it to who is asking or to what is asked, are told as such (decision K1); any other failure goes on. */
function outageToTell(error: unknown, request: FastifyRequest): Send {
  const outage = outageOf(error)
  if (outage === undefined) throw error
  request.log.warn({ err: error }, 'a store does not answer')
  const msg = messageOf(outage, languageOf(request.headers['accept-language']))
  return (reply) => reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ tag: 'error', msg })
}

function refusing(rejection: Rejection, { language }: RequestContext): Send {
  return (reply) => refuse(reply, rejection, language)
}

function telling(status: 401 | 403, message: MessageKey, { language }: RequestContext): Send {
  return (reply) => reply.code(status).send({ tag: 'error', msg: messageOf(message, language) })
}

/** A body may repeat the caller's own id, as the documents have it do, and nobody else's. */
function claimsAnotherId(body: unknown, { viewer }: RequestContext): boolean {
  if (viewer === undefined || typeof body !== 'object' || body === null) return false
  const field = { customer: 'userId', staff: 'staffId', admin: undefined }[viewer.area]
  if (field === undefined || !Object.hasOwn(body, field)) return false
  const claimed: unknown = Reflect.get(body, field)
  if (claimed === undefined || claimed === null) return false
  const isId = typeof claimed === 'string' || typeof claimed === 'number'
  return !isId || String(claimed) !== viewer.id
}
