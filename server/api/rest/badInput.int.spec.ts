import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Answer } from '../../testing/apiClient.ts'
import { harmlessBelongings } from '../../testing/belongings.ts'
import { cleaning } from '../../testing/bookings.ts'
import type { Belongings } from '../../testing/calls/validCall.ts'
import { editedRows } from '../../testing/editedRows.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { type People, settlePeople } from '../../testing/tokens.ts'
import { validCall } from '../../testing/validCalls.ts'
import { bodyWith, wrongValue, wrongValuesFor } from '../../testing/wrongValues.ts'
import { restCalls } from './restCalls.ts'

/** Bad input at the documented calls: one clear refusal, never a failure of ours, and nothing changes (decisions K1, K5). */

let product: TestApp
let people: People
let belongings: Belongings
let before: string
let rowsBefore: Readonly<Record<string, string>>
beforeAll(async () => {
  product = await startTestApp()
  people = await settlePeople(product, await product.customer({ points: 60_000 }))
  belongings = await harmlessBelongings(product, people)
  before = await product.application.store.head()
  rowsBefore = await editedRows(product.database.db)
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.failures()).toEqual([])
  expect(await product.application.store.head()).toBe(before)
  expect(Object.keys(Object.prototype)).toEqual([])
})

const posted = restCalls.filter(({ method }) => method === 'POST')
const fields = posted.flatMap(({ path }) =>
  Object.keys(validCall(path).body({ booking: cleaning('', '2026-12-02') } as Belongings)).map((field) => ({
    path,
    field,
  })),
)

/** Sends a call as somebody who may make it. */
function send(path: string, body: string | undefined, headers: Record<string, string> = {}): Promise<Answer> {
  const all = { ...authorization(path), 'content-type': 'application/json', ...headers }
  return product.send(`/api${path}`, {
    method: 'POST',
    headers: all,
    ...(body === undefined ? {} : { body }),
  })
}

function authorization(path: string): Record<string, string> {
  const audience = restCalls.find((call) => call.path === path)?.audience ?? 'customer'
  return audience === 'public' ? {} : { authorization: `Bearer ${people.tokenOf(audience, audience)}` }
}

