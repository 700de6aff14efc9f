import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, GraphqlReply } from '../../testing/apiClient.ts'
import { harmlessBelongings } from '../../testing/belongings.ts'
import { cleaning } from '../../testing/bookings.ts'
import type { Belongings } from '../../testing/calls/validCall.ts'
import { editedRows } from '../../testing/editedRows.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { type People, settlePeople } from '../../testing/tokens.ts'
import { validOperation, validOperations } from '../../testing/validCalls.ts'
import { bodyWith, type WrongValue, wrongValue, wrongValuesFor } from '../../testing/wrongValues.ts'

/** Bad input at `/graphql`: a coded error or a coded refusal, never a failure of ours, and nothing changes (decisions K1, K2). */

let product: TestApp
let people: People
let owner: Newcomer
let belongings: Belongings
let before: string
let rowsBefore: Readonly<Record<string, string>>
beforeAll(async () => {
  product = await startTestApp()
  owner = await product.customer({ points: 60_000 })
  people = await settlePeople(product, owner)
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

type Reply = Answer<GraphqlReply<Record<string, unknown>>>

function send(
  body: string | undefined,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Reply> {
  const all = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', ...headers }
  return product.send('/graphql', { method, headers: all, ...(body === undefined ? {} : { body }) })
}

/** Where a wrong value can stand: a variable, or a field of the input. */
interface Place {
  readonly root: string
  readonly variable: string
  readonly field: string | undefined
}
const places: readonly Place[] = validOperations.flatMap(({ root, variables }) =>
  Object.entries(variables?.({ booking: cleaning('', '2026-12-02') } as Belongings) ?? {}).flatMap(
    ([variable, value]): Place[] =>
      variable === 'input'
        ? Object.keys(value as object).map((field) => ({ root, variable, field }))
        : [{ root, variable, field: undefined }],
  ),
)

/** Sends an operation as somebody who may ask for it. */
function ask(place: Place, wrong: WrongValue): Promise<Reply> {
  const { audience } = validOperation(place.root)
  const area = audience === 'public' ? 'customer' : audience
  return send(requestWith(place, wrong), { authorization: `Bearer ${people.tokenOf(area, area)}` })
}

function requestWith({ root, variable, field }: Place, wrong: WrongValue): string {
  const { query, variables: variablesOf } = validOperation(root)
  const variables = variablesOf?.(belongings) ?? {}
  const { input } = variables as { input: Record<string, unknown> }
  const given =
    field === undefined
      ? bodyWith(variables, variable, wrong)
      : bodyWith(variables, 'input', { ...wrong, json: bodyWith(input, field, wrong) })
  return `{"query":${JSON.stringify(query)},"variables":${given}}`
}

/** An answer that a client can act on: errors with codes of ours, a refusal with a code, or data of a query. */
function expectClearAnswer({ root, variable, field = variable }: Place, reply: Reply): void {
  expect([200, 400]).toContain(reply.status)
  expect(reply.headers.get('content-type')).toMatch(/json/)
  // what is no JSON worth reading does not even reach GraphQL
  if ('tag' in reply.body) {
    expect(reply).toMatchObject({ status: 400, body: { msg: expect.any(String) } })
    return
  }
  for (const { message, extensions } of reply.body.errors ?? []) {
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST']).toContain(extensions?.code)
    expect(message.length).toBeLessThanOrEqual(300)
  }
  const data = reply.body.data?.[root]
  const isMutation = validOperation(root).query.trimStart().startsWith('mutation')
  if (reply.body.errors === undefined && isMutation && !accepts(root, field))
    expect(data).toMatchObject({ userErrors: [{ code: expect.any(String), message: expect.any(String) }] })
  expect(reply.text).not.toMatch(/node_modules|stacktrace/i)
}

function accepts(root: string, field: string): boolean {
  return root === 'signOut' || validOperation(root).accepts?.includes(field) === true
}

describe('a wrong value', () => {
  it.each(places.map((place, nth) => ({ ...place, nth })))(
    'of $root $variable $field is one clear answer',
    async ({ nth, ...place }) => {
      const replies = await Promise.all(
        wrongValuesFor(nth).map(async (wrong) => ({ wrong, reply: await ask(place, wrong) })),
      )
      for (const { wrong, reply } of replies) {
        const about = `${JSON.stringify(place)}: ${wrong.name} gave ${reply.status} ${reply.text.slice(0, 300)}`
        expect(() => expectClearAnswer(place, reply), about).not.toThrow()
      }
    },
  )

  it('of any kind anywhere is one clear answer', async () => {
    // a wrong password costs a hash, so that signing in has only the known values
    const anywhere = fc.constantFrom(...places.filter(({ root }) => root !== 'signIn'))
    await fc.assert(
      fc.asyncProperty(anywhere, wrongValue, async (place, wrong) => {
        expectClearAnswer(place, await ask(place, wrong))
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

  it.each([
    ['a text that is none', 'nonsense'],
    ['the year 0', encodeURIComponent('["ongoing","0000-01-01T00:00:00Z","a"]')],
    ['NUL', encodeURIComponent('["ongoing","2026-12-01T00:00:00Z","\\u0000"]')],
    ['another list', encodeURIComponent('["history","2026-12-01T00:00:00Z","a"]')],
    ['half an escape', '%'],
  ])('as a cursor of %s is refused', async (_what, after) => {
    const { query } = validOperation('orders')
    const { body } = await product.graphql(query, { group: 'Ongoing', after }, { token: owner.token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

describe('a request', () => {
  const deep = (levels: number) =>
    `{ orders(group: Ongoing) { ${'x { '.repeat(levels)}id${' }'.repeat(levels)} } }`
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, nth) => `a${nth}: ${field}`).join(' ')
  const signIn =
    'signIn(input: {area: Customer, userName: "a@b.ca", password: "wrong-1", isRemember: false}) { token }'
  const asQuery = (query: string) => JSON.stringify({ query })
  const bombs: readonly [string, string | undefined, Record<string, string>?][] = [
    ['a query 20 levels deep', asQuery(deep(20))],
    ['60 aliases', asQuery(`{ ${aliases(60, 'me { id }')} }`)],
    ['two sign-ins', asQuery(`mutation { ${aliases(2, signIn)} }`)],
    [
      'two sign-ins, one in a fragment',
      asQuery(`mutation { a: ${signIn} ...f } fragment f on Mutation { b: ${signIn} }`),
    ],
    [
      'one sign-in in a fragment that is spread twice',
      asQuery(
        `mutation { ...f ...g } fragment f on Mutation { a: ${signIn} } fragment g on Mutation { b: ${signIn} }`,
      ),
    ],
    ['a batch', `[${asQuery('{ me { id } }')},${asQuery('{ me { id } }')}]`],
    ['500 directives', asQuery(`{ me { id ${'@include(if: true) '.repeat(500)} } }`)],
    ['3,000 tokens', asQuery(`{ me { ${'id '.repeat(3_000)} } }`)],
    [
      'fragments in a circle',
      asQuery('{ me { ...a } } fragment a on Customer { ...b } fragment b on Customer { ...a }'),
    ],
    ['an unknown field', asQuery('{ me { passwordHash } }')],
    ['an unknown operation', JSON.stringify({ query: 'query A { me { id } }', operationName: 'B' })],
    ['no query', '{}'],
    ['a query that is none', asQuery('nonsense')],
    ['a query of the wrong type', '{"query":1}'],
    ['variables of the wrong type', '{"query":"{ me { id } }","variables":[]}'],
    ['nothing', undefined],
    ['invalid JSON', '{"query":'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['an empty array', '[]'],
    ['nesting 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a nesting of selections 2,000 deep', asQuery(`${'{ a '.repeat(2_000)}${'}'.repeat(2_000)}`)],
    ['a form', 'query={me{id}}', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', asQuery('{ me { id } }'), { 'content-type': 'text/plain' }],
    ['a foreign page', asQuery('{ me { id } }'), { origin: 'https://evil.example' }],
  ]
  it.each(bombs)('with %s is refused', async (_what, body, headers) => {
    const reply = await send(body, headers)
    expect([400, 415]).toContain(reply.status)
    expect(reply.headers.get('content-type')).toMatch(/json/)
    expect(reply.body).toBeDefined()
    expect(reply.text).not.toMatch(/node_modules|<html/i)
  })

  it('for a persisted query is told to send the whole one', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
    const { body } = await send(JSON.stringify({ extensions }))
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] })
  })

  it('of more than 100 KiB is 413', async () => {
    expect((await send(JSON.stringify({ query: `{ me { id } } #${'x'.repeat(101 * 1024)}` }))).status).toBe(
      413,
    )
  })

  it('by GET changes nothing, and reads only as a client of ours', async () => {
    const query = encodeURIComponent(`mutation { signOut { userErrors { code } } }`)
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
    const mutation = await product.send(`/graphql?query=${query}`, { headers })
    expect([400, 405]).toContain(mutation.status)
    expect((await product.rest('/Account/getAccountDetail', {}, owner)).status).toBe(200)
  })
})
