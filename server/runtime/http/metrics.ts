import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { sendError } from '../../kernel/errorReplies.ts'
import type { Config } from '../config.ts'

/**
 * Counts and times every call by route, and serves the registry at `/metrics` to this machine and to holders of METRICS_TOKEN as a bearer
 * token.
 */
export function showMetrics(
  app: FastifyInstance,
  config: Pick<Config, 'metricsToken'>,
  registry: Registry,
): void {
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, config.metricsToken)) return sendError(reply, 403)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A call that a proxy on this machine passes on comes from elsewhere. */
function isFromHere(request: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
  const from = request.socket.remoteAddress ?? ''
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(from)
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}
