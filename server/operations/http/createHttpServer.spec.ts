import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createHttpServer, type HttpServerOptions } from './createHttpServer.ts'

const logger = createLogger({ isProduction: true, logLevel: 'silent' })
const config = {
  publicUrl: 'http://book.example',
  isProduction: true,
  metricsToken: 'sixteen characters',
  trustedProxies: [],
}
const health = { fails: false, stopping: false }
let app: FastifyInstance
let clientFolder: string

beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'aspenrow-client-'))
  await mkdir(path.join(clientFolder, 'assets'))
  await writeFile(path.join(clientFolder, 'index.html'), '<!doctype html><title>Aspenrow</title>')
  await writeFile(path.join(clientFolder, 'assets', 'main-abc123.js'), 'export {}')
  app = await open({
    config,
    checks: [{ name: 'database', check: databaseCheck }],
    isStopping: () => health.stopping,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await rm(clientFolder, { recursive: true })
})

async function databaseCheck(): Promise<void> {
  if (health.fails) throw new Error('postgres://app:secret@10.0.0.5 refused')
}

async function open(
  options: Pick<HttpServerOptions, 'config' | 'checks' | 'isStopping'>,
): Promise<FastifyInstance> {
  const server = await createHttpServer({
    ...options,
    logger,
    clientFolder,
    pagesFolder: path.join(clientFolder, 'none'),
  })
  server.post('/api/echo', async (request) => ({ body: request.body }))
  server.get('/api/bug', async () => {
    throw new Error('a driver said: password=hunter2')
  })
  server.get('/api/busy', async () => {
    throw Object.assign(new Error('slow down'), { statusCode: 429 })
  })
  server.get('/api/long', async () => ({ words: 'lawn '.repeat(1000) }))
  return server
}

function send(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return app.inject({ method: 'POST', url: '/api/echo', payload: body, headers })
}

