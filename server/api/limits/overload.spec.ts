import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageOf } from '../../kernel/texts.ts'
import { countCalls } from '../../runtime/http/closeHttp.ts'
import { MOST_CALLS, overloadHook } from './overloadHook.ts'

let app: FastifyInstance
let release: () => void
let underWay: Promise<{ statusCode: number }[]>

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  app = fastify()
  countCalls(app)
  overloadHook(app)
  app.get('/api/waits', () => promise.then(() => 'done'))
  for (const url of ['/api/quick', '/graphql', '/health/live', '/about']) app.get(url, async () => 'done')
  await app.ready()
  underWay = Promise.all(Array.from({ length: MOST_CALLS }, () => app.inject('/api/waits')))
  while (app.callsUnderWay() < MOST_CALLS) await new Promise(setImmediate)
})
afterEach(() => {
  release()
  return app.close()
})

const ask = (url: string) => app.inject({ url, headers: { 'accept-language': 'fr' } })

it('turns away what comes on top of it, in the words of either API', async () => {
  const replies = [await ask('/api/quick'), await ask('/graphql')]
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '3'],
    [503, '3'],
  ])
  const msg = messageOf('UNAVAILABLE', 'fr')
  expect(replies.map((reply) => reply.json())).toEqual([
    { tag: 'error', msg },
    { errors: [{ message: msg, extensions: { code: 'UNAVAILABLE' } }] },
  ])
})

it('answers everybody who was let in, and whoever comes afterwards', async () => {
  release()
  expect((await underWay).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await ask('/api/quick')).statusCode).toBe(200)
})

it('answers for health and pages all the while', async () => {
  expect([(await ask('/health/live')).statusCode, (await ask('/about')).statusCode]).toEqual([200, 200])
})
