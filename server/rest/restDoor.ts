import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outageOf } from '../doors/outage.ts'
import type { RequestContext } from '../doors/requestContext.ts'
import { isRejection } from '../kernel/rejection.ts'
import { messageOf } from '../kernel/texts.ts'
import { refuse, rejectionOfBody } from './reply.ts'
import type { RestCall } from './restCall.ts'

/**
 * Opens the documented calls under `/api`. What holds for all of them stands here and nowhere else: the token before anything is read,
 * then whose id the body claims, then the body's shape, then the handler (decisions A2, K1).
 */
export function openRestDoor(
  server: FastifyInstance,
  calls: readonly RestCall[],
  contextOf: (request: FastifyRequest) => Promise<RequestContext>,
): void {
  for (const call of calls) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        const context = await contextOf(request)
        reply.header('cache-control', 'no-store')
        if (call.audience !== 'public') {
          if (context.viewer?.area !== call.audience) return sessionExpired(reply, context)
          if (claimsAnotherId(request.body, context)) return foreignId(reply, context)
        }
        return answer(call, request, reply, context)
      },
    })
  }
}

async function answer(
  call: RestCall,
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
): Promise<FastifyReply> {
  const body = call.body.safeParse(call.method === 'GET' ? request.query : request.body)
  if (!body.success) return refuse(reply, rejectionOfBody(body.error), context.language)
  const outcome = await call.answer(body.data, context).catch((error: unknown) => {
    const outage = outageOf(error)
    if (outage === undefined) throw error
    request.log.warn({ err: error }, 'a store does not answer')
    return outage
  })
  if (outcome === 'UNAVAILABLE' || outcome === 'OUTCOME_UNKNOWN')
    return reply.code(400).send({ tag: 'error', msg: messageOf(outcome, context.language) })
  return isRejection(outcome) ? refuse(reply, outcome, context.language) : reply.send(outcome)
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
