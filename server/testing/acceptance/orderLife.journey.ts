import { describe, expect, it } from 'vitest'
import { type NewCustomer, newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/**
 * One order from the first dollar to the rank it earned, with the figures worked out by hand.
 *
 *   recharge   300.00 by e-Transfer in Alberta: GST 5 % = 15.00, total 315.00; 30,000 points, 10 % reward = 3,000 points
 *   price      monthly mowing, 104 + 36 + 20 = 160 minutes at 90 points = 14,400 points; a flat service, so that the home adds nothing
 *   paid       reward first: 3,000 reward points, then 11,400 of the 30,000 paid ones; 18,600 stay
 *   gained     floor(14,400 / 100) = 144 experience: rank 2 begins at 25 x 2 x 1 = 50, rank 3 at 25 x 3 x 2 = 150
 *   next price rank 2 takes 0.5 % off: 14,400 x 995 / 1000 = 14,328 points
 */
export function orderLife(world: () => World): void {
  describe('the life of an order', () => {
    it('gives the figures that follow by hand', async () => {
      const { admin, sam } = world()
      const self = await newCustomer(world(), 'life')
      const { userId } = self
      const addressId = await home(self)

      const paid = { paymentMethod: 2, paidAmount: 300, rewardPercent: 10, comment: 'at the door' }
      const recharged = await admin.good<{ msg: string; newUser: Record<string, unknown> }>(
        '/Staff/confrmUserPayment',
        { userId, ...paid },
      )
      expect(recharged.newUser).toMatchObject({ id: userId, points: 30_000, rewardPoints: 3_000, rank: 1 })

      const service = await monthlyMowing(self, addressId)
      expect(service).toMatchObject({ basePoints: 14_400, additionalPoints: 0, totalPoints: 14_400 })

      const [year, month] = thisMonth()
      const booking = {
        userId,
        addressId,
        serviceId: service.serviceId,
        serviceCatalog: 2,
        year,
        month,
        day: 1,
      }
      const seen = { basePoints: 14_400, additionalPoints: 0, rankDiscount: 0 }
      const rest = { slot: 0, hour: 0, minute: 0, periodType: 1 }
      const placed = await self.good<{ newOrderNo: string; createTime: string }>(
        '/Service/createServiceOrder',
        { ...booking, ...seen, ...rest },
      )
      expect(placed.createTime).toMatch(OFFSET)
      const orderNo = placed.newOrderNo
      expect(await detail(self)).toMatchObject({ points: 18_600, rewardPoints: 0 })

      const { hisPoints, curPoints } = await self.good<{ hisPoints: PointEntry[]; curPoints: number }>(
        '/Account/getUserPointHistory',
        { userId, filterType: 1, designatedYear: 0 },
      )
      expect(curPoints).toBe(18_600)
      const flat = hisPoints.map(({ amount, isReward, paymentId }) => [
        amount,
        isReward,
        Math.sign(paymentId),
      ])
      expect(flat.toSorted()).toEqual(
        [
          [3_000, true, 0],
          [11_400, false, 0],
          [30_000, false, 1],
          [3_000, true, 1],
        ].toSorted(),
      )

      const order = await adminOrder(world(), orderNo)
      expect(order).toMatchObject({ status: 0, totalPoints: 14_400, userId })
      const { groupData } = await admin.good<{
        groupData: { dbGroup: { id: string }; staffs: { staffId: string }[] }[]
      }>('/Staff/getAdminOrderAvailableStaffGroup', { userId, orderNo })
      const crew = groupData.find(({ staffs }) => staffs.some(({ staffId }) => staffId === sam.staffId))
      await admin.good('/Staff/assignStaffGroupToOrder', {
        orderId: order.orderId,
        groupId: crew?.dbGroup.id,
      })
      await sam.good('/Staff/startStaffOrder', { staffId: sam.staffId, orderId: order.orderId })
      await sam.good('/Staff/endStaffOrder', { staffId: sam.staffId, orderId: order.orderId })

      const done = await self.good<{ orderData: Record<string, string>; staffInfo: { firstName: string }[] }>(
        '/Service/getOrderDetails',
        { userId, orderNo },
      )
      expect(done.orderData).toMatchObject({ status: 3, totalPoints: 14_400 })
      expect(done.orderData.strStartTime).toMatch(OFFSET)
      expect(done.orderData.strEndTime).toMatch(OFFSET)
      expect(done.staffInfo.map(({ firstName }) => firstName)).toContain('Sam')

      const { hisExps } = await self.good<{ hisExps: { amount: number; optRole: number }[] }>(
        '/Account/getUserExpHistory',
        { userId, filterType: 1, designatedYear: 0 },
      )
      expect(hisExps).toMatchObject([{ amount: 144, optRole: 0 }])
      expect(await detail(self)).toMatchObject({ rank: 2, exp: 144, nextExp: 150 })
      const again = await monthlyMowing(self, addressId)
      expect(again.totalPoints).toBe(14_328)

      const { hisPayments } = await self.good<{ hisPayments: Payment[] }>('/Account/getUserPayments', {
        userId,
        filterType: 1,
        designatedYear: 0,
      })
      expect(hisPayments).toMatchObject([
        { subtotalAmount: 300, totalAmount: 315, paidAmount: 315, payMethod: 2 },
      ])
      expect(hisPayments[0]?.invoiceNo).toMatch(/^INV-\d{4}-\d{6}$/)
      const invoice = await self.good('/Account/getPaymentInvoice', { userId, paymentId: hisPayments[0]?.id })
      expect(invoice).toMatchObject({
        userInfo: { taxRate: { name: 'GST 5%', rate: 5 } },
        address: { city: 'Calgary', provinceId: 1 },
        hisPoints: [
          { isReward: false, amount: 30_000 },
          { isReward: true, amount: 3_000 },
        ],
      })
    })
  })
}

const OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[67]:00$/

interface PointEntry {
  readonly amount: number
  readonly isReward: boolean
  readonly paymentId: number
}
interface Payment {
  readonly id: number
  readonly invoiceNo: string
}

function detail(self: NewCustomer) {
  return self.good('/Account/getAccountDetail', { userId: self.userId })
}

async function home(self: NewCustomer): Promise<string> {
  const { userId } = self
  const person = { firstName: 'Robin', lastName: 'Fraser' }
  const place = {
    unit: '',
    streetNo: '48',
    streetName: 'Larch Crescent NW',
    city: 'Calgary',
    postal: 't2n1n4',
  }
  await self.good('/Account/addAccountAddress', { userId, ...person, ...place, provinceId: 1 })
  const { addresses } = await self.good<{
    addresses: { addressId: string; postal: string; isDefault: boolean }[]
  }>('/Account/getAccountAddresses', { userId })
  expect(addresses).toMatchObject([{ postal: 'T2N 1N4', isDefault: true }])
  return addresses[0]?.addressId ?? ''
}

async function monthlyMowing(self: NewCustomer, addressId: string) {
  const { userId } = self
  const { services } = await self.good<{
    services: { serviceId: string; name: string; totalPoints: number }[]
  }>('/Service/getUserServiceDetail', { userId, serviceCatalog: 2, addressId })
  const found = services.find(({ name }) => name === 'Monthly mowing')
  if (found === undefined) throw new Error(`no monthly mowing among ${services.map(({ name }) => name)}`)
  return found
}

async function adminOrder({ admin }: World, orderNo: string): Promise<{ orderId: string }> {
  const page = { serviceCatalogs: [], curPageIndex: 1, pageSize: 10, orderByCreateTime: false }
  const { orderData, totalCount } = await admin.good<{
    orderData: { orderId: string }[]
    totalCount: number
  }>('/Staff/getAdminOrderSearchData', { searchType: 1, searchText: orderNo, ...page })
  expect(totalCount).toBe(1)
  return orderData[0] ?? { orderId: '' }
}

/** Of the business's calendar. */
function thisMonth(): readonly [number, number] {
  const today = Temporal.Now.plainDateISO('America/Edmonton')
  return [today.year, today.month]
}
