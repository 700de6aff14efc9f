import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { revokeSessions } from '../accounts/sessions.store.ts'
import { createSchema } from '../graphql/schema.ts'
import { restCalls } from '../rest/restCalls.ts'
import { type BookingSteps, stepsThrough } from '../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../testing/bookings.ts'
import { contractFaults } from '../testing/contractReplies.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../testing/startProduct.ts'
import { type UselessTokens, uselessTokens } from '../testing/tokens.ts'
import { type Belongings, validBodies, validOperations } from '../testing/validCalls.ts'

/** Who gets in where: every call and every root field, for every kind of caller (decisions A2, A3, K1, K2). */

let product: StartedProduct
let at: BookingSteps
let owner: Newcomer
let stranger: Newcomer
let belongings: Belongings
let useless: UselessTokens
let before: string

beforeAll(async () => {
  product = await startProduct()
  at = stepsThrough(product)
  owner = await product.customer({ points: 60_000 })
  stranger = await product.customer({ points: 60_000 })
  const [addressId = ''] = owner.addressIds
  const [booked, booking] = [cleaning(addressId, '2026-12-01'), cleaning(addressId, '2026-12-02')]
  const placed = await at.place(inputOf(booked, 'first'), owner.token)
  const orderNo = placed.order?.orderNo ?? ''
  belongings = { userId: owner.userId, addressId, serviceId: booked.serviceId, orderNo, booking }
  useless = await uselessTokens(product, owner)
  before = await product.application.store.head()
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.failures()).toEqual([])
  expect(await product.application.store.head()).toBe(before)
})

const kinds = ['none', 'garbage', 'admin', 'staff', 'revoked', 'expired'] as const
const guarded = restCalls.filter(({ audience }) => audience === 'customer')

describe('a documented call', () => {
  it('has its place in this matrix', () => {
    expect(Object.keys(validBodies(belongings)).sort()).toEqual(restCalls.map(({ path }) => path).sort())
  })

  it.each(guarded.flatMap(({ path }) => kinds.map((kind) => ({ path, kind }))))(
    '$path with $kind token is 401 and tells nothing',
    async ({ path, kind }) => {
      const right = await product.rest(path, validBodies(belongings)[path], { token: useless[kind] })
      expect(right.status).toBe(401)
      expect(contractFaults(path, right)).toEqual([])
      expect(Object.keys(right.body).sort()).toEqual(['msg', 'tag'])
      const wrong = await product.rest(path, { unheard: 'of' }, { token: useless[kind] })
      expect([wrong.status, wrong.text]).toEqual([401, right.text])
    },
  )

  it.each(guarded)("$path with another person's userId is 403", async ({ path }) => {
    for (const userId of [stranger.userId, 'nobody', 0, [owner.userId, stranger.userId], {}]) {
      const reply = await product.rest(
        path,
        { ...validBodies(belongings)[path], userId },
        { token: owner.token },
      )
      expect(reply.status).toBe(403)
      expect(contractFaults(path, reply)).toEqual([])
    }
  })

  const nested = [
    ['/Service/getUserServiceDetail', 'addressId'],
    ['/Service/getUserAvailableServiceTime', 'addressId'],
    ['/Service/getUserAvailableServiceTime', 'serviceId'],
    ['/Service/createServiceOrder', 'addressId'],
    ['/Service/createServiceOrder', 'serviceId'],
    ['/Service/getOrderDetails', 'orderNo'],
    ['/Service/cancelServiceOrder', 'orderNo'],
  ] as const
  it.each(nested)(
    "%s: another person's %s and an absent one are refused in the same bytes",
    async (path, field) => {
      const { userId: _owner, ...mine } = { ...validBodies(belongings)[path] }
      const [addressId] = stranger.addressIds
      const ownAddress = 'addressId' in mine && field !== 'addressId' ? { addressId } : {}
      const ask = (value: string) =>
        product.rest(path, { ...mine, ...ownAddress, [field]: value }, { token: stranger.token })
      const absent = await ask(crypto.randomUUID().slice(0, 20))
      expect(absent).toMatchObject({ status: 400, body: { tag: 'warning' } })
      expect(contractFaults(path, absent)).toEqual([])
      // services are everybody's
      const foreign = field === 'serviceId' ? [] : [belongings[field]]
      for (const value of [...foreign, '..', '%00', "' or 1=1 --", '0', owner.userId.slice(0, 20)]) {
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

  it('has its place in this matrix', () => {
    expect(Object.keys(validOperations(belongings)).sort()).toEqual(roots.sort())
  })

  it.each(roots.flatMap((root) => kinds.map((kind) => ({ root, kind }))))(
    '$root with $kind token is refused unless it is public',
    async ({ root, kind }) => {
      const { query, variables, audience } = validOperations(belongings)[root] ?? { query: '', variables: {} }
      if (root === 'signOut' && (kind === 'admin' || kind === 'staff')) return
      const { body, text } = await product.graphql(query, variables, { token: useless[kind] })
      if (audience === 'public') return expect(body.errors).toBeUndefined()
      const isSignedIn = kind === 'admin' || kind === 'staff'
      expect(body.errors).toMatchObject([
        { extensions: { code: isSignedIn ? 'FORBIDDEN' : 'UNAUTHENTICATED' } },
      ])
      expect(body.data?.[root] ?? null).toBeNull()
      expect(text).not.toContain(owner.email)
    },
  )

  it('shows nobody to visitors and to other areas', async () => {
    const { query } = validOperations(belongings).me ?? { query: '' }
    for (const kind of kinds) {
      const { body } = await product.graphql(query, {}, { token: useless[kind] })
      expect(body.data).toEqual({ me: null })
    }
  })

  it("shows and changes nothing of another person's, and answers as for what is absent", async () => {
    const operations = validOperations(belongings)
    for (const root of ['order', 'serviceOffers', 'availability']) {
      const { query = '', variables = {} } = operations[root] ?? {}
      const { body } = await product.graphql(query, variables, { token: stranger.token })
      expect(body).toEqual({ data: { [root]: null } })
    }
    for (const root of ['placeOrder', 'cancelOrder']) {
      const { query = '', variables = {} } = operations[root] ?? {}
      const { body } = await product.graphql(query, variables, { token: stranger.token })
      expect(body.data[root]).toMatchObject({ order: null, userErrors: [{ code: 'NOT_FOUND', field: null }] })
    }
    const lists = await Promise.all(
      ['orders', 'unfinishedOrders'].map((root) => {
        const { query = '', variables = {} } = operations[root] ?? {}
        return product.graphql(query, variables, { token: stranger.token })
      }),
    )
    for (const { text } of lists) expect(text).not.toContain(belongings.orderNo)
  })
})

describe('a session', () => {
  it('that signed out opens nothing on the very next call, at both doors', async () => {
    const customer = await product.customer()
    const { token } = customer
    expect((await product.rest('/Account/getAccountDetail', {}, { token })).status).toBe(200)
    await product.graphql(validOperations(belongings).signOut?.query ?? '', {}, { token })
    expect((await product.rest('/Account/getAccountDetail', {}, { token })).status).toBe(401)
    const { body } = await product.graphql(validOperations(belongings).addresses?.query ?? '', {}, { token })
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
