import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpServer } from '../../testing/httpServer.ts'

const health = { fails: false, stopping: false }
let app: FastifyInstance
beforeAll(async () => {
  app = await openHttpServer({
    checks: [{ name: 'database', check: databaseCheck }],
    isStopping: () => health.stopping,
  })
})
afterAll(() => app.close())

async function databaseCheck(): Promise<void> {
  if (health.fails) throw new Error('postgres://app:secret@10.0.0.5 refused')
}

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
    const hanging = await openHttpServer({
      checks: [{ name: 'event store', check: () => new Promise(() => undefined) }],
    })
    expect((await hanging.inject('/health/ready')).json().notReady).toEqual(['event store'])
    await hanging.close()
  })
})
