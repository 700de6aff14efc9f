import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The browser policy of our pages. Scripts come from our own files only: no inline script, no eval and, where the browser supports Trusted
 * Types, no text becomes markup or a script's address. Inline styles are allowed: Emotion and the floating parts of Chakra set style
 * attributes, which a nonce cannot allow, and pages with a nonce could not be cached. A page that needs more, such as the explorer, sets
 * its own policy.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const isHttps = isReachedByHttps(config)
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // the address of the crews' service worker, and nothing else
    'trusted-types crew-shell',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
  // the plugin would put the policy together for each request
  await app.register(helmet, { strictTransportSecurity: isHttps, contentSecurityPolicy: false })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy)
    done()
  })
}

/**
 * The headers of answers before any hook, to bytes that are not HTTP and to unreadable addresses. They are never pages, so nothing may be
 * loaded or framed.
 */
export function unreadAnswerHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(isReachedByHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function isReachedByHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}
