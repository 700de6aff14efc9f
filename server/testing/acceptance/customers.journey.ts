import { describe, expect, it } from 'vitest'
import { mailFor } from './mailbox.ts'
import { ACTIVATION, activate, newCustomer, registration } from './newCustomer.ts'
import { withCaptcha } from './people.ts'
import type { World } from './world.ts'

/** The office's work on customers (back-office document, sections 2, 5 and 7). */
export function customers(world: () => World): void {
  describe('customers of the office', () => {
    it('are listed newest first, with true totals', async () => {
      const { admin } = world()
      const { userId } = await newCustomer(world(), 'newest')
      const page = (curPageIndex: number, pageSize = 10) =>
        admin.good<UserPage>('/Staff/getAdminUserData', { curPageIndex, pageSize })
      const { userData, totalCount } = await page(1)
      expect(userData[0]).toMatchObject({ id: userId, isActive: true, points: 0, properties: [] })
      expect(userData).toHaveLength(Math.min(10, totalCount))
      expect(await page(999)).toEqual({ userData: [], totalCount })
      const wrong = { curPageIndex: 0, pageSize: 10 }
      await admin.refused('curPageIndex', '/Staff/getAdminUserData', wrong)
    })

    it('are activated by hand or by another mail', async () => {
      const { box, admin } = world()
      for (const name of ['by-hand', 'by-mail']) {
        const form = registration(name)
        expect((await withCaptcha(box, '/Account/createAccount', form)).status).toBe(200)
        const user = await card(world(), form.email)
        expect(user).toMatchObject({ isActive: false })
        const userId = user.id
        if (name === 'by-hand') await admin.good('/Staff/setUserActive', { userId })
        else {
          const earlier = await mailFor(box, form.email, { saying: ACTIVATION })
          await admin.good('/Staff/sendUserActiveMail', { userId })
          await activate(world(), form.email, earlier)
        }
        expect(await card(world(), form.email)).toMatchObject({ isActive: true })
        await admin.refused('warning', '/Staff/sendUserActiveMail', { userId })
      }
      const absent = { userId: crypto.randomUUID() }
      await admin.refused('warning: not found', '/Staff/setUserActive', absent)
    })

    it('have all that is kept of them handed out as a file', async () => {
      const { admin } = world()
      const { userId, email } = await newCustomer(world(), 'file')
      const { sections } = await admin.good<{ sections: Record<string, object[]> }>(
        '/Staff/downloadCustomerData',
        { userId },
      )
      expect(sections.profile).toMatchObject([{ email }])
      const absent = { userId: crypto.randomUUID() }
      await admin.refused('warning: not found', '/Staff/downloadCustomerData', absent)
    })

    it('have a memo and a tag that only the office sees', async () => {
      const { admin } = world()
      const self = await newCustomer(world(), 'memo')
      const { userId, email } = self
      await admin.good('/Staff/editUserMemo', { userId, newMemo: 'rings twice' })
      await admin.good('/Staff/editUserSpecialAttr', { userId, specialAttr: 1 })
      expect(await card(world(), email)).toMatchObject({ userName: 'rings twice', specialAttr: 1 })
      const own = await self.good('/Account/getAccountDetail', { userId })
      expect(JSON.stringify(own)).not.toContain('rings twice')
      const long = { userId, newMemo: 'x'.repeat(1_001) }
      await admin.refused('newMemo', '/Staff/editUserMemo', long)
      const odd = { userId, specialAttr: 2 }
      await admin.refused('specialAttr', '/Staff/editUserSpecialAttr', odd)
    })
  })
}

interface UserPage {
  readonly userData: readonly { readonly id: string; readonly emailAddress: string }[]
  readonly totalCount: number
}

async function card({ admin }: World, email: string) {
  const list = { curPageIndex: 1, pageSize: 50 }
  const { userData } = await admin.good<UserPage>('/Staff/getAdminUserData', list)
  const found = userData.find(({ emailAddress }) => emailAddress === email)
  if (found === undefined) throw new Error(`${email} is not on the first page`)
  return found
}
