import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS, type LimitName } from '../../identity/attemptLimits.ts'
import { ageAttempts } from '../../testing/ageAttempts.ts'
import type { Answer } from '../../testing/apiClient.ts'
import { SIGN_IN } from '../../testing/bookingDocuments.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from '../../testing/captcha.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import { startTestApp, type TestApp, TUESDAY_MORNING } from '../../testing/testApp.ts'
import { validOperation } from '../../testing/validCalls.ts'

/** Too many attempts from one address: 429 in the request's language, in both APIs, and nobody else is held back (decisions K1, L13). */

const TEXT = 'Too many requests. Wait a moment and try again.'
const EVERYTHING = 150

const few = (most: number, ...names: readonly LimitName[]) =>
  Object.fromEntries(names.map((name) => [name, { ...ATTEMPT_LIMITS[name], most }]))

let product: TestApp
beforeAll(async () => {
  const limits = {
    ...ATTEMPT_LIMITS,
    ...few(3, 'wrongPasswords', 'humanProofs'),
    ...few(2, 'pictures', 'challenges', 'activations', 'registrations', 'resetRequests', 'wrongCodes'),
    ...few(EVERYTHING, 'everything'),
  }
  product = await startTestApp(TUESDAY_MORNING, undefined, limits)
})
afterAll(() => product.stop())
afterEach(async () => {
  await ageAttempts(product.database.pool, { hours: 25 })
  expect(product.failures()).toEqual([])
})

function expectFlood(reply: Pick<Answer, 'status' | 'headers'>): void {
  expect(reply.status).toBe(429)
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const seconds = Number(reply.headers.get('retry-after'))
  expect([seconds >= 1, seconds <= 86_400]).toEqual([true, true])
}

const signIn = (headers = {}) =>
  product.rest('/Account/loginAccount', { userName: 'a@example.com', password: 'wrong-1' }, { headers })
const signInByGraphql = (headers = {}) =>
  product.graphql(SIGN_IN, validOperation('signIn').variables?.({} as never), { headers })

describe('wrong passwords', () => {
  it('count in both APIs and in all areas together', async () => {
    expect((await signIn()).status).toBe(400)
    expect((await signInByGraphql()).status).toBe(200)
    expect((await product.rest('/Staff/loginAdmin', { userName: 'a', password: 'wrong-1' })).status).toBe(400)
    const flood = await signIn()
    expectFlood(flood)
    expect(flood.body).toEqual({ tag: 'warning', msg: TEXT })
    expect(contractFaults('/Account/loginAccount', flood)).toEqual([])
    expectFlood(await product.rest('/Staff/loginStaff', { userName: 'a', password: 'wrong-1' }))
    const query = await signInByGraphql({ 'accept-language': 'fr-CA' })
    expectFlood(query)
    expect(query.body.errors).toMatchObject([
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

  it('are what counts: right ones stay free', async () => {
    const { email, password } = await product.customer()
    for (let time = 0; time < 6; time++) {
      const reply = await product.rest('/Account/loginAccount', {
        userName: email,
        password,
        isRemember: false,
      })
      expect(reply.status).toBe(200)
    }
  })
})

describe('forms that a person sent', () => {
  const form = { firstName: 'Noa', email: 'noa@example.com', password: 'noa-noa' }

  async function sent(path: string, fields: object) {
    // each needs a picture of its own; what is counted here are the forms
    await product.database.pool.query(
      "delete from attempt where key like 'pictures%' or key like 'humanProofs%'",
    )
    const headers = await lookAtCaptcha(product)
    return product.rest(path, { validationCode: SHOWN_CHARACTERS, ...fields }, { headers })
  }

  it.each([
    ['/Account/createAccount', form],
    ['/Account/forgottenAccountPassword', { emailOrPhone: 'noa@example.com' }],
  ])('%s have a limit, and those with a fault do not count', async (path, fields) => {
    for (let time = 0; time < 4; time++) expect((await product.rest(path, {})).status).toBe(400)
    for (let time = 0; time < 2; time++) expect((await sent(path, fields)).status).not.toBe(429)
    const flood = await sent(path, fields)
    expectFlood(flood)
    expect(contractFaults(path, flood)).toEqual([])
  })

  it('are told by GraphQL with a code', async () => {
    for (let time = 0; time < 3; time++)
      await product.rest('/Account/createAccount', { ...form, validationCode: 'x' })
    const { query, variables } = validOperation('register')
    const flood = await product.graphql(query, variables?.({} as never))
    expectFlood(flood)
    expect(flood.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  })
})

it('wrong reset codes have a limit', async () => {
  const path = '/Account/resetAccountPassword'
  const attempt = { userId: 'A'.repeat(43), validationCode: '123456', newPassword: 'another-1' }
  for (let time = 0; time < 2; time++) expect((await product.rest(path, attempt)).status).toBe(400)
  const flood = await product.rest(path, attempt)
  expectFlood(flood)
  expect(contractFaults(path, flood)).toEqual([])
})

it.each(['generateValidation', 'generateProofOfWork', 'activateAccount'])('%s has a limit', async (name) => {
  const look = () => product.send(`/api/Account/${name}`)
  for (let time = 0; time < 2; time++) expect((await look()).status).toBeLessThan(400)
  expectFlood(await look())
})

describe('everything', () => {
  it('has a limit, whatever the address, behind which the process still says that it lives', async () => {
    const look = () => product.send('/static/ranks/nothing.svg')
    let last = await look()
    for (let time = 0; time < EVERYTHING && last.status === 404; time++) last = await look()
    expectFlood(last)
    for (const path of ['/', '/health/ready', '/metrics', '/api/docs', '/robots.txt', '/nowhere'])
      expectFlood(await product.send(path))
    expect((await product.rest('/Account/getAccountDetail', {})).body).toEqual({ tag: 'warning', msg: TEXT })
    const query = await product.graphql('{ __typename }', {}, { headers: { 'accept-language': 'zh' } })
    expectFlood(query)
    expect(query.body).toEqual({
      errors: [{ message: '请求过于频繁，请稍候再试。', extensions: { code: 'RATE_LIMITED' } }],
    })
    expect((await product.send('/health/live')).status).toBe(200)
  })
})
