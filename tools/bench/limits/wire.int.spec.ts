import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWire, requestText, type Wire } from './wire.ts'

const app = fastify()
const long = 'ä'.repeat(300_000)
let port: number
let wire: Wire

beforeAll(async () => {
  app.post('/echo', async ({ body, headers }) => ({ body, authorization: headers.authorization ?? '' }))
  app.get('/long', async () => ({ long }))
  app.get('/refused', async (_request, reply) => reply.code(403).send({ no: true }))
  app.get('/later', async (_request, reply) => reply.code(503).header('retry-after', 3).send({ no: true }))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  wire = await openWire(port)
})
afterAll(async () => {
  wire.close()
  await app.close()
})

it('asks one call after the other on one connection', async () => {
  const body = JSON.stringify({ name: 'Zoë' })
  for (let nth = 0; nth < 3; nth++) {
    const { status, text } = await wire.ask(
      requestText({ method: 'POST', path: '/echo', token: 'token', body }),
    )
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { body: { name: 'Zoë' }, authorization: 'Bearer token' },
    ])
  }
})

it('waits for all of an answer that comes in pieces', async () => {
  const { text } = await wire.ask(requestText({ method: 'GET', path: '/long', token: '' }))
  expect(JSON.parse(text)).toEqual({ long })
})

it('tells what was refused, and when to come again', async () => {
  const refused = await wire.ask(requestText({ method: 'GET', path: '/refused', token: '' }))
  expect(refused).toEqual({ status: 403, text: '{"no":true}' })
  const later = await wire.ask(requestText({ method: 'GET', path: '/later', token: '' }))
  expect(later).toEqual({ status: 503, text: '{"no":true}', retryAfter: 3 })
})

it('hears of a connection that is closed under it', async () => {
  const other = await openWire(port)
  const asked = other.ask('GET /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n')
  other.close()
  await expect(asked).rejects.toThrow('closed')
})
