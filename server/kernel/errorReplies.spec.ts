import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { replyToError } from './errorReplies.ts'

/** Of an answer that does not come to its end, the log tells a failure of ours and not that its reader went. */

const json = { 'content-type': 'application/json' }
const asking = { method: 'POST', url: '/long', headers: json, payload: '{}' } as const

let body: PassThrough
let asked: PromiseWithResolvers<void>
let logged: string[]
const app = fastify({
  logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
})
beforeAll(async () => {
  app.setErrorHandler(replyToError)
  app.post('/long', (_request, reply) => {
    asked.resolve()
    return reply.send(body)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(() => {
  body = new PassThrough()
  asked = Promise.withResolvers()
  logged = []
})

it('says nothing of somebody who hung up', async () => {
  const { port } = app.server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path: '/long', method: 'POST', headers: json }).on(
    'error',
    () => {},
  )
  call.end('{}')
  await asked.promise
  call.destroy()
  await once(body, 'close')
  // the next answer comes after what the one before had to say
  body = new PassThrough()
  body.end('there')
  expect((await app.inject(asking)).body).toBe('there')
  expect(logged).toEqual([])
})

it('tells what broke off by itself, and answers 500', async () => {
  const answer = app.inject(asking)
  await asked.promise
  body.destroy()
  const { statusCode, body: told } = await answer
  expect(statusCode).toBe(500)
  expect(JSON.parse(told)).toEqual({ tag: 'error', msg: expect.stringMatching(/wrong on our side/) })
  expect(logged).toEqual([expect.stringContaining('request failed')])
})
