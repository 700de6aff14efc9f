import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { revokeSessions } from '../identity/sessions.store.ts'
import type { Area } from '../kernel/viewer.ts'
import { belongingsOf } from '../testing/belongings.ts'
import { cleaning } from '../testing/bookings.ts'
import type { Belongings } from '../testing/calls/validCall.ts'
import { contractFaults } from '../testing/contractReplies.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { type Caller, callers, type People, settlePeople } from '../testing/tokens.ts'
import { validCall, validCalls, validOperation, validOperations } from '../testing/validCalls.ts'
import { createSchema } from './graphql/schema.ts'
import { restCalls } from './rest/restCalls.ts'

/** Who gets in where: every call and every root field, for every kind of caller (decisions A2, A3, K1, K2). */

let product: TestApp
let people: People
let owner: Newcomer
let stranger: Newcomer
let belongings: Belongings
let before: string

beforeAll(async () => {
  product = await startTestApp()
  owner = await product.customer({ points: 60_000 })
  stranger = await product.customer({ points: 60_000 })
  people = await settlePeople(product, owner)
  belongings = await belongingsOf(product, people)
  before = await product.application.store.head()
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.failures()).toEqual([])
  expect(await product.application.store.head()).toBe(before)
})

const guarded = restCalls.flatMap(({ path, method, audience }) =>
  audience === 'public' ? [] : [{ path, method, audience }],
)
/** Everybody but somebody who is signed in there. */
const turnedAway = (audience: Area) => callers.filter((caller) => caller !== audience)

/** A call as its caller sends it: a body, or the query of a GET. */
function send(path: string, body: Readonly<Record<string, unknown>>, token: string | undefined) {
  const isRead = restCalls.find((call) => call.path === path)?.method === 'GET'
  if (!isRead) return product.rest(path, body, { token })
  const query = new URLSearchParams(body as Record<string, string>)
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return product.send(`/api${path}?${query}`, { headers })
}

describe('a documented call', () => {
  it('has its place in this matrix', () => {
    expect(validCalls.map(({ path }) => path).sort()).toEqual(restCalls.map(({ path }) => path).sort())
  })

  it.each(guarded)('$path is 401 for everybody else and tells nothing', async ({ path, audience }) => {
    await Promise.all(
      turnedAway(audience).map(async (caller) => {
        const token = people.tokenOf(caller, audience)
        const right = await send(path, validCall(path).body(belongings), token)
        expect([caller, right.status]).toEqual([caller, 401])
        expect(contractFaults(path, right)).toEqual([])
        expect(Object.keys(right.body).sort()).toEqual(['msg', 'tag'])
        const wrong = await send(path, { unheard: 'of' }, token)
        expect([caller, wrong.status, wrong.text]).toEqual([caller, 401, right.text])
      }),
    )
  })

  it.each(guarded.filter(({ audience, method }) => audience !== 'admin' && method === 'POST'))(
    "$path with another person's id is 403",
    async ({ path, audience }) => {
      const name = audience === 'customer' ? 'userId' : 'staffId'
      for (const id of [stranger.userId, 'nobody', 0, [owner.userId, stranger.userId], {}]) {
        const body = { ...validCall(path).body(belongings), [name]: id }
        const reply = await send(path, body, people.tokenOf(audience, audience))
        expect(reply.status).toBe(403)
        expect(contractFaults(path, reply)).toEqual([])
      }
    },
  )

  const personal = validCalls.flatMap(({ path, names = [] }) => names.map((field) => ({ path, field })))
  it.each(personal)(
    "$path: another person's $field and an absent one are refused in the same bytes",
    async ({ path, field }) => {
      const { userId: _owner, ...mine } = { ...validCall(path).body(belongings) }
      const [addressId] = stranger.addressIds
      const ownAddress = 'addressId' in mine && field !== 'addressId' ? { addressId } : {}
      const ask = (value: unknown) => send(path, { ...mine, ...ownAddress, [field]: value }, stranger.token)
      const isNumber = typeof belongings[field] === 'number'
      const absent = await ask(isNumber ? 987_654 : crypto.randomUUID().slice(0, 20))
      expect(absent).toMatchObject({ status: 400, body: { tag: 'warning' } })
      expect(contractFaults(path, absent)).toEqual([])
      const odd = isNumber ? [] : ['..', '%00', "' or 1=1 --", '0', owner.userId.slice(0, 20)]
      for (const value of [belongings[field], ...odd]) {
        const { status, text } = await ask(value)
        expect([value, status, text]).toEqual([value, 400, absent.text])
      }
    },
  )
})

