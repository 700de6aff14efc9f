import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { issueActivation } from '../../identity/activation.handlers.ts'
import { showCaptcha } from '../../identity/humanProof.handlers.ts'
import { requestPasswordReset, resetPassword } from '../../identity/passwordReset.handlers.ts'
import { ATTEMPT_LIMITS } from '../../kernel/attemptLimits.ts'
import { ageAttempts } from '../../testing/ageAttempts.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from '../../testing/captcha.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../../testing/startProduct.ts'

/** Forgotten and changed passwords, as a browser goes (customer document sections 2, 5 and 7; decisions A4, A5, A7, A9). */

const FORGOTTEN = '/Account/forgottenAccountPassword'
const RESET = '/Account/resetAccountPassword'
const CHANGE = '/Account/changeAccountPassword'
const WRONG = { status: 400, body: { tag: 'validationCode', msg: 'This code is not correct.' } }
const OVER = {
  status: 400,
  body: { tag: 'validationCode', msg: 'This code is no longer valid. Please request a new one.' },
}

let product: StartedProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

interface Reply {
  readonly userId: string
  readonly msg: string
  readonly tag: string
  readonly token: string
}

async function forget(emailOrPhone: unknown, change: object = {}, language = 'en') {
  const headers = { ...(await lookAtCaptcha(product)), 'accept-language': language }
  const body = { emailOrPhone, validationCode: SHOWN_CHARACTERS, ...change }
  const reply = await product.rest<Reply>(FORGOTTEN, body, { headers })
  expect(contractFaults(FORGOTTEN, reply)).toEqual([])
  return reply
}

async function reset(fields: { userId: string; validationCode: string; newPassword?: string }) {
  const reply = await product.rest<Reply>(RESET, { newPassword: 'another-1', ...fields })
  expect(contractFaults(RESET, reply)).toEqual([])
  return reply
}

/** Somebody who asked for a code and has it. */
async function mailed(): Promise<{ customer: Newcomer; userId: string; validationCode: string }> {
  const customer = await product.customer()
  const { body } = await forget(customer.email)
  return { customer, userId: body.userId, validationCode: (await codesOf(customer.userId))[0] ?? '' }
}

async function codesOf(customerId: string): Promise<readonly string[]> {
  const mails = await product.posted(customerId)
  return mails.flatMap(({ kind, facts }) => (kind === 'resetCode' ? [facts.code ?? ''] : []))
}

const kindsFor = async (customerId: string) => (await product.posted(customerId)).map(({ kind }) => kind)
const signIn = (userName: string, password: string) =>
  product.rest('/Account/loginAccount', { userName, password, isRemember: false })
const isOpen = async (token: string) =>
  (await product.rest('/Account/getAccountEditInfo', {}, { token })).status === 200
