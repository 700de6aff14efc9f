import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What a browser may do on our pages. Scripts come from our own files alone: no inline script, no eval,
 * and no text becomes markup or a script's address where the browser knows Trusted Types. Styles may also stand in the
 * page: Emotion and the floating parts of Chakra set style attributes, which no nonce can allow, and a page that carried a nonce
 * could not be cached. A route that needs more, such as the API's own page, says so in its `helmet` option.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const isHttps = isReachedByHttps(config)
  await app.register(helmet, {
    global: true,
    strictTransportSecurity: isHttps,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        scriptSrc: [`'self'`],
        styleSrc: [`'self'`, `'unsafe-inline'`],
        imgSrc: [`'self'`, 'data:', 'blob:'],
        fontSrc: [`'self'`, 'data:'],
        connectSrc: [`'self'`],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        frameAncestors: [`'none'`],
        requireTrustedTypesFor: [`'script'`],
        // the address of the crews' service worker, and nothing else
        trustedTypes: ['crew-shell'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
}

/**
 * The same for an answer that comes before any hook: to what is no HTTP, and to an address that cannot be read. It is never a page, so
 * that nothing may be loaded or framed.
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
