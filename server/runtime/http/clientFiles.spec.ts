import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpServer } from '../../testing/httpServer.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openHttpServer()
})
afterAll(() => app.close())

describe('the web app', () => {
  it.each(['/', '/login', '/admin', '/staff/jobs/17', '/orders?page=2'])('%s is its page', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/^text\/html/)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain('<title>Aspenrow</title>')
  })

  it.each(['/assets/main-abc123.js', '/%61ssets/main-abc123.js'])(
    'keeps built assets for ever: %s',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const { etag, 'content-length': length } = reply.headers
      const head = await app.inject({ url, method: 'HEAD' })
      expect([head.headers, head.body]).toMatchObject([{ etag, 'content-length': length }, ''])
    },
  )

  it.each(['identity', 'gzip'])(
    'asks for the crews’ service worker each time, for their pages alone: %s',
    async (encoding) => {
      const reply = await app.inject({ url: '/crewWorker.js', headers: { 'accept-encoding': encoding } })
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/staff' })
      expect((await app.inject('/assets/main-abc123.js')).headers['service-worker-allowed']).toBeUndefined()
    },
  )

  it.each([
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/assets/',
    '/assets/none-abc123.js',
    '/admin//orders',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
  ])('%s is no page', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('lets the app tell a person that a page with a dot in its address is none', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const reply = await app.inject({ url: '/editUserAddress/a.b', headers })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it('has a real robots.txt', async () => {
    const reply = await app.inject('/robots.txt')
    expect(reply.headers['content-type']).toMatch(/^text\/plain/)
    expect(reply.body).toContain('Disallow: /admin')
  })

  it('forbids scripts in the page and framing', async () => {
    const policy = (await app.inject('/')).headers['content-security-policy']
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).toContain(`require-trusted-types-for 'script';trusted-types crew-shell`)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })
})