const notThis = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which ends every session and signs nobody in', async () => {
    const { customer, userId, validationCode } = await mailed()
    expect(validationCode).toMatch(/^\d{6}$/)
    const done = await reset({ userId, validationCode, newPassword: 'another-1' })
    expect([done.status, done.body]).toEqual([
      200,
      { msg: 'Your password has been changed. Please sign in with the new one.' },
    ])
    expect(await isOpen(customer.token)).toBe(false)
    expect((await signIn(customer.email, customer.password)).status).toBe(400)
    expect((await signIn(customer.email, 'another-1')).status).toBe(200)
    expect(await kindsFor(customer.userId)).toEqual(['resetCode', 'passwordChanged'])
    expect(await reset({ userId, validationCode })).toMatchObject(OVER)
  })

  it('is asked for by phone too', async () => {
    const { userId } = await product.customer()
    await product.database.pool.query("update customer set phone = '+14035550155' where id = $1", [userId])
    await forget('(403) 555-0155')
    expect(await codesOf(userId)).toHaveLength(1)
  })

  it('answers alike whether or not there is such an account', async () => {
    const { email, userId } = await product.customer()
    for (const language of ['en', 'fr', 'zh', 'hi']) {
      const known = await forget(email, {}, language)
      const unknown = await forget('nobody@example.com', {}, language)
      expect([known.status, unknown.status]).toEqual([200, 200])
      expect(known.text.replace(known.body.userId, '')).toBe(unknown.text.replace(unknown.body.userId, ''))
      for (const { body } of [known, unknown]) expect(body.userId).toMatch(/^[\w-]{43}$/)
      const names = ({ headers }: typeof known) => [...headers.keys()].sort()
      expect(names(known)).toEqual(names(unknown))
      expect(known.headers.get('content-length')).toBe(unknown.headers.get('content-length'))
    }
    // the fourth within a quarter of an hour looks the same and mails nothing
    expect(await codesOf(userId)).toHaveLength(3)
  })

  it('answers a handle of nobody the way it answers a wrong code', async () => {
    const known = await mailed()
    const unknown = (await forget('nobody@example.com')).body.userId
    for (let tries = 0; tries < 7; tries++) {
      const mine = await reset({ userId: known.userId, validationCode: notThis(known.validationCode) })
      const nobodys = await reset({ userId: unknown, validationCode: '123456' })
      expect(mine).toMatchObject(tries < 5 ? WRONG : OVER)
      expect([nobodys.status, nobodys.text]).toEqual([mine.status, mine.text])
    }
  })

  it('takes its time whoever is asked about, so that the mail is not to be heard', async () => {
    const { email } = await product.customer()
    const { accounts } = product.application
    const slow = {
      ...accounts,
      queueSystemMail: async (...letter: Parameters<typeof accounts.queueSystemMail>) => {
        await accounts.queueSystemMail(...letter)
        await new Promise((resolve) => setTimeout(resolve, 100))
      },
    }
    for (const emailOrPhone of [email, 'nobody@example.com']) {
      const { cookie = '' } = await lookAtCaptcha(product)
      const shown = { captchaId: cookie.split('=')[1], validationCode: SHOWN_CHARACTERS }
      const proof = { ...shown, networkAddress: '192.0.2.1', now: product.now() }
      const began = performance.now()
      await requestPasswordReset(slow, { emailOrPhone, ...proof })
      // a timer may fire a millisecond early
      expect(performance.now() - began).toBeGreaterThan(businessRules.passwordReset.answerMs - 2)
    }
  })

  it.each([
    ['', {}, 'emailOrPhone', 'This field is required.'],
    [undefined, {}, 'emailOrPhone', 'This field is required.'],
    ['x'.repeat(255), {}, 'emailOrPhone', 'This is too long; 254 characters at most.'],
    ['a@b.ca', { validationCode: '' }, 'validationCode', 'This field is required.'],
    [
      'a@b.ca',
      { validationCode: 'xxxxx' },
      'validationCode',
      'These are not the characters of the picture. Please try the new one.',
    ],
    [
      'a@b.ca',
      { proofOfWork: 'x' },
      'proofOfWork',
      'The automatic check did not succeed. Please start it again.',
    ],
  ])('of %j with %j is refused', async (emailOrPhone, change, tag, msg) => {
    expect(await forget(emailOrPhone, change)).toMatchObject({ status: 400, body: { tag, msg } })
  })

  it('is mailed at most three times in a quarter of an hour and ten times a day', async () => {
    const { email, userId } = await product.customer()
    const { accounts } = product.application
    for (let visit = 0; visit < 5; visit++) {
      const now = product.now()
      const ask = async () => {
        const { captchaId } = await showCaptcha(accounts, now)
        const proof = { captchaId, validationCode: SHOWN_CHARACTERS, networkAddress: '192.0.2.1', now }
        await requestPasswordReset(accounts, { emailOrPhone: email, ...proof })
      }
      await Promise.all([ask(), ask(), ask(), ask()])
      await ageAttempts(product.database.pool, { minutes: 15 })
    }
    // 3 + 3 + 3 + 1: the tenth is the day's last
    expect(await codesOf(userId)).toHaveLength(10)
  })
})

