import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpServer } from '../../testing/httpServer.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openHttpServer()
})
afterAll(() => app.close())

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
