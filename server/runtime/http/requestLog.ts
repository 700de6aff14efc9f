import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line for each call when it is answered: what, how it ended, how long it took. Files of the web app are told at `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { method: request.method, path: pathWithoutSecrets(request), status: reply.statusCode }
    const level = request.routeOptions.url === '/*' && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level]({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** Links in mails carry their token in the query or in the path. */
function pathWithoutSecrets(request: FastifyRequest): string {
  const pattern = request.routeOptions.url
  if (pattern && pattern !== '/*') return pattern
  const path = request.url.split('?')[0] ?? ''
  return path
    .split('/')
    .map((part) => (part.length >= 20 && !part.includes('.') ? '…' : part))
    .join('/')
    .slice(0, 200)
}