/** A refusal as the documents have it. */
function expectRefusal(reply: Answer, statuses: readonly number[] = [400]): void {
  expect(statuses).toContain(reply.status)
  expect(reply.headers.get('content-type')).toMatch(/^application\/json; charset=utf-8$/)
  expect(Object.keys(reply.body ?? {}).sort()).toEqual(['msg', 'tag'])
  expect(String(reply.body.msg).trim()).not.toBe('')
  expect(reply.text).not.toMatch(/<[a-z]|node_modules|at \w+ \(/i)
}

/** A wrong value of one field is a refusal, unless it happens to be a right one of a call that only reads, or of a field that takes it. */
function expectRefusalOrRead({ path, field }: { path: string; field: string }, reply: Answer): void {
  const takesIt = READING.includes(path) || validCall(path).accepts?.includes(field)
  if (reply.status === 200) expect(takesIt, 'a change was made').toBe(true)
  else expectRefusal(reply, [400, 403])
}

function requiredOf(path: string): readonly string[] {
  const call = restCalls.find((each) => each.path === path)
  if (call === undefined) return []
  const shape = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as { required?: string[] }
  return shape.required ?? []
}

const READING = restCalls.map(({ path }) => path).filter((path) => /\/(get|export)/.test(path))

describe('a wrong value', () => {
  it.each(fields.map((each, nth) => ({ ...each, nth })))(
    'of $path $field is one refusal',
    async ({ path, field, nth }) => {
      const body = validCall(path).body(belongings)
      const replies = await Promise.all(
        wrongValuesFor(nth).map(async (wrong) => ({
          wrong,
          reply: await send(path, bodyWith(body, field, wrong)),
        })),
      )
      for (const { wrong, reply } of replies) {
        const about = `${path} ${field}: ${wrong.name} gave ${reply.status} ${reply.text.slice(0, 200)}`
        expect(() => expectRefusalOrRead({ path, field }, reply), about).not.toThrow()
        if (wrong.name === 'absent' && requiredOf(path).includes(field))
          expect(reply, about).toMatchObject({ status: 400, body: { tag: field } })
      }
    },
  )

  it('of any kind in any field of any call is one refusal', async () => {
    // a wrong password costs a hash, so that signing in has only the known values
    const anyField = fc.constantFrom(...fields.filter(({ path }) => !path.includes('/login')))
    await fc.assert(
      fc.asyncProperty(anyField, wrongValue, async ({ path, field }, wrong) => {
        const body = validCall(path).body(belongings)
        expectRefusalOrRead({ path, field }, await send(path, bodyWith(body, field, wrong)))
      }),
      { numRuns: 150 },
    )
  })

  it('changed no row that people edit', async () => {
    // the number of a crew is free text, so that some wrong values are right ones
    const { staff_group: _crews, office_change: _record, ...now } = await editedRows(product.database.db)
    expect(now).toEqual(
      expect.objectContaining({ customer: expect.any(String), service_item: expect.any(String) }),
    )
    expect(rowsBefore).toMatchObject(now)
  })

  it('beside the documented fields changes nothing', async () => {
    const path = '/Account/getAccountDetail'
    const plain = await send(path, '{}')
    const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    for (const extra of [
      '{"points":1,"role":"admin","isActive":false}',
      `{"a":${nested}}`,
      '{"a":"\\ud800"}',
    ])
      expect(await send(path, extra)).toMatchObject({ status: 200, text: plain.text })
  })
})

/** A call for each audience, for what the server refuses before it looks for a call. */
const oneOfEach = [...Map.groupBy(posted, ({ audience }) => audience).values()].flatMap(
  ([first]) => first ?? [],
)

describe('a malformed body', () => {
  type Malformed = readonly [what: string, body: string | undefined, headers?: Record<string, string>]
  /** JSON, so that only what it says is wrong. */
  const readable: readonly Malformed[] = [
    ['nothing', undefined],
    ['an empty text', ''],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
  ]
  const unreadable: readonly Malformed[] = [
    ['invalid JSON', '{"orderNo":'],
    ['a polluted prototype', '{"__proto__":{"polluted":true}}'],
    ['an array nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['a form', 'orderNo=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart', '--a\r\n\r\n--a--', { 'content-type': 'multipart/form-data; boundary=a' }],
    ['XML', '<orderNo/>', { 'content-type': 'application/xml' }],
    ['a packed body', 'x', { 'content-encoding': 'gzip' }],
    ['a foreign page', '{}', { origin: 'https://evil.example' }],
  ]
  const NO_PAYLOAD = ['/Staff/getStaffData', '/Staff/getStaffGroupData']
  const takes = (path: string, body: string | undefined) => NO_PAYLOAD.includes(path) && !body

  it.each(posted)('$path refuses what is no object', async ({ path }) => {
    for (const [what, body] of readable) {
      const reply = await send(path, body)
      const about = `${path} with ${what} gave ${reply.status} ${reply.text.slice(0, 200)}`
      if (takes(path, body)) expect(reply.status, about).toBe(200)
      else expect(() => expectRefusal(reply), about).not.toThrow()
    }
  })

  const cases = oneOfEach.flatMap(({ path }) => unreadable.map(([what, ...sent]) => ({ path, what, sent })))
  it.each(cases)('of $what is refused at $path', async ({ path, what, sent: [body, headers] }) => {
    expectRefusal(await send(path, body, headers), what === 'invalid JSON' ? [400] : [400, 415])
  })

  it('of more than 100 KiB is 413, and one below it is read', async () => {
    const filled = (bytes: number) => `{"orderNo":"${'x'.repeat(bytes - 14)}"}`
    expectRefusal(await send('/Service/cancelServiceOrder', filled(100 * 1024 + 1)), [413])
    expectRefusal(await send('/Service/cancelServiceOrder', filled(100 * 1024)), [400])
  })

  it.each([
    ...posted.map(({ path }) => ({ path, method: 'GET' })),
    ...oneOfEach.flatMap(({ path }) => ['PUT', 'DELETE', 'PATCH'].map((method) => ({ path, method }))),
  ])('$method is no method of $path', async ({ path, method }) => {
    const reply = await product.send(`/api${path}`, { method, headers: authorization(path) })
    expectRefusal(reply, [400, 404, 405])
  })

  it.each(['/Nothing/here', '/Service/', '/Service/createServiceOrder/..%2f', '/%00', '/%zz'])(
    'at %s there is nothing',
    async (path) => expectRefusal(await send(path, '{}'), [400, 404]),
  )
})
