import { describe, expect, it } from 'vitest'
import { mailFor } from './mailbox.ts'
import { ACTIVATION, activate, newCustomer, registration } from './newCustomer.ts'
import { withCaptcha } from './people.ts'
import type { World } from './world.ts'

/** Customers as the office looks after them (back-office document, sections 2, 5 and 7). */
export function customers(world: () => World): void {
  describe('customers of the office', () => {
    it('are listed newest first, with true totals', async () => {
      const { box, admin } = world()
      const { userId } = await newCustomer(world(), 'newest')
      const page = (curPageIndex: number, pageSize = 10) =>
        box.good<UserPage>('/Staff/getAdminUserData', { curPageIndex, pageSize }, admin)
      const { userData, totalCount } = await page(1)
      expect(userData[0]).toMatchObject({ id: userId, isActive: true, points: 0, properties: [] })
      expect(userData).toHaveLength(Math.min(10, totalCount))
      expect(await page(999)).toEqual({ userData: [], totalCount })
      const wrong = { curPageIndex: 0, pageSize: 10 }
      expect(await box.refused('/Staff/getAdminUserData', wrong, admin)).toMatchObject({
        tag: 'curPageIndex',
      })
    })

    it('are activated by hand or by another mail', async () => {
      const { box, admin } = world()
      for (const name of ['by-hand', 'by-mail']) {
        const form = registration(name)
        expect((await withCaptcha(box, '/Account/createAccount', form)).status).toBe(200)
        const user = await card(world(), form.email)
        expect(user).toMatchObject({ isActive: false })
        const userId = user.id
        if (name === 'by-hand') await box.good('/Staff/setUserActive', { userId }, admin)
        else {
          const earlier = await mailFor(box, form.email, { saying: ACTIVATION })
          await box.good('/Staff/sendUserActiveMail', { userId }, admin)
          await activate(world(), form.email, earlier)
        }
        expect(await card(world(), form.email)).toMatchObject({ isActive: true })
        expect(await box.refused('/Staff/sendUserActiveMail', { userId }, admin)).toMatchObject({
          tag: 'warning',
        })
      }
      const absent = { userId: crypto.randomUUID() }
      expect(await box.refused('/Staff/setUserActive', absent, admin)).toEqual({
        tag: 'warning',
        msg: 'not found',
      })
    })

    it('have all that is kept of them handed out as a file', async () => {
      const { box, admin } = world()
      const { userId, email } = await newCustomer(world(), 'file')
      const { sections } = await box.good<{ sections: Record<string, object[]> }>(
        '/Staff/downloadCustomerData',
        { userId },
        admin,
      )
      expect(sections.profile).toMatchObject([{ email }])
      const absent = { userId: crypto.randomUUID() }
      expect(await box.refused('/Staff/downloadCustomerData', absent, admin)).toMatchObject({
        msg: 'not found',
      })
    })

    it('have a memo and a tag that only the office sees', async () => {
      const { box, admin } = world()
      const { userId, email, token } = await newCustomer(world(), 'memo')
      await box.good('/Staff/editUserMemo', { userId, newMemo: 'rings twice' }, admin)
      await box.good('/Staff/editUserSpecialAttr', { userId, specialAttr: 1 }, admin)
      expect(await card(world(), email)).toMatchObject({ userName: 'rings twice', specialAttr: 1 })
      const own = await box.good('/Account/getAccountDetail', { userId }, token)
      expect(JSON.stringify(own)).not.toContain('rings twice')
      const long = { userId, newMemo: 'x'.repeat(1_001) }
      expect(await box.refused('/Staff/editUserMemo', long, admin)).toMatchObject({ tag: 'newMemo' })
      const odd = { userId, specialAttr: 2 }
      expect(await box.refused('/Staff/editUserSpecialAttr', odd, admin)).toMatchObject({
        tag: 'specialAttr',
      })
    })
  })
}

interface UserPage {
  readonly userData: readonly { readonly id: string; readonly emailAddress: string }[]
  readonly totalCount: number
}

async function card({ box, admin }: World, email: string) {
  const list = { curPageIndex: 1, pageSize: 50 }
  const { userData } = await box.good<UserPage>('/Staff/getAdminUserData', list, admin)
  const found = userData.find(({ emailAddress }) => emailAddress === email)
  if (found === undefined) throw new Error(`${email} is not on the first page`)
  return found
}
