import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../../kernel/errorReplies.ts'
import type { Config } from '../config.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser page may speak to us. Callers that are no browser send no Origin and are judged by their token alone.
 * Outside production a page that the same server or a development server on this machine delivered is trusted too.
 */
export function isAllowedOrigin(
  config: Pick<Config, 'publicUrl' | 'isProduction'>,
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === config.publicUrl) return true
  if (config.isProduction || !URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host || ['localhost', '127.0.0.1', '[::1]'].includes(page.hostname)
}

/** Nothing changes at the wish of a page that is not ours. */
export function refuseForeignOrigins(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'isProduction'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!READING.has(request.method) && !isAllowedOrigin(config, request.headers))
      return sendError(reply, 400)
  })
}
