import { describe, expect, it } from 'vitest'
import { newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/** Points and payments by the office, and the histories they leave (both documents, sections 5 and 7). */
export function money(world: () => World): void {
  describe('money', () => {
    it('is given as reward points within its limits', async () => {
      const { admin } = world()
      const { userId } = await newCustomer(world(), 'given')
      const reward = await admin.good<{ newUser: object }>('/Staff/addUserRewardPoint', {
        userId,
        amount: 500,
      })
      expect(reward.newUser).toMatchObject({ points: 0, rewardPoints: 500 })
      for (const amount of [0, -1, 1.5, 10_000_000])
        await admin.refused('amount', '/Staff/addUserRewardPoint', { userId, amount })
    })

    it('is paid in cash, once unless it is meant twice', async () => {
      const { admin } = world()
      const { userId } = await newCustomer(world(), 'pays')
      const pay = { userId, paymentMethod: 1, paidAmount: 19.99, rewardPercent: 0, comment: '' }
      const path = '/Staff/confrmUserPayment'
      for (const [field, value] of [
        ['paidAmount', 0],
        ['paidAmount', 100_000],
        ['rewardPercent', 101],
        ['paymentMethod', 9],
      ] as const)
        await admin.refused(field, path, { ...pay, [field]: value })
      await admin.good(path, pay)
      await admin.refused('warning', path, pay)

      // 19.99 + 5 % GST 1.00 = 20.99, in cash 21.00
      const { hisPayments } = await admin.good<{ hisPayments: { id: number }[] }>(
        '/Staff/getAdminUserPayments',
        { userId },
      )
      expect(hisPayments).toMatchObject([{ subtotalAmount: 19.99, totalAmount: 20.99, payMethod: 1 }])
      const { hisPoints } = await admin.good<{ hisPoints: object[] }>('/Staff/getAdminUserPointHistory', {
        userId,
      })
      expect(hisPoints).toMatchObject([{ amount: 1_999, isReward: false, optRole: 3 }])
      const { hisExps } = await admin.good<{ hisExps: object[] }>('/Staff/getAdminUserExpHistory', { userId })
      expect(hisExps).toEqual([])
      const absent = { userId: crypto.randomUUID() }
      for (const name of ['getAdminUserPayments', 'getAdminUserPointHistory', 'getAdminUserExpHistory'])
        await admin.refused('warning: not found', `/Staff/${name}`, absent)
    })

    it('is shown by catalog and time, and never more than that', async () => {
      const { avery } = world()
      const { userId } = avery
      for (const historyCatalog of [1, 2, 3]) {
        const filter = { userId, historyCatalog }
        const { filterItems } = await avery.good<{ filterItems: { value: number }[] }>(
          '/Account/getHistoryFilterItem',
          filter,
        )
        expect(filterItems.slice(0, 4).map(({ value }) => value)).toEqual([1, 2, 3, 4])
      }
      const odd = { userId, historyCatalog: 4 }
      await avery.refused('historyCatalog', '/Account/getHistoryFilterItem', odd)
      for (const name of ['getUserPointHistory', 'getUserExpHistory', 'getUserPayments'])
        await avery.refused('filterType', `/Account/${name}`, { userId, filterType: 9, designatedYear: 0 })
      await avery.refused('warning: not found', '/Account/getPaymentInvoice', { userId, paymentId: 987_654 })
    })
  })
}
