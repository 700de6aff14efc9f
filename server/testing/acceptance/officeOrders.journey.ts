import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** Lists, search and changes of orders by the office (back-office document, sections 2, 5 and 7). */
export function officeOrders(world: () => World): void {
  describe('orders of the office', () => {
    it.each([
      [1, [0]],
      [2, [1, 2]],
      [3, [3, 4, 5]],
    ])('of type %i are listed by catalog and page, with true totals', async (orderType, statuses) => {
      const { admin } = world()
      for (const serviceCatalog of [1, 2, 3]) {
        const list = { orderByCreateTime: orderType === 3, orderType, serviceCatalog, pageSize: 10 }
        const page = (curPageIndex: number) =>
          admin.good<OrderPage>('/Staff/getAdminOrderData', { ...list, curPageIndex })
        const { allData, slotAMStartHour, slotPMEndHour } = await page(1)
        expect([slotAMStartHour, slotPMEndHour]).toEqual([9, 14])
        expect(allData.orderSet.length).toBe(Math.min(10, allData.totalCount))
        for (const order of allData.orderSet) expect(statuses).toContain(order.status)
        expect((await page(999)).allData).toEqual({ orderSet: [], totalCount: allData.totalCount })
      }
      const wrong = { orderByCreateTime: true, orderType, serviceCatalog: 1, curPageIndex: 1, pageSize: 15 }
      await admin.refused('pageSize', '/Staff/getAdminOrderData', wrong)
    })

    it('are found by number, by customer and by staff', async () => {
      const { admin } = world()
      const found = async (searchType: number, searchText: string) => {
        const page = { serviceCatalogs: [], curPageIndex: 1, pageSize: 50, orderByCreateTime: false }
        const path = '/Staff/getAdminOrderSearchData'
        return admin.good<Search>(path, { searchType, searchText, ...page })
      }
      const avery = await found(2, 'aVér')
      expect(avery.totalCount).toBeGreaterThan(5)
      const [first] = avery.orderData
      if (first === undefined) throw new Error('avery has no orders')
      expect((await found(1, first.orderNo)).orderData).toMatchObject([{ orderNo: first.orderNo }])
      const digits = first.phoneNo.replaceAll(/\D/g, '').slice(-7)
      expect((await found(3, digits)).totalCount).toBe(avery.totalCount)
      const bySam = await found(5, 'sam')
      expect(bySam.totalCount).toBeGreaterThan(0)
      const staffNo = bySam.orderData[0]?.staffs.find(({ firstName }) => firstName === 'Sam')?.staffNo ?? ''
      expect((await found(4, staffNo)).totalCount).toBe(bySam.totalCount)
      const search = { serviceCatalogs: [1], curPageIndex: 1, pageSize: 10, orderByCreateTime: false }
      const path = '/Staff/getAdminOrderSearchData'
      await admin.refused('searchType: Search type must be selected.', path, {
        ...search,
        searchType: 0,
        searchText: 'x',
      })
      await admin.refused('searchText: Search text cannot be empty.', path, {
        ...search,
        searchType: 1,
        searchText: '  ',
      })
    })

    it('are assigned, confirmed once more, and cancelled with every point back', async () => {
      const { admin } = world()
      const order = await pendingOrder(world())
      const { userId, orderId, orderNo } = order
      const resend = { userId, orderId }
      const path = '/Staff/resendConfirmOrderMailNotification'
      await admin.refused('warning', path, resend)
      const { groupData } = await admin.good<{ groupData: { dbGroup: { id: string } }[] }>(
        '/Staff/getAdminOrderAvailableStaffGroup',
        { userId, orderNo },
      )
      const [group] = groupData
      const none = 'groupId: Must select at least one staff group.'
      await admin.refused(none, '/Staff/assignStaffGroupToOrder', { orderId, groupId: '' })
      await admin.good('/Staff/assignStaffGroupToOrder', { orderId, groupId: group?.dbGroup.id })
      await admin.good(path, resend)
      await admin.refused('warning', path, resend)

      const before = await points(world())
      await admin.good('/Staff/cancelOrder', { userId, orderNo })
      expect((await points(world())) - before).toBe(order.totalPoints)
      await admin.refused('warning', '/Staff/cancelOrder', { userId, orderNo })
      const absent = { userId, orderNo: 'ZZZZZZZZ' }
      for (const call of ['/Staff/cancelOrder', '/Staff/getAdminOrderAvailableStaffGroup'])
        await admin.refused('warning: not found', call, absent)
      const { changedList } = await trail(world(), orderNo)
      expect(changedList.map(({ action, srcRole }) => [action, srcRole])).toEqual(
        expect.arrayContaining([
          [10, 3],
          [13, 3],
          [3, 3],
        ]),
      )
    })
  })
}

interface AdminOrder {
  readonly userId: string
  readonly orderId: string
  readonly orderNo: string
  readonly status: number
  readonly totalPoints: number
  readonly phoneNo: string
  readonly staffs: readonly { readonly staffNo: string; readonly firstName: string }[]
  readonly changedList: readonly { readonly action: number; readonly srcRole: number }[]
}
interface OrderPage {
  readonly allData: { readonly orderSet: readonly AdminOrder[]; readonly totalCount: number }
  readonly slotAMStartHour: number
  readonly slotPMEndHour: number
}
interface Search {
  readonly orderData: readonly AdminOrder[]
  readonly totalCount: number
}

/** An order of avery without a crew. */
async function pendingOrder({ admin, avery }: World): Promise<AdminOrder> {
  for (const serviceCatalog of [1, 2, 3]) {
    const page = { orderByCreateTime: false, orderType: 1, serviceCatalog, curPageIndex: 1, pageSize: 50 }
    const { allData } = await admin.good<OrderPage>('/Staff/getAdminOrderData', page)
    const found = allData.orderSet.find(({ userId }) => userId === avery.userId)
    if (found) return found
  }
  throw new Error('avery has no pending order')
}

async function points({ avery }: World): Promise<number> {
  const { userId } = avery
  const reply = await avery.good<{ points: number; rewardPoints: number }>('/Account/getAccountDetail', {
    userId,
  })
  return reply.points + reply.rewardPoints
}

async function trail({ admin }: World, orderNo: string): Promise<AdminOrder> {
  const page = { serviceCatalogs: [], curPageIndex: 1, pageSize: 10, orderByCreateTime: false }
  const search = { searchType: 1, searchText: orderNo, ...page }
  const { orderData } = await admin.good<Search>('/Staff/getAdminOrderSearchData', search)
  const [order] = orderData
  if (order === undefined) throw new Error(`${orderNo} is not found`)
  return order
}
