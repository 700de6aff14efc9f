import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpServer } from '../../testing/httpServer.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openHttpServer()
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

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
    expect(answer).toMatch(
      /\r\ncontent-security-policy: default-src 'none'.*\r\nx-content-type-options: nosniff\r\n/,
    )
  })

  it.each(['GET', 'POST'])('has nothing for %s at addresses that no browser asks for', async (method) => {
    for (const address of ['//', '//:', '//api/echo', '//book.example/..', '/a\\b'])
      expect(await speak(`${method} ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      )
  })

  it('repeats no request to who sends TRACE', async () => {
    const answer = await speak('TRACE / HTTP/1.1\r\nhost: x\r\nx-mine: 1234567\r\nconnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 40[45] /)
    expect(answer).not.toContain('1234567')
  })

  it.each([
    ['two lengths', 'content-length: 4\r\ncontent-length: 5'],
    ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked'],
    ['an encoding nobody knows', 'transfer-encoding: nonsense'],
  ])('refuses a request whose end can be read in two ways: %s', async (_what, framing) => {
    const call = `POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`
    const answer = await speak(`${call}0\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n`)
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400'])
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

describe('every answer', () => {
  const ALWAYS = {
    'content-security-policy': expect.stringMatching(
      /object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }

  it.each([
    ['a page', '/'],
    ['a program', '/health/live'],
    ['what is not there', '/api/nothing'],
    ['an address that cannot be read', '/api/%E0%A4%A'],
    ['a failure', '/api/bug'],
  ])('tells browsers what they may do with %s', async (_what, url) => {
    const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } })
    expect(headers).toMatchObject(ALWAYS)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('tells them to come by https alone, on subdomains too, where that is how the product is reached', async () => {
    const secure = await openHttpServer({ publicUrl: 'https://book.example' })
    for (const url of ['/', '/api/%E0%A4%A'])
      expect((await secure.inject(url)).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      )
    await secure.close()
    expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
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
