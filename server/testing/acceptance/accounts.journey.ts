import { describe, expect, it } from 'vitest'
import { mailFor } from './mailbox.ts'
import { activate, newCustomer, registration } from './newCustomer.ts'
import { withCaptcha } from './people.ts'
import type { World } from './world.ts'

/** Registering, signing in, and looking after an account (customer document, sections 2, 5 and 7). */
export function accounts(world: () => World): void {
  describe('an account', () => {
    it('may be asked for by work of the device instead of a picture', async () => {
      const { box } = world()
      const path = '/Account/generateProofOfWork'
      const { status, body } = await box.send(`/api${path}`)
      box.note(path, status)
      expect([status, typeof body]).toEqual([200, 'object'])
    })

    it('is registered with the right captcha, and opened by the mailed link', async () => {
      const { box } = world()
      const path = '/Account/createAccount'
      const form = registration('register')
      expect(await withCaptcha(box, path, { ...form, validationCode: 'wrong' })).toMatchObject({
        status: 400,
        body: { tag: 'validationCode' },
      })
      expect(await withCaptcha(box, path, { ...form, password: 'short' })).toMatchObject({
        status: 400,
        body: {
          tag: 'password',
          msg: 'The password your entered does not meet the minimum length requirement.',
        },
      })
      expect((await withCaptcha(box, path, form)).status).toBe(200)
      const signIn = { userName: form.email.toUpperCase(), password: form.password, isRemember: false }
      expect(await box.refused('/Account/loginAccount', signIn)).toMatchObject({ tag: 'userName' })
      await activate(world(), form.email)
      expect(await box.good('/Account/loginAccount', signIn)).toMatchObject({ user: { firstName: 'Robin' } })
      expect(await withCaptcha(box, path, form)).toMatchObject({ status: 400, body: { tag: 'email' } })
    })

    it('is told apart from nobody at sign-in', async () => {
      const { box } = world()
      const wrong = { password: 'wrong-1', isRemember: false }
      const known = await box.refused('/Account/loginAccount', { userName: 'avery@example.com', ...wrong })
      const nobody = await box.refused('/Account/loginAccount', { userName: 'nobody@example.com', ...wrong })
      expect(known.tag).toBe('password')
      expect(nobody).toEqual(known)
    })

    it('shows its rank, and its profile can be edited', async () => {
      const { box, avery } = world()
      const { userId, token } = avery
      const rank = await box.good('/Account/getAccountRankInfo', { userId }, token)
      expect(rank).toMatchObject({ title: 'Gold', rank: 11, discount: 50 })
      const before = await box.good('/Account/getAccountEditInfo', { userId }, token)
      const edited = { ...before, userId, lastName: 'Brightwater', dob: '1984-02-29' }
      await box.good('/Account/saveAccountEditInfo', edited, token)
      expect(await box.good('/Account/getAccountEditInfo', { userId }, token)).toMatchObject({
        firstName: before.firstName,
        lastName: 'Brightwater',
        dob: '1984-02-29',
      })
      const save = (changed: object) =>
        box.refused('/Account/saveAccountEditInfo', { ...edited, ...changed }, token)
      expect(await save({ firstName: '' })).toMatchObject({ tag: 'firstName' })
      expect(await save({ dob: '1984-02-30' })).toMatchObject({ tag: 'dob' })
      expect(await save({ dob: '2999-01-01' })).toMatchObject({ tag: 'dob' })
      expect(await save({ phoneNumber: '12' })).toMatchObject({ tag: 'phoneNumber' })
      await box.good('/Account/saveAccountEditInfo', { ...before, userId }, token)
    })

    it('takes away everything that is kept of them, as a file', async () => {
      const { box, avery } = world()
      const { token } = avery
      const path = '/Account/downloadPersonalData'
      const file = async (headers: Record<string, string>) => {
        const reply = await box.send(`/api${path}`, { headers })
        box.note(path, reply.status)
        return reply
      }
      expect(await file({})).toMatchObject({ status: 401, body: { tag: 'error' } })
      const { status, text } = await file({ authorization: `Bearer ${token}` })
      expect(status).toBe(200)
      expect(text).toContain('avery@example.com')
      expect(text).not.toContain('camille@example.com')
    })

    it('gets another password only for the old one, and then everything else is signed out', async () => {
      const { box } = world()
      const { userId, token, email } = await newCustomer(world(), 'changes')
      const path = '/Account/changeAccountPassword'
      const change = { userId, currentPassword: 'robin-1', newPassword: 'robin-2' }
      expect(await box.refused(path, { ...change, currentPassword: 'wrong-1' }, token)).toMatchObject({
        tag: 'currentPassword',
      })
      expect(await box.refused(path, { ...change, newPassword: 'short' }, token)).toMatchObject({
        tag: 'newPassword',
      })
      const other = await box.good<{ token: string }>('/Account/loginAccount', {
        userName: email,
        password: 'robin-1',
        isRemember: true,
      })
      await box.good(path, change, token)
      const late = await box.send('/api/Account/getAccountDetail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${other.token}` },
        body: '{}',
      })
      expect(late.status).toBe(401)
    })

    it('gets a forgotten password back by the mailed code, which works once', async () => {
      const { box } = world()
      const { email } = await newCustomer(world(), 'forgets')
      const forgot = (emailOrPhone: string) =>
        withCaptcha<{ userId: string; msg: string }>(box, '/Account/forgottenAccountPassword', {
          emailOrPhone,
          validationCode: 'maple',
        })
      const [known, nobody] = [await forgot(email), await forgot('nobody@example.com')]
      expect([known.status, nobody.status]).toEqual([200, 200])
      expect(nobody.body.msg).toBe(known.body.msg)
      expect(nobody.body.userId).toHaveLength(known.body.userId.length)
      const wrongPicture = await withCaptcha(box, '/Account/forgottenAccountPassword', {
        emailOrPhone: email,
        validationCode: 'wrong',
      })
      expect(wrongPicture).toMatchObject({ status: 400, body: { tag: 'validationCode' } })

      const mail = await mailFor(box, email, { saying: /\b\d{6}\b/ })
      const [validationCode = ''] = /\b\d{6}\b/.exec(mail) ?? []
      const reset = { userId: known.body.userId, newPassword: 'robin-3', validationCode }
      const path = '/Account/resetAccountPassword'
      const other = validationCode === '000000' ? '111111' : '000000'
      expect(await box.refused(path, { ...reset, validationCode: other })).toMatchObject({
        tag: 'validationCode',
      })
      await box.good(path, reset)
      expect(await box.refused(path, { ...reset, newPassword: 'robin-4' })).toMatchObject({
        tag: 'validationCode',
      })
      await box.good('/Account/loginAccount', { userName: email, password: 'robin-3', isRemember: false })
    })
  })
}
