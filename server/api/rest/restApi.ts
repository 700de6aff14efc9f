import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusedByLimit } from '../../kernel/refusedByLimit.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { languageOf, messageOf } from '../../kernel/texts.ts'
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
        return inTime(letIn(call, { request, reply }, options)).catch((error: unknown) =>
          tellOutage(error, request, reply),
        )
      },
    })
  }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: RequestContext
}

async function letIn(
  call: RestCall,
  exchange: Pick<Exchange, 'request' | 'reply'>,
  { contextOf }: RestApiOptions,
): Promise<FastifyReply> {
  const context = await contextOf(exchange.request)
  const { application, networkAddress } = context
  const flood =
    call.limit &&
    (await refusedByLimit(application.accounts.limits, { limit: call.limit, subject: networkAddress }))
  return flood ? refuse(exchange.reply, flood, context.language) : admit(call, { ...exchange, context })
}

async function admit(call: RestCall, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, context } = exchange
  if (call.audience !== 'public') {
    if (context.viewer?.area !== call.audience) return sessionExpired(reply, context)
    if (claimsAnotherId(request.body, context)) return foreignId(reply, context)
  }
  return answer(call, exchange)
}

async function answer(call: RestCall, { request, reply, context }: Exchange): Promise<FastifyReply> {
  const sent = call.method === 'GET' ? request.query : request.body
  const body = call.body.safeParse(sent)
  if (!body.success) return refuse(reply, rejectionOfBody(body.error, sent), context.language)
  const outcome = await call.answer(body.data, context)
  if (isRejection(outcome)) return refuse(reply, outcome, context.language)
  return outcome instanceof OtherAnswer ? sendOther(reply, outcome.content) : reply.send(outcome)
}

/** Records that give no answer, be it to who is asking or to what is asked, are told as such (decision K1); any other failure goes on. */
function tellOutage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const outage = outageOf(error)
  if (outage === undefined) throw error
  request.log.warn({ err: error }, 'a store does not answer')
  const msg = messageOf(outage, languageOf(request.headers['accept-language']))
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ tag: 'error', msg })
}

function sessionExpired(reply: FastifyReply, context: RequestContext): FastifyReply {
  return reply.code(401).send({ tag: 'error', msg: messageOf('SESSION_EXPIRED', context.language) })
}

function foreignId(reply: FastifyReply, context: RequestContext): FastifyReply {
  return reply.code(403).send({ tag: 'error', msg: messageOf('FORBIDDEN', context.language) })
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
