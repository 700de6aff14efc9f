import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { savedList } from '../rest/otherAnswer.ts'
import { serveRest } from '../rest/restApi.ts'
import { publicCall } from '../rest/restCall.ts'
import { csvAnswer } from './exportedList.ts'

/** A file leaves while it is read, and nothing is read for nobody. */

const LINES = 1000
/** Pages read so far, and what lets the second and later ones be read. */
let read = 0
let gate = Promise.withResolvers<void>()
let ended = Promise.withResolvers<void>()

async function* pages(): AsyncGenerator<readonly number[]> {
  try {
    for (let page = 0; page < 50; page++) {
      if (page === 1) await gate.promise
      read += 1
      yield Array.from({ length: LINES }, (_, line) => page * LINES + line)
    }
  } finally {
    ended.resolve()
  }
}

const app = fastify()
beforeAll(async () => {
  const context = { language: 'en', now: Temporal.Instant.from('2026-11-24T05:00:00Z') } as const
  const file = publicCall.other('/file', {
    method: 'GET',
    summary: 'A file',
    responds: savedList,
    body: z.object({}),
    answer: async () =>
      csvAnswer(
        {
          name: 'ledger',
          columns: [{ head: 'ledger.points', cell: (points: number) => points }],
          pages: pages(),
          rowsOf: async (page) => page,
        },
        context,
      ),
  })
  const contextOf = async () => ({ viewer: undefined, ...context }) as unknown as RequestContext
  serveRest(app, [file], { contextOf })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(() => {
  read = 0
  gate = Promise.withResolvers()
  ended = Promise.withResolvers()
})

function address(): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/file`
}

it('sends what was read before the rest is read, and all of it in the end', async () => {
  const reply = await fetch(address())
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  // the evening of the 23rd where the business is
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="ledger-2026-11-23.csv"')
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
  const first = await reader.read()
  expect([...(first.value ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(read).toBeLessThanOrEqual(1)
  gate.resolve()
  let text = new TextDecoder().decode(first.value, { stream: true })
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += new TextDecoder().decode(next.value)
  const lines = text.trimEnd().split('\r\n')
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([50 * LINES + 1, '0', '49999'])
})

it('ends whole when its second page comes later than an answer may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reply = await fetch(address())
  vi.advanceTimersByTime(TIME_LIMITS.answerMs)
  vi.useRealTimers()
  await new Promise(setImmediate)
  gate.resolve()
  const lines = (await reply.text()).trimEnd().split('\r\n')
  expect([lines.length, lines.at(-1)]).toEqual([50 * LINES + 1, '49999'])
})

it('stops reading when the caller hangs up', async () => {
  const asked = request(address())
  asked.on('error', () => undefined).end()
  const [reply] = await once(asked, 'response')
  reply.on('error', () => undefined)
  await once(reply, 'data')
  asked.destroy()
  gate.resolve()
  await ended.promise
  expect(read).toBeLessThan(50)
})
