import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The browser policy of our pages. Scripts come from our own files only: no inline script, no eval and, where the browser supports Trusted
 * Types, no text becomes markup or a script's address. Inline styles are allowed: Emotion and the floating parts of Chakra set style
 * attributes, which a nonce cannot allow, and pages with a nonce could not be cached. Routes that need more, such as the API's own page,
 * use their `helmet` option.
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
