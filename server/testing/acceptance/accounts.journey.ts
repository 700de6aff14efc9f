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
      await box.refused('userName', '/Account/loginAccount', signIn)
      await activate(world(), form.email)
      expect(await box.good('/Account/loginAccount', signIn)).toMatchObject({ user: { firstName: 'Robin' } })
      expect(await withCaptcha(box, path, form)).toMatchObject({ status: 400, body: { tag: 'email' } })
    })

    it('is told apart from nobody at sign-in', async () => {
      const { box } = world()
      const wrong = { password: 'wrong-1', isRemember: false }
      const refuses = (userName: string) =>
        box.refused('password', '/Account/loginAccount', { userName, ...wrong })
      expect(await refuses('nobody@example.com')).toEqual(await refuses('avery@example.com'))
    })

    it('shows its rank, and its profile can be edited', async () => {
      const { avery } = world()
      const { userId } = avery
      const rank = await avery.good('/Account/getAccountRankInfo', { userId })
      expect(rank).toMatchObject({ title: 'Gold', rank: 11, discount: 50 })
      const before = await avery.good('/Account/getAccountEditInfo', { userId })
      const edited = { ...before, userId, lastName: 'Brightwater', dob: '1984-02-29' }
      await avery.good('/Account/saveAccountEditInfo', edited)
      expect(await avery.good('/Account/getAccountEditInfo', { userId })).toMatchObject({
        firstName: before.firstName,
        lastName: 'Brightwater',
        dob: '1984-02-29',
      })
      const refusesTo = (changed: object, tag: string) =>
        avery.refused(tag, '/Account/saveAccountEditInfo', { ...edited, ...changed })
      await refusesTo({ firstName: '' }, 'firstName')
      await refusesTo({ dob: '1984-02-30' }, 'dob')
      await refusesTo({ dob: '2999-01-01' }, 'dob')
      await refusesTo({ phoneNumber: '12' }, 'phoneNumber')
      await avery.good('/Account/saveAccountEditInfo', { ...before, userId })
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
      const self = await newCustomer(world(), 'changes')
      const { userId, email } = self
      const path = '/Account/changeAccountPassword'
      const change = { userId, currentPassword: 'robin-1', newPassword: 'robin-2' }
      await self.refused('currentPassword', path, { ...change, currentPassword: 'wrong-1' })
      await self.refused('newPassword', path, { ...change, newPassword: 'short' })
      const other = await box.good<{ token: string }>('/Account/loginAccount', {
        userName: email,
        password: 'robin-1',
        isRemember: true,
      })
      await self.good(path, change)
      await box.unknown('/Account/getAccountDetail', {}, other.token)
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
      await box.refused('validationCode', path, { ...reset, validationCode: other })
      await box.good(path, reset)
      await box.refused('validationCode', path, { ...reset, newPassword: 'robin-4' })
      await box.good('/Account/loginAccount', { userName: email, password: 'robin-3', isRemember: false })
    })
  })
}
