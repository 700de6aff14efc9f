import 'reflect-metadata'
import { Writable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replyToError } from '../../kernel/errorReplies.ts'
import { messageOf } from '../../kernel/texts.ts'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import { createLogger } from '../../runtime/logger.ts'
import { serveGraphql } from '../graphql/graphqlApi.ts'
import { createSchema } from '../graphql/schema.ts'
import { serveRest } from '../rest/restApi.ts'
import { restCalls } from '../rest/restCalls.ts'
import type { RequestContext } from './requestContext.ts'

const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
const bug = new Error('a driver said: password=hunter2')

let app: FastifyInstance
let told: { level: number; msg: string; err?: { message: string } }[]
let contextOf: () => Promise<RequestContext>

beforeEach(async () => {
  told = []
  const lines = new Writable({
    write(line, _encoding, done) {
      told.push(JSON.parse(String(line)))
      done()
    },
  })
  const loggerInstance: FastifyBaseLogger = createLogger({ isProduction: true, logLevel: 'warn' }, lines)
  app = fastify({ loggerInstance })
  app.setErrorHandler(replyToError)
  serveRest(app, restCalls, { contextOf: () => contextOf() })
  await serveGraphql(app, {
    schema: await createSchema(),
    contextOf: () => contextOf(),
    production: true,
  })
})
afterEach(() => app.close())

/** A signed-in customer whose every read fails. */
function customerMeeting(failure: Error): RequestContext {
  const db = new Proxy(
    {},
    {
      get: () => () => {
        throw failure
      },
    },
  )
  return {
    application: { db },
    viewer: { area: 'customer', id: '00000000-0000-4000-8000-000000000001', sessionId: 'session' },
    language: 'fr',
    requestId: 'request',
    log: app.log,
    now: Temporal.Instant.from('2026-11-24T17:00:00Z'),
  } as unknown as RequestContext
}

function rest() {
  const headers = { 'accept-language': 'fr' }
  return app.inject({ method: 'POST', url: '/api/Account/getAccountAddresses', headers, payload: {} })
}

function graphql() {
  return app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ addresses { id } }' } })
}

describe.each([
  ['who is asking cannot be looked up', (failure: Error) => Promise.reject(failure)],
  ['what is asked cannot be read', (failure: Error) => Promise.resolve(customerMeeting(failure))],
])('when %s', (_when, contextMeeting) => {
  it('because a store is away, REST says so in the language of the request, and the log warns', async () => {
    contextOf = () => contextMeeting(away)
    const reply = await rest()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3'])
    expect(reply.json()).toEqual({ tag: 'error', msg: messageOf('UNAVAILABLE', 'fr') })
    expect(told).toMatchObject([{ level: 40, msg: 'a store does not answer' }])
  })

  it('because a store is away, GraphQL says so, and the log warns', async () => {
    contextOf = () => contextMeeting(away)
    const reply = await graphql()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3'])
    expect(reply.json().errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
    expect(reply.body).not.toContain('10.0.0.5')
    expect(told).toMatchObject([{ level: 40, msg: 'a store does not answer' }])
  })

  it.each(['53100', '53200', '57014', '58030', '25006'])(
    'because the database cannot serve now (%s), both APIs say so',
    async (code) => {
      contextOf = () => contextMeeting(Object.assign(new Error('base/16384/2619'), { code }))
      const replies = [await rest(), await graphql()]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503])
      expect(replies.map(({ body }) => body).join()).not.toContain('base/')
    },
  )

  it('because of a bug, neither API tells the caller what it was, and the log does', async () => {
    contextOf = () => contextMeeting(bug)
    const replies = [await rest(), await graphql()]
    expect(replies.map(({ body }) => body).join()).not.toMatch(/hunter2|driver/)
    expect(replies[0]?.statusCode).toBe(500)
    expect(replies[1]?.json().errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }])
    expect(told).toMatchObject([
      { level: 50, err: { message: bug.message } },
      { level: 50, err: { message: bug.message } },
    ])
  })
})

it('an answer of which something is left stays 200', async () => {
  contextOf = () => Promise.resolve(customerMeeting(away))
  const query = '{ clock { zoneLabel } order(orderNo: "HC-AAAAA") { status } }'
  const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(reply.json()).toMatchObject({
    data: { clock: { zoneLabel: expect.any(String) }, order: null },
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  })
  expect(reply.statusCode).toBe(200)
})

it('whoever waits for what never comes hears so by our own timer, in both APIs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  contextOf = () => new Promise(() => undefined)
  const answers = [rest(), graphql()]
  // until both wait
  for (let turn = 0; vi.getTimerCount() < 2 && turn < 1_000; turn++) await new Promise(setImmediate)
  vi.advanceTimersByTime(TIME_LIMITS.answerMs)
  const replies = await Promise.all(answers)
  vi.useRealTimers()
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(replies.map(({ headers }) => headers['retry-after'])).toEqual(['3', '3'])
  expect(replies[1]?.json().errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
  expect(TIME_LIMITS.answerMs).toBeLessThan(8_000)
})

it("a refusal is nobody's failure: the log says who was turned away, and warns of nothing", async () => {
  const lines: { details: object; message: string }[] = []
  const log = { info: (details: object, message: string) => void lines.push({ details, message }) }
  contextOf = async () => ({ ...customerMeeting(bug), viewer: undefined, log })
  expect((await rest()).statusCode).toBe(401)
  expect((await graphql()).json().errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(lines).toEqual([{ details: { code: 'UNAUTHENTICATED', path: 'addresses' }, message: 'refused' }])
  expect(told).toEqual([])
})
