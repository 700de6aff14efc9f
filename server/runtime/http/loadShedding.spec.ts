import { once } from 'node:events'
import { request } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageOf } from '../../kernel/texts.ts'
import { countCalls } from './closeHttp.ts'
import { MOST_CALLS, shedLoad } from './loadShedding.ts'

let app: FastifyInstance
let registry: Registry
let url: string
let release: () => void
let underWay: Promise<Response[]>

const ask = (path: string, body?: string) =>
  fetch(`${url}${path}`, { headers: { 'accept-language': 'fr' }, ...(body && { method: 'POST', body }) })

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  registry = new Registry()
  app = fastify()
  countCalls(app)
  app.addHook('onRequest', async (_, reply) => void reply.header('x-of-all', 'yes'))
  shedLoad(app, registry)
  app.get('/api/waits', () => promise.then(() => 'done'))
  for (const path of ['/api/quick', '/graphql', '/health/live', '/about'])
    app.route({ url: path, method: ['GET', 'POST'], handler: async () => 'done' })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  underWay = Promise.all(Array.from({ length: MOST_CALLS }, () => ask('/api/waits')))
  while (app.callsUnderWay() < MOST_CALLS) await new Promise(setImmediate)
})
afterEach(async () => {
  release()
  await underWay
  await app.close()
})

it('sheds what comes on top of it, in the words of either API', async () => {
  const replies = [await ask('/api/quick'), await ask('/graphql')]
  expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '3'],
    [503, '3'],
  ])
  const msg = messageOf('UNAVAILABLE', 'fr')
  expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([
    { tag: 'error', msg },
    { errors: [{ message: msg, extensions: { code: 'UNAVAILABLE' } }] },
  ])
  expect(replies.map(({ headers }) => headers.get('x-of-all'))).toEqual(['yes', 'yes'])
  expect(await registry.metrics()).toContain('calls_turned_away_total 2')
})

it.each(['/%61pi/quick', '/%67raphql', 'http://127.0.0.1/api/quick'])(
  'sheds %s, which the router reads as a call too',
  async (path) => {
    const [reply] = await once(request(url, { path }).end(), 'response')
    reply.resume()
    expect(reply.statusCode).toBe(503)
  },
)

it('answers everybody who was let in, and on the same connection whoever was shed', async () => {
  expect((await ask('/api/quick', 'x'.repeat(50_000))).status).toBe(503)
  release()
  expect((await underWay).every(({ status }) => status === 200)).toBe(true)
  expect((await ask('/api/quick')).status).toBe(200)
})

it('answers for health and pages all the while', async () => {
  const replies = await Promise.all(['/health/live', '/about', '/about?of=50%25'].map((path) => ask(path)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
})