describe('the mailed code', () => {
  it('is good for five tries, whatever comes at once', async () => {
    const { userId, validationCode } = await mailed()
    const guesses = Array.from({ length: 12 }, () =>
      reset({ userId, validationCode: notThis(validationCode) }),
    )
    const texts = (await Promise.all(guesses)).map(({ body }) => body.msg)
    expect(texts.filter((text) => text === WRONG.body.msg)).toHaveLength(5)
    expect(await reset({ userId, validationCode })).toMatchObject(OVER)
  })

  it('is right at the fifth try, and costs none for a password that is too short', async () => {
    const { userId, validationCode } = await mailed()
    for (let tries = 0; tries < 4; tries++)
      expect(await reset({ userId, validationCode: notThis(validationCode) })).toMatchObject(WRONG)
    const short = await reset({ userId, validationCode, newPassword: '12345' })
    expect(short.body).toEqual({
      tag: 'newPassword',
      msg: 'The password your entered does not meet the minimum length requirement.',
    })
    expect(
      (await reset({ userId, validationCode: ` ${validationCode.slice(0, 3)} ${validationCode.slice(3)}` }))
        .status,
    ).toBe(200)
  })

  it('belongs to its handle', async () => {
    const [one, other] = [await mailed(), await mailed()]
    const { userId } = other
    expect(await reset({ userId, validationCode: one.validationCode })).toMatchObject(
      one.validationCode === other.validationCode ? {} : WRONG,
    )
    for (const nothing of ['nobody', other.customer.userId, 'A'.repeat(43)])
      expect(await reset({ userId: nothing, validationCode: other.validationCode })).toMatchObject(OVER)
  })

  it('changes a password once, however many send it at once', async () => {
    const { customer, userId, validationCode } = await mailed()
    const replies = await Promise.all(Array.from({ length: 6 }, () => reset({ userId, validationCode })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await kindsFor(customer.userId)).toEqual(['resetCode', 'passwordChanged'])
  })

  it('is worth nothing beside another one that is used at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, ...first } = await mailed()
      const { body } = await forget(customer.email)
      const second = { userId: body.userId, validationCode: (await codesOf(customer.userId))[1] ?? '' }
      const replies = await Promise.all([first, second].map((each) => reset(each)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(replies.find(({ status }) => status === 400)).toMatchObject(OVER)
    }
  })

  it('is worth nothing once another one was used', async () => {
    const { customer, userId, validationCode } = await mailed()
    const second = (await forget(customer.email)).body.userId
    const codes = await codesOf(customer.userId)
    await reset({ userId, validationCode })
    for (const code of codes)
      expect(await reset({ userId: second, validationCode: code })).toMatchObject(OVER)
  })

  it('opens an account that still waits for its link, and no other', async () => {
    const deactivate = (id: string) =>
      product.database.pool.query('update customer set is_active = false where id = $1', [id])
    const waiting = await mailed()
    await deactivate(waiting.customer.userId)
    await issueActivation(product.application.accounts, {
      userId: waiting.customer.userId,
      now: product.now(),
    })
    await reset(waiting)
    expect((await signIn(waiting.customer.email, 'another-1')).status).toBe(200)
    const closed = await mailed()
    await deactivate(closed.customer.userId)
    await reset(closed)
    expect((await signIn(closed.customer.email, 'another-1')).body).toMatchObject({ tag: 'userName' })
  })

  it('lifts the lockout of whoever had forgotten the password', async () => {
    const { customer, userId, validationCode } = await mailed()
    for (let failure = 0; failure < 10; failure++) await signIn(customer.email, 'wrong-1')
    expect((await signIn(customer.email, 'another-1')).body).toMatchObject({ tag: 'warning' })
    await reset({ userId, validationCode })
    expect((await signIn(customer.email, 'another-1')).status).toBe(200)
  })

  it('cannot be read from its row, nor the handle', async () => {
    const { userId, validationCode } = await mailed()
    const { rows } = await product.database.pool.query(
      "select encode(handle_hash, 'escape') || encode(code_hash, 'escape') as kept from password_reset",
    )
    for (const secret of [userId, validationCode]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('guesses at codes', () => {
  const PAUSED = {
    status: 400,
    body: { tag: 'validationCode', msg: expect.stringMatching(/in 24 hours\.$/) },
  }
  const wrong = (userId: string, networkAddress: string) =>
    resetPassword(product.application.accounts, {
      userId,
      validationCode: '000000',
      newPassword: 'another-1',
      networkAddress,
      now: product.now(),
    })
  const guessed = async (userId: string, times: number, networkAddress = '192.0.2.1') => {
    for (let guess = 0; guess < times; guess++) await wrong(userId, networkAddress)
  }

  it('are ten a day for one account over all its codes, then the right one is refused too', async () => {
    const { customer, userId } = await mailed()
    await guessed(userId, 5)
    await guessed((await forget(customer.email)).body.userId, 5)
    const third = { userId: (await forget(customer.email)).body.userId }
    const code = (await codesOf(customer.userId))[2] ?? ''
    expect(await reset({ ...third, validationCode: code })).toMatchObject(PAUSED)
    await ageAttempts(product.database.pool, { hours: 24 })
    expect((await reset({ ...third, validationCode: code })).status).toBe(200)
  })

  it('are counted alike for a name that is nobody’s', async () => {
    const ask = async () => (await forget('nobody.at.all@example.com')).body.userId
    await guessed(await ask(), 5)
    await guessed(await ask(), 5)
    expect(await reset({ userId: await ask(), validationCode: '000000' })).toMatchObject(PAUSED)
  })

  it('keep nobody out where they signed in before', async () => {
    const { customer, userId } = await mailed()
    await signIn(customer.email, customer.password)
    await guessed(userId, 5)
    await guessed((await forget(customer.email)).body.userId, 5)
    const third = (await forget(customer.email)).body.userId
    const validationCode = (await codesOf(customer.userId))[2] ?? ''
    expect((await reset({ userId: third, validationCode })).status).toBe(200)
  })
})

describe('a changed password', () => {
  const change = (token: string, fields: object) =>
    product.rest<Reply>(
      CHANGE,
      { currentPassword: 'newcomer-1', newPassword: 'another-1', ...fields },
      { token },
    )

  it('ends every session and gives the one to go on with', async () => {
    const customer = await product.customer()
    const other = await signIn(customer.email, customer.password)
    const changed = await change(customer.token, { userId: customer.userId })
    expect(contractFaults(CHANGE, changed)).toEqual([])
    expect(changed).toMatchObject({
      status: 200,
      body: { msg: 'Your password has been changed. All other devices have been signed out.' },
    })
    expect(await isOpen(customer.token)).toBe(false)
    expect(await isOpen(String(other.body.token))).toBe(false)
    expect(await isOpen(changed.body.token)).toBe(true)
    expect((await signIn(customer.email, customer.password)).status).toBe(400)
    expect((await signIn(customer.email, 'another-1')).status).toBe(200)
    expect(await kindsFor(customer.userId)).toEqual(['passwordChanged'])
    const { rows } = await product.database.pool.query(
      'select is_remembered from session where person_id = $1 and revoked_at is null order by created_at',
      [customer.userId],
    )
    expect(rows).toEqual([{ is_remembered: true }, { is_remembered: false }])
  })

  it('makes a mailed code worthless', async () => {
    const { customer, userId, validationCode } = await mailed()
    await change(customer.token, {})
    expect(await reset({ userId, validationCode })).toMatchObject(OVER)
  })

  it.each([
    [{ currentPassword: 'newcomer-2' }, 'currentPassword', 'The current password is incorrect.'],
    [{ currentPassword: '' }, 'currentPassword', 'This field is required.'],
    [{ newPassword: '' }, 'newPassword', 'This field is required.'],
    [
      { newPassword: '12345' },
      'newPassword',
      'The password your entered does not meet the minimum length requirement.',
    ],
    [{ newPassword: 'x'.repeat(201) }, 'newPassword', 'This is too long; 200 characters at most.'],
  ])('with %j is refused, and all stays', async (fields, tag, msg) => {
    const customer = await product.customer()
    const refused = await change(customer.token, fields)
    expect(contractFaults(CHANGE, refused)).toEqual([])
    expect(refused).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await isOpen(customer.token)).toBe(true)
    expect((await signIn(customer.email, customer.password)).status).toBe(200)
  })

  it('is changed ten times a day at most, because each time mails somebody, as a wish to be forgotten does', async () => {
    const customer = await product.customer()
    let { token, password } = customer
    for (let time = 1; time <= ATTEMPT_LIMITS.ownMails.most; time++) {
      const newPassword = `another-${time}`
      const { status, body } = await change(token, { currentPassword: password, newPassword })
      expect(status).toBe(200)
      token = body.token
      password = newPassword
    }
    const next = await change(token, { currentPassword: password })
    expect(contractFaults(CHANGE, next)).toEqual([])
    expect(next).toMatchObject({ status: 429, body: { tag: 'warning' } })
    const wish =
      'mutation ($password: String!) { requestErasure(input: { password: $password }) { erasure { id } } }'
    const { body } = await product.graphql(wish, { password }, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(await kindsFor(customer.userId)).toHaveLength(ATTEMPT_LIMITS.ownMails.most)
  })

  it('cannot be guessed at without end from a session that was left open', async () => {
    const customer = await product.customer()
    for (let failure = 0; failure < 10; failure++)
      await change(customer.token, { currentPassword: 'wrong-1' })
    expect((await change(customer.token, {})).body).toMatchObject({ tag: 'warning' })
    expect((await signIn(customer.email, customer.password)).body).toMatchObject({ tag: 'warning' })
  })
})
