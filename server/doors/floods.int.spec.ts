import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN } from '../testing/bookingDocuments.ts'
import { contractFaults } from '../testing/contractReplies.ts'
import type { Answer } from '../testing/speakTo.ts'
import { type StartedProduct, startProduct, TUESDAY_MORNING } from '../testing/startProduct.ts'
import { validOperation } from '../testing/validCalls.ts'
import { FLOOD_LIMITS } from './floodgate.ts'

/** Too many requests from one address: 429 in the request's language, at both doors, and nobody else is held back (decision K1). */

const TEXT = 'Too many requests. Please wait a moment and try again.'
const few = { signIn: 3, register: 2, captcha: 2, proofOfWork: 2, activation: 2, forgotten: 2, reset: 2 }

let product: StartedProduct
beforeAll(async () => {
  const limits = { ...FLOOD_LIMITS, ...few, changePassword: 2, everything: 60 }
  product = await startProduct(TUESDAY_MORNING, undefined, limits)
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

function expectFlood(reply: Pick<Answer, 'status' | 'headers'>): void {
  expect(reply.status).toBe(429)
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const seconds = Number(reply.headers.get('retry-after'))
  expect([seconds >= 1, seconds <= 60]).toEqual([true, true])
}

const signIn = (headers = {}) =>
  product.rest('/Account/loginAccount', { userName: 'a@example.com', password: 'wrong-1' }, { headers })
const signInByGraphql = (headers = {}) =>
  product.graphql(SIGN_IN, validOperation('signIn').variables?.({} as never), { headers })

describe('signing in', () => {
  it('counts at both doors and in all areas together', async () => {
    expect((await signIn()).status).toBe(400)
    expect((await signInByGraphql()).status).toBe(200)
    expect((await product.rest('/Staff/loginAdmin', { userName: 'a', password: 'wrong-1' })).status).toBe(400)
    const flood = await signIn()
    expectFlood(flood)
    expect(flood.body).toEqual({ tag: 'warning', msg: TEXT })
    expect(contractFaults('/Account/loginAccount', flood)).toEqual([])
    expectFlood(await product.rest('/Staff/loginStaff', { userName: 'a', password: 'wrong-1' }))
  })

  it('is refused by GraphQL with a code, in the language asked for', async () => {
    const flood = await signInByGraphql({ 'accept-language': 'fr-CA' })
    expectFlood(flood)
    expect(flood.body.errors).toMatchObject([
      {
        message: 'Trop de demandes. Patientez un instant et réessayez.',
        extensions: { code: 'RATE_LIMITED' },
      },
    ])
    expect((await signIn({ 'accept-language': 'hi' })).body).toEqual({
      tag: 'warning',
      msg: 'बहुत अधिक अनुरोध आ गए हैं। कृपया थोड़ा रुककर फिर कोशिश करें।',
    })
  })
})

describe('the other calls that try or ask for a secret', () => {
  it.each(['/Account/createAccount', '/Account/forgottenAccountPassword', '/Account/resetAccountPassword'])(
    '%s has a limit of its own',
    async (path) => {
      for (let time = 0; time < 2; time++) expect((await product.rest(path, {})).status).toBe(400)
      const flood = await product.rest(path, {})
      expectFlood(flood)
      expect(contractFaults(path, flood)).toEqual([])
    },
  )

  it.each(['generateValidation', 'generateProofOfWork', 'activateAccount'])('%s too', async (name) => {
    const look = () => product.send(`/api/Account/${name}`, { redirect: 'manual' })
    for (let time = 0; time < 2; time++) expect((await look()).status).toBeLessThan(400)
    expectFlood(await look())
  })

  it.each(['register', 'requestPasswordReset', 'resetPassword'])(
    'and %s counts with its call',
    async (root) => {
      const { query, variables } = validOperation(root)
      expectFlood(await product.graphql(query, variables?.({} as never)))
    },
  )
})

describe('everything', () => {
  it('has a limit, behind which the health checks and the web app still answer', async () => {
    let last: Answer = await product.rest('/Account/getAccountDetail', {})
    for (let time = 0; time < 60 && last.status === 401; time++)
      last = await product.rest('/Account/getAccountDetail', {})
    expectFlood(last)
    expect(last.body).toEqual({ tag: 'warning', msg: TEXT })
    const query = await product.graphql('{ __typename }', {}, { headers: { 'accept-language': 'zh' } })
    expectFlood(query)
    expect(query.body).toEqual({
      errors: [{ message: '请求过于频繁，请稍候再试。', extensions: { code: 'RATE_LIMITED' } }],
    })
    expect((await product.send('/health/live', {})).status).toBe(200)
  })
})

it('leaves room for people and for programs that check the product', () => {
  expect(Math.min(...Object.values(FLOOD_LIMITS))).toBeGreaterThanOrEqual(120)
  expect(FLOOD_LIMITS).toMatchObject({ everything: 60_000, signIn: 300, captcha: 300 })
})