describe('a call that fails answers {tag, msg} in JSON and gives nothing away', () => {
  it.each([
    ['an unknown address', () => app.inject('/api/nothing'), 404],
    [
      'an unknown address that a browser asks for',
      () => app.inject({ url: '/api/x', headers: { accept: 'text/html' } }),
      404,
    ],
    ['an unknown asset', () => app.inject('/assets/old-123.js'), 404],
    ['a call by the wrong method', () => app.inject({ method: 'PUT', url: '/api/echo' }), 405],
    ['a reading of a call that is posted', () => app.inject('/api/echo'), 405],
    ['an address with a NUL', () => app.inject('/api/%00'), 404],
    ['an address longer than any file name', () => app.inject(`/api/${'a'.repeat(10_000)}`), 404],
    ['broken JSON', () => send('{"a":'), 400],
    ['bytes that are no UTF-8', () => send(Buffer.from([0x22, 0xc3, 0x28, 0x22])), 400],
    ['a poisoned prototype', () => send('{"__proto__":{"admin":true}}'), 400],
    ['a poisoned constructor', () => send('{"constructor":{"prototype":{"admin":true}}}'), 400],
    ['text', () => send('{}', { 'content-type': 'text/plain' }), 415],
    ['a form', () => send('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['no content type', () => send('{}', {}), 415],
    ['more than 100 KiB', () => send(JSON.stringify('x'.repeat(102_400))), 413],
    [
      'a packed body',
      () => send(gzipSync('{}'), { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
      415,
    ],
    [
      'a page of somebody else',
      () => send('{}', { 'content-type': 'application/json', origin: 'https://evil.example' }),
      400,
    ],
    ['a broken escape in the address', () => app.inject('/api/%E0%A4%A'), 400],
    ['a bug', () => app.inject('/api/bug'), 500],
    ['too many calls', () => app.inject('/api/busy'), 429],
  ])('%s', async (_what, call, status) => {
    const reply = await call()
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ tag: 'error', msg: expect.stringMatching(/^[A-Z][^<>]+\.$/) })
    expect(reply.body).not.toContain('hunter2')
  })

  it('names the method that an address takes', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/api/echo?a=b' })).headers.allow).toBe('POST')
    expect((await app.inject({ method: 'POST', url: '/api/long' })).headers.allow).toBe('GET')
  })

  it('takes what is legal', async () => {
    expect((await send('{"a":1}')).json()).toEqual({ body: { a: 1 } })
    expect((await send('')).json()).toEqual({})
    const ours = { 'content-type': 'application/json', origin: 'http://book.example' }
    expect((await send('{}', ours)).statusCode).toBe(200)
    expect((await send(JSON.stringify('x'.repeat(102_000)))).statusCode).toBe(200)
  })
})

describe('over a real connection', () => {
  const portOf = () => (app.server.address() as AddressInfo).port

  async function speak(words: string): Promise<string> {
    const socket = connect(portOf(), '127.0.0.1')
    socket.write(words)
    return text(socket)
  }

  it('answers in JSON to what is no HTTP', async () => {
    const answer = await speak('SURPRISE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(answer).toContain('{"tag":"error","msg":"The request cannot be understood."}')
  })

  it.each(['GET', 'POST'])('has nothing for %s at addresses that begin with two slashes', async (method) => {
    for (const address of ['//', '//:', '//api/echo', '//book.example/..'])
      expect(await speak(`${method} ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      )
  })

  it('refuses headers without end', async () => {
    expect(await speak(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    )
  })

  it('has a limit for slow headers, slow requests and idle connections', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 8_000,
      requestTimeout: 10_000,
      timeout: 30_000,
      keepAliveTimeout: 65_000,
    })
  })
})

describe('the web app', () => {
  it.each(['/', '/login', '/admin', '/staff/jobs/17', '/orders?page=2'])('%s is its page', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/^text\/html/)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain('<title>Aspenrow</title>')
  })

  it('keeps built assets for ever', async () => {
    const reply = await app.inject('/assets/main-abc123.js')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/wp-login.php', '/.env', '/../package.json', '/%2e%2e/package.json'])(
    '%s is no page',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )

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
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('packs long answers', async () => {
    const reply = await app.inject({ url: '/api/long', headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.rawPayload.length).toBeLessThan(200)
  })

  it('names every answer by an id that the caller cannot choose', async () => {
    const reply = await app.inject({ url: '/', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
    expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('health', () => {
  it('is ready while every check passes, and tells the time zone data', async () => {
    const reply = await app.inject('/health/ready')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      status: 'ready',
      notReady: [],
      timeZoneData: expect.stringMatching(/^20\d\d[a-z]/),
    })
  })

  it('names what is not ready and says nothing about why, and lives on', async () => {
    health.fails = true
    const reply = await app.inject('/health/ready')
    health.fails = false
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ status: 'not ready', notReady: ['database'] })
    expect(reply.body).not.toContain('secret')
    expect((await app.inject('/health/live')).statusCode).toBe(200)
  })

  it('is not ready while it stops', async () => {
    health.stopping = true
    const reply = await app.inject('/health/ready')
    health.stopping = false
    expect([reply.statusCode, reply.json().notReady]).toEqual([503, ['stopping']])
  })

  it('does not wait for a check that hangs', async () => {
    const hanging = await open({
      config,
      checks: [{ name: 'event store', check: () => new Promise(() => undefined) }],
    })
    expect((await hanging.inject('/health/ready')).json().notReady).toEqual(['event store'])
    await hanging.close()
  })
})

describe('metrics', () => {
  const from = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers })

  it('shows itself to this machine, by route', async () => {
    await app.inject('/api/long')
    const reply = await from('127.0.0.1')
    expect(reply.headers['content-type']).toMatch(/^text\/plain/)
    expect(reply.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/long",status="200"\} \d/,
    )
    expect(reply.body).toContain('nodejs_eventloop_lag_seconds')
  })

  it('is closed to others, also through a proxy on this machine, unless they bring the token', async () => {
    expect((await from('10.1.2.3')).statusCode).toBe(403)
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(403)
    expect((await from('10.1.2.3', { authorization: 'Bearer sixteen_characters' })).statusCode).toBe(403)
    expect((await from('10.1.2.3', { authorization: 'Bearer sixteen characters' })).statusCode).toBe(200)
  })
})
