import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS } from '../../identity/attemptLimits.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import {
  CODE_OVER,
  type PasswordReply,
  type PasswordSteps,
  passwordSteps,
} from '../../testing/passwordSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A password changed by who is signed in (customer document sections 5 and 7; decisions A4, A5). */

let product: TestApp
let at: PasswordSteps
beforeAll(async () => {
  product = await startTestApp()
  at = passwordSteps(product)
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

const CHANGE = '/Account/changeAccountPassword'

describe('a changed password', () => {
  const change = (token: string, fields: object) =>
    product.rest<PasswordReply>(
      CHANGE,
      { currentPassword: 'newcomer-1', newPassword: 'another-1', ...fields },
      { token },
    )

  it('ends every session and gives the one to go on with', async () => {
    const customer = await product.customer()
    const other = await at.signIn(customer.email, customer.password)
    const changed = await change(customer.token, { userId: customer.userId })
    expect(contractFaults(CHANGE, changed)).toEqual([])
    expect(changed).toMatchObject({
      status: 200,
      body: { msg: 'Password changed. All other devices are signed out.' },
    })
    expect(await at.isOpen(customer.token)).toBe(false)
    expect(await at.isOpen(String(other.body.token))).toBe(false)
    expect(await at.isOpen(changed.body.token)).toBe(true)
    expect((await at.signIn(customer.email, customer.password)).status).toBe(400)
    expect((await at.signIn(customer.email, 'another-1')).status).toBe(200)
    expect(await at.kindsFor(customer.userId)).toEqual(['passwordChanged'])
    const { rows } = await product.database.pool.query(
      'select is_remembered from session where person_id = $1 and revoked_at is null order by created_at',
      [customer.userId],
    )
    expect(rows).toEqual([{ is_remembered: true }, { is_remembered: false }])
  })

  it('makes a mailed code worthless', async () => {
    const { customer, userId, validationCode } = await at.mailed()
    await change(customer.token, {})
    expect(await at.reset({ userId, validationCode })).toMatchObject(CODE_OVER)
  })

  it.each([
    [{ currentPassword: 'newcomer-2' }, 'currentPassword', 'The current password is wrong.'],
    [{ currentPassword: '' }, 'currentPassword', 'This field is required.'],
    [{ newPassword: '' }, 'newPassword', 'This field is required.'],
    [
      { newPassword: '12345' },
      'newPassword',
      'The password your entered does not meet the minimum length requirement.',
    ],
    [
      { newPassword: 'newcomer-1' },
      'newPassword',
      'Choose a password that’s different from your current one.',
    ],
    [{ newPassword: 'x'.repeat(201) }, 'newPassword', '200 characters maximum'],
  ])('with %j is refused, and all stays', async (fields, tag, msg) => {
    const customer = await product.customer()
    const refused = await change(customer.token, fields)
    expect(contractFaults(CHANGE, refused)).toEqual([])
    expect(refused).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await at.isOpen(customer.token)).toBe(true)
    expect((await at.signIn(customer.email, customer.password)).status).toBe(200)
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
    expect(await at.kindsFor(customer.userId)).toHaveLength(ATTEMPT_LIMITS.ownMails.most)
  })

  it('cannot be guessed at without end from a session that was left open', async () => {
    const customer = await product.customer()
    for (let failure = 0; failure < 10; failure++)
      await change(customer.token, { currentPassword: 'wrong-1' })
    expect((await change(customer.token, {})).body).toMatchObject({ tag: 'warning' })
    expect((await at.signIn(customer.email, customer.password)).body).toMatchObject({ tag: 'warning' })
  })
})
