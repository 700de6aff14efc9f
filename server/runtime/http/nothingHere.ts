import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../kernel/errorReplies.ts'

const METHODS = ['GET', 'POST'] as const

/** Answers 405 with the methods that an address does take (RFC 9110, section 15.5.6), 404 where there is nothing at all. */
export function sendNothingHere(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const url = pathOf(request)
  const taken = METHODS.filter((method) => app.hasRoute({ method, url }))
  if (taken.length === 0) return sendError(reply, 404)
  return sendError(reply.header('allow', taken.join(', ')), 405)
}

/** An address without its query; cut, not parsed, because what begins with two slashes would be read as a host. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  return request.url.replace(/[?#].*$/s, '')
}
