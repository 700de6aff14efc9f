import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { issueActivation } from '../../identity/activation.handlers.ts'
import { resetPassword } from '../../identity/passwordReset.handlers.ts'
import { ageAttempts } from '../../testing/ageAttempts.ts'
import {
  CODE_OVER,
  otherCode,
  type PasswordSteps,
  passwordSteps,
  WRONG_CODE,
} from '../../testing/passwordSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What a mailed code is good for, and how often it may be guessed at (customer document sections 2, 5 and 7; decisions A4, A5, A7). */

let product: TestApp
let at: PasswordSteps
beforeAll(async () => {
  product = await startTestApp()
  at = passwordSteps(product)
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

describe('the mailed code', () => {
  it('is good for five tries, whatever comes at once', async () => {
    const { userId, validationCode } = await at.mailed()
    const guesses = Array.from({ length: 12 }, () =>
      at.reset({ userId, validationCode: otherCode(validationCode) }),
    )
    const texts = (await Promise.all(guesses)).map(({ body }) => body.msg)
    expect(texts.filter((text) => text === WRONG_CODE.body.msg)).toHaveLength(5)
    expect(await at.reset({ userId, validationCode })).toMatchObject(CODE_OVER)
  })

  it('is right at the fifth try, and costs none for a password that is too short', async () => {
    const { userId, validationCode } = await at.mailed()
    for (let tries = 0; tries < 4; tries++)
      expect(await at.reset({ userId, validationCode: otherCode(validationCode) })).toMatchObject(WRONG_CODE)
    const short = await at.reset({ userId, validationCode, newPassword: '12345' })
    expect(short.body).toEqual({
      tag: 'newPassword',
      msg: 'The password your entered does not meet the minimum length requirement.',
    })
    expect(
      (
        await at.reset({
          userId,
          validationCode: ` ${validationCode.slice(0, 3)} ${validationCode.slice(3)}`,
        })
      ).status,
    ).toBe(200)
  })

  it('belongs to its handle', async () => {
    const [one, other] = [await at.mailed(), await at.mailed()]
    const { userId } = other
    expect(await at.reset({ userId, validationCode: one.validationCode })).toMatchObject(
      one.validationCode === other.validationCode ? {} : WRONG_CODE,
    )
    for (const nothing of ['nobody', other.customer.userId, 'A'.repeat(43)])
      expect(await at.reset({ userId: nothing, validationCode: other.validationCode })).toMatchObject(
        CODE_OVER,
      )
  })

  it('changes a password once, however many send it at once', async () => {
    const { customer, userId, validationCode } = await at.mailed()
    const replies = await Promise.all(Array.from({ length: 6 }, () => at.reset({ userId, validationCode })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await at.kindsFor(customer.userId)).toEqual(['resetCode', 'passwordChanged'])
  })

  it('is worth nothing beside another one that is used at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, ...first } = await at.mailed()
      const { body } = await at.forget(customer.email)
      const second = { userId: body.userId, validationCode: (await at.codesOf(customer.userId))[1] ?? '' }
      const replies = await Promise.all([first, second].map((each) => at.reset(each)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(replies.find(({ status }) => status === 400)).toMatchObject(CODE_OVER)
    }
  })

  it('is worth nothing once another one was used', async () => {
    const { customer, userId, validationCode } = await at.mailed()
    const second = (await at.forget(customer.email)).body.userId
    const codes = await at.codesOf(customer.userId)
    await at.reset({ userId, validationCode })
    for (const code of codes)
      expect(await at.reset({ userId: second, validationCode: code })).toMatchObject(CODE_OVER)
  })

  it('opens an account that still waits for its link, and no other', async () => {
    const deactivate = (id: string) =>
      product.database.pool.query('update customer set is_active = false where id = $1', [id])
    const waiting = await at.mailed()
    await deactivate(waiting.customer.userId)
    await issueActivation(product.application.accounts, {
      userId: waiting.customer.userId,
      now: product.now(),
    })
    await at.reset(waiting)
    expect((await at.signIn(waiting.customer.email, 'another-1')).status).toBe(200)
    const closed = await at.mailed()
    await deactivate(closed.customer.userId)
    await at.reset(closed)
    expect((await at.signIn(closed.customer.email, 'another-1')).body).toMatchObject({ tag: 'userName' })
  })

  it('lifts the lockout of whoever had forgotten the password', async () => {
    const { customer, userId, validationCode } = await at.mailed()
    for (let failure = 0; failure < 10; failure++) await at.signIn(customer.email, 'wrong-1')
    expect((await at.signIn(customer.email, 'another-1')).body).toMatchObject({ tag: 'warning' })
    await at.reset({ userId, validationCode })
    expect((await at.signIn(customer.email, 'another-1')).status).toBe(200)
  })

  it('cannot be read from its row, nor the handle', async () => {
    const { userId, validationCode } = await at.mailed()
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
    const { customer, userId } = await at.mailed()
    await guessed(userId, 5)
    await guessed((await at.forget(customer.email)).body.userId, 5)
    const third = { userId: (await at.forget(customer.email)).body.userId }
    const code = (await at.codesOf(customer.userId))[2] ?? ''
    expect(await at.reset({ ...third, validationCode: code })).toMatchObject(PAUSED)
    await ageAttempts(product.database.pool, { hours: 24 })
    expect((await at.reset({ ...third, validationCode: code })).status).toBe(200)
  })

  it('are counted alike for a name that is nobody’s', async () => {
    const ask = async () => (await at.forget('nobody.at.all@example.com')).body.userId
    await guessed(await ask(), 5)
    await guessed(await ask(), 5)
    expect(await at.reset({ userId: await ask(), validationCode: '000000' })).toMatchObject(PAUSED)
  })

  it('keep nobody out where they signed in before', async () => {
    const { customer, userId } = await at.mailed()
    await at.signIn(customer.email, customer.password)
    await guessed(userId, 5)
    await guessed((await at.forget(customer.email)).body.userId, 5)
    const third = (await at.forget(customer.email)).body.userId
    const validationCode = (await at.codesOf(customer.userId))[2] ?? ''
    expect((await at.reset({ userId: third, validationCode })).status).toBe(200)
  })
})
