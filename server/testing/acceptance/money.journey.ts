import { describe, expect, it } from 'vitest'
import { newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/** Points and payments by the office, and the histories they leave (both documents, sections 5 and 7). */
export function money(world: () => World): void {
  describe('money', () => {
    it('is given as reward points within its limits', async () => {
      const { box, admin } = world()
      const { userId } = await newCustomer(world(), 'given')
      const reward = await box.good<{ newUser: object }>(
        '/Staff/addUserRewardPoint',
        { userId, amount: 500 },
        admin,
      )
      expect(reward.newUser).toMatchObject({ points: 0, rewardPoints: 500 })
      for (const amount of [0, -1, 1.5, 10_000_000])
        expect(await box.refused('/Staff/addUserRewardPoint', { userId, amount }, admin)).toMatchObject({
          tag: 'amount',
        })
    })

    it('is paid in cash, once unless it is meant twice', async () => {
      const { box, admin } = world()
      const { userId } = await newCustomer(world(), 'pays')
      const pay = { userId, paymentMethod: 1, paidAmount: 19.99, rewardPercent: 0, comment: '' }
      const path = '/Staff/confrmUserPayment'
      for (const [field, value] of [
        ['paidAmount', 0],
        ['paidAmount', 100_000],
        ['rewardPercent', 101],
        ['paymentMethod', 9],
      ] as const)
        expect(await box.refused(path, { ...pay, [field]: value }, admin)).toMatchObject({ tag: field })
      await box.good(path, pay, admin)
      expect(await box.refused(path, pay, admin)).toMatchObject({ tag: 'warning' })

      // 19.99 + 5 % GST 1.00 = 20.99, in cash 21.00
      const { hisPayments } = await box.good<{ hisPayments: { id: number }[] }>(
        '/Staff/getAdminUserPayments',
        { userId },
        admin,
      )
      expect(hisPayments).toMatchObject([{ subtotalAmount: 19.99, totalAmount: 20.99, payMethod: 1 }])
      const { hisPoints } = await box.good<{ hisPoints: object[] }>(
        '/Staff/getAdminUserPointHistory',
        { userId },
        admin,
      )
      expect(hisPoints).toMatchObject([{ amount: 1_999, isReward: false, optRole: 3 }])
      const { hisExps } = await box.good<{ hisExps: object[] }>(
        '/Staff/getAdminUserExpHistory',
        { userId },
        admin,
      )
      expect(hisExps).toEqual([])
      const absent = { userId: crypto.randomUUID() }
      for (const name of ['getAdminUserPayments', 'getAdminUserPointHistory', 'getAdminUserExpHistory'])
        expect(await box.refused(`/Staff/${name}`, absent, admin)).toMatchObject({ msg: 'not found' })
    })

    it('is shown by catalog and time, and never more than that', async () => {
      const { box, avery } = world()
      const { userId, token } = avery
      for (const historyCatalog of [1, 2, 3]) {
        const filter = { userId, historyCatalog }
        const { filterItems } = await box.good<{ filterItems: { value: number }[] }>(
          '/Account/getHistoryFilterItem',
          filter,
          token,
        )
        expect(filterItems.slice(0, 4).map(({ value }) => value)).toEqual([1, 2, 3, 4])
      }
      const odd = { userId, historyCatalog: 4 }
      expect(await box.refused('/Account/getHistoryFilterItem', odd, token)).toMatchObject({
        tag: 'historyCatalog',
      })
      for (const name of ['getUserPointHistory', 'getUserExpHistory', 'getUserPayments'])
        expect(
          await box.refused(`/Account/${name}`, { userId, filterType: 9, designatedYear: 0 }, token),
        ).toMatchObject({ tag: 'filterType' })
      expect(await box.refused('/Account/getPaymentInvoice', { userId, paymentId: 987_654 }, token)).toEqual({
        tag: 'warning',
        msg: 'not found',
      })
    })
  })
}
