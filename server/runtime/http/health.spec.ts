import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHttpServer } from '../../testing/httpServer.ts'
import { memoizeFor } from './health.ts'

const health = { fails: false, stopping: false, asked: 0, remarks: [] as string[] }
let app: FastifyInstance
beforeAll(async () => {
  app = await openHttpServer({
    checks: [{ name: 'database', check: databaseCheck }],
    isStopping: () => health.stopping,
  })
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
let time = 0
// what it found before is forgotten
beforeEach(() => {
  time += 1_000
})
afterAll(() => vi.restoreAllMocks())
afterAll(() => app.close())

async function databaseCheck(): Promise<readonly string[]> {
  health.asked += 1
  if (health.fails) throw new Error('postgres://app:secret@10.0.0.5 refused')
  return health.remarks
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

  it('asks once a second, however often and by however many it is asked', async () => {
    const before = health.asked
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.inject('/health/ready')))
    time += 999
    replies.push(await app.inject('/health/ready'))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(health.asked).toBe(before + 1)
    time += 1
    await app.inject('/health/ready')
    expect(health.asked).toBe(before + 2)
  })

  it('is ready with remarks', async () => {
    health.remarks = ['orderHistory has 2 events set aside']
    const reply = await app.inject('/health/ready')
    health.remarks = []
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: 'ready', remarks: ['orderHistory has 2 events set aside'] })
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

describe('an answer that is kept', () => {
  it('is asked once by all who come at the same time, and within the time it is kept', async () => {
    let time = 0
    let asked = 0
    const under = Promise.withResolvers<void>()
    const ask = memoizeFor(
      1_000,
      async () => {
        asked += 1
        await under.promise
        return asked
      },
      () => time,
    )
    const first = [ask(), ask()]
    time = 5_000
    // one that takes long is waited for, not asked again
    first.push(ask())
    under.resolve()
    expect(await Promise.all(first)).toEqual([1, 1, 1])
    time = 5_999
    expect(await ask()).toBe(1)
    time = 6_000
    expect(await ask()).toBe(2)
  })

  it('keeps no failure', async () => {
    let asked = 0
    const ask = memoizeFor(1_000, async () => {
      asked += 1
      if (asked === 1) throw new Error('once')
      return asked
    })
    await expect(ask()).rejects.toThrow('once')
    expect(await ask()).toBe(2)
  })
})
