import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies as JSON. An empty one is no body, because some documented calls have no payload and clients name its type all the same;
 * who needs one refuses it. Bytes that are no UTF-8 are refused (400) rather than kept with replacement characters.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (!isUtf8(bytes)) return done(Object.assign(new Error('The body is no UTF-8.'), { statusCode: 400 }))
    if (bytes.length === 0) return done(null, undefined)
    return parse(request, bytes.toString(), done)
  })
}