describe('a root field of GraphQL', async () => {
  const schema = await createSchema()
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const ask = (root: string, token: string | undefined) => {
    const { query, variables } = validOperation(root)
    return product.graphql(query, variables?.(belongings) ?? {}, { token })
  }

  it('has its place in this matrix', () => {
    expect(validOperations.map(({ root }) => root).sort()).toEqual(roots.sort())
  })

  const guardedRoots = validOperations.flatMap(({ root, audience }) =>
    audience === 'public' ? [] : [{ root, audience }],
  )
  it.each(guardedRoots)('$root is refused to everybody else', async ({ root, audience }) => {
    await Promise.all(
      turnedAway(audience).map(async (caller) => {
        const { body, text } = await ask(root, people.tokenOf(caller, audience))
        const code = isSignedIn(caller) ? 'FORBIDDEN' : 'UNAUTHENTICATED'
        expect([caller, body.errors]).toMatchObject([caller, [{ extensions: { code } }]])
        expect(body.data?.[root] ?? null).toBeNull()
        expect(text).not.toContain(owner.email)
      }),
    )
  })

  // signing out would end the session that the other cases need
  const open = validOperations.filter(({ root, audience }) => audience === 'public' && root !== 'signOut')
  it.each(open)('$root is answered to everybody, and tells nothing of others', async ({ root }) => {
    for (const caller of callers) {
      const { body, text } = await ask(root, people.tokenOf(caller, 'customer'))
      expect([caller, body.errors]).toEqual([caller, undefined])
      if (caller !== 'customer') expect(text).not.toContain(owner.email)
    }
  })

  it('shows nobody to visitors and to other areas', async () => {
    for (const caller of turnedAway('customer')) {
      const { body } = await ask('me', people.tokenOf(caller, 'customer'))
      expect(body.data).toEqual({ me: null })
    }
  })

  /** Fields that name something of one customer, told by marks that only they carry. */
  const marked = { addressId: 'MARK', absentId: 'MARK', orderNo: 'MARK', paymentId: 424_242 }
  const personal = validOperations.filter(({ audience, variables }) => {
    const example = JSON.stringify(
      variables?.({ ...marked, booking: cleaning('MARK', '2026-12-02') } as Belongings) ?? {},
    )
    return audience === 'customer' && /MARK|424242/.test(example)
  })
  it.each(personal)("$root: another person's is told like one that is absent", async ({ root }) => {
    const { query, variables } = validOperation(root)
    const asStranger = async (of: Belongings) =>
      (await product.graphql(query, variables?.(of) ?? {}, { token: stranger.token })).body
    const addressId = crypto.randomUUID()
    const foreign = await asStranger({ ...belongings, absentId: belongings.addressId })
    const absent = await asStranger({
      ...belongings,
      addressId,
      orderNo: 'ZZZZZZZZ',
      paymentId: 987_654,
      booking: { ...belongings.booking, addressId },
    })
    expect(foreign).toEqual(absent)
    const isMutation = query.trimStart().startsWith('mutation')
    expect(foreign).toEqual({
      data: { [root]: isMutation ? expect.objectContaining({ userErrors: [NOT_FOUND] }) : null },
    })
  })

  it("has nothing of another person's in its lists", async () => {
    for (const root of ['orders', 'unfinishedOrders', 'addresses', 'payments', 'pointHistory'])
      expect((await ask(root, stranger.token)).text).not.toMatch(
        new RegExp([belongings.orderNo, belongings.addressId].join('|')),
      )
  })
})

const NOT_FOUND = expect.objectContaining({ code: 'NOT_FOUND' })

function isSignedIn(caller: Caller): boolean {
  return caller === 'customer' || caller === 'admin' || caller === 'staff'
}

describe('a session', () => {
  it('that signed out opens nothing on the very next call, in both APIs', async () => {
    const customer = await product.customer()
    const { token } = customer
    expect((await product.rest('/Account/getAccountDetail', {}, { token })).status).toBe(200)
    await product.graphql(validOperation('signOut').query, {}, { token })
    expect((await product.rest('/Account/getAccountDetail', {}, { token })).status).toBe(401)
    const { body } = await product.graphql(validOperation('addresses').query, {}, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  it('of a person whose sessions all end is over everywhere', async () => {
    const customer = await product.customer()
    await revokeSessions(product.database.db, customer.userId, product.now())
    expect((await product.rest('/Account/getAccountDetail', {}, { token: customer.token })).status).toBe(401)
  })

  it.each([
    ['Basic', (token: string) => `Basic ${token}`],
    ['no scheme', (token: string) => token],
    ['two tokens', (token: string) => `Bearer ${token} ${token}`],
    ['a token cut short', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['10 kB', () => `Bearer ${'A'.repeat(10_000)}`],
  ])('is not opened by an authorization header of %s', async (_what, header) => {
    const headers = { authorization: header(owner.token) }
    expect((await product.rest('/Account/getAccountDetail', {}, { headers })).status).toBe(401)
  })
})
