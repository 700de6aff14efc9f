import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { showCaptcha } from '../../identity/humanProof.handlers.ts'
import { requestPasswordReset } from '../../identity/passwordReset.handlers.ts'
import { signIn } from '../../identity/signIn.handlers.ts'
import { ageAttempts } from '../../testing/ageAttempts.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from '../../testing/captcha.ts'
import {
  CODE_OVER,
  otherCode,
  type PasswordSteps,
  passwordSteps,
  WRONG_CODE,
} from '../../testing/passwordSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Asking for a new password (customer document sections 2, 5 and 7; decisions A7, A9). */

let product: TestApp
let at: PasswordSteps
beforeAll(async () => {
  product = await startTestApp()
  at = passwordSteps(product)
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which ends every session and signs nobody in', async () => {
    const { customer, userId, validationCode } = await at.mailed()
    expect(validationCode).toMatch(/^\d{6}$/)
    const done = await at.reset({ userId, validationCode, newPassword: 'another-1' })
    expect([done.status, done.body]).toEqual([200, { msg: 'Password changed. Sign in with the new one.' }])
    expect(await at.isOpen(customer.token)).toBe(false)
    expect((await at.signIn(customer.email, customer.password)).status).toBe(400)
    expect((await at.signIn(customer.email, 'another-1')).status).toBe(200)
    expect(await at.kindsFor(customer.userId)).toEqual(['resetCode', 'passwordChanged'])
    expect(await at.reset({ userId, validationCode })).toMatchObject(CODE_OVER)
  })

  it('is asked for by phone too', async () => {
    const { userId } = await product.customer()
    await product.database.pool.query("update customer set phone = '+14035550155' where id = $1", [userId])
    await at.forget('(403) 555-0155')
    expect(await at.codesOf(userId)).toHaveLength(1)
  })

  it('answers alike whether or not there is such an account', async () => {
    const { email, userId } = await product.customer()
    for (const language of ['en', 'fr', 'zh', 'hi']) {
      const known = await at.forget(email, {}, language)
      const unknown = await at.forget('nobody@example.com', {}, language)
      expect([known.status, unknown.status]).toEqual([200, 200])
      expect(known.text.replace(known.body.userId, '')).toBe(unknown.text.replace(unknown.body.userId, ''))
      for (const { body } of [known, unknown]) expect(body.userId).toMatch(/^[\w-]{43}$/)
      const names = ({ headers }: typeof known) => [...headers.keys()].sort()
      expect(names(known)).toEqual(names(unknown))
      expect(known.headers.get('content-length')).toBe(unknown.headers.get('content-length'))
    }
    // the fourth within a quarter of an hour looks the same and mails nothing
    expect(await at.codesOf(userId)).toHaveLength(3)
  })

  it('answers a handle of nobody the way it answers a wrong code', async () => {
    const known = await at.mailed()
    const unknown = (await at.forget('nobody@example.com')).body.userId
    for (let tries = 0; tries < 7; tries++) {
      const mine = await at.reset({ userId: known.userId, validationCode: otherCode(known.validationCode) })
      const nobodys = await at.reset({ userId: unknown, validationCode: '123456' })
      expect(mine).toMatchObject(tries < 5 ? WRONG_CODE : CODE_OVER)
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
    ['x'.repeat(255), {}, 'emailOrPhone', '254 characters maximum'],
    ['a@b.ca', { validationCode: '' }, 'validationCode', 'This field is required.'],
    [
      'a@b.ca',
      { validationCode: 'xxxxx' },
      'validationCode',
      'Those aren’t the characters in the picture. Try the new one.',
    ],
    ['a@b.ca', { proofOfWork: 'x' }, 'proofOfWork', 'The automatic check failed. Start it again.'],
  ])('of %j with %j is refused', async (emailOrPhone, change, tag, msg) => {
    expect(await at.forget(emailOrPhone, change)).toMatchObject({ status: 400, body: { tag, msg } })
  })

  const ask = async (emailOrPhone: string, networkAddress = '192.0.2.1') => {
    const { accounts } = product.application
    const now = product.now()
    const { captchaId } = await showCaptcha(accounts, now)
    const proof = { captchaId, validationCode: SHOWN_CHARACTERS, networkAddress, now }
    await requestPasswordReset(accounts, { emailOrPhone, ...proof })
  }

  it('is mailed at most three times in a quarter of an hour and ten times a day', async () => {
    const { email, userId } = await product.customer()
    for (let visit = 0; visit < 5; visit++) {
      await Promise.all([ask(email), ask(email), ask(email), ask(email)])
      await ageAttempts(product.database.pool, { minutes: 15 })
    }
    // 3 + 3 + 3 + 1: the tenth is the day's last
    expect(await at.codesOf(userId)).toHaveLength(10)
  })

  it('is mailed to where somebody signed in before, however often strangers asked', async () => {
    const { email, userId, password } = await product.customer()
    const [own, strange] = ['198.51.100.7', '192.0.2.1']
    await signIn(product.application.accounts, {
      area: 'customer',
      userName: email,
      password,
      isRemember: false,
      networkAddress: own,
      now: product.now(),
    })
    for (const networkAddress of [strange, strange, strange, strange, own, own, own, own, strange])
      await ask(email, networkAddress)
    expect(await at.codesOf(userId)).toHaveLength(3 + 3)
  })
})
