import { describe, expect, it } from 'vitest'
import { newCustomer } from './newCustomer.ts'
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
      const { box, admin, sam } = world()
      const { token, userId } = await newCustomer(world(), 'life')
      const addressId = await home(world(), { token, userId })

      const paid = { paymentMethod: 2, paidAmount: 300, rewardPercent: 10, comment: 'at the door' }
      const recharged = await box.good<{ msg: string; newUser: Record<string, unknown> }>(
        '/Staff/confrmUserPayment',
        { userId, ...paid },
        admin,
      )
      expect(recharged.newUser).toMatchObject({ id: userId, points: 30_000, rewardPoints: 3_000, rank: 1 })

      const service = await monthlyMowing(world(), { token, userId, addressId })
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
      const placed = await box.good<{ newOrderNo: string; createTime: string }>(
        '/Service/createServiceOrder',
        { ...booking, ...seen, ...rest },
        token,
      )
      expect(placed.createTime).toMatch(OFFSET)
      const orderNo = placed.newOrderNo
      expect(await detail(world(), { token, userId })).toMatchObject({ points: 18_600, rewardPoints: 0 })

      const { hisPoints, curPoints } = await box.good<{ hisPoints: PointEntry[]; curPoints: number }>(
        '/Account/getUserPointHistory',
        { userId, filterType: 1, designatedYear: 0 },
        token,
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
      const { groupData } = await box.good<{
        groupData: { dbGroup: { id: string }; staffs: { staffId: string }[] }[]
      }>('/Staff/getAdminOrderAvailableStaffGroup', { userId, orderNo }, admin)
      const crew = groupData.find(({ staffs }) => staffs.some(({ staffId }) => staffId === sam.staffId))
      await box.good(
        '/Staff/assignStaffGroupToOrder',
        { orderId: order.orderId, groupId: crew?.dbGroup.id },
        admin,
      )
      await box.good('/Staff/startStaffOrder', { staffId: sam.staffId, orderId: order.orderId }, sam.token)
      await box.good('/Staff/endStaffOrder', { staffId: sam.staffId, orderId: order.orderId }, sam.token)

      const done = await box.good<{ orderData: Record<string, string>; staffInfo: { firstName: string }[] }>(
        '/Service/getOrderDetails',
        { userId, orderNo },
        token,
      )
      expect(done.orderData).toMatchObject({ status: 3, totalPoints: 14_400 })
      expect(done.orderData.strStartTime).toMatch(OFFSET)
      expect(done.orderData.strEndTime).toMatch(OFFSET)
      expect(done.staffInfo.map(({ firstName }) => firstName)).toContain('Sam')

      const { hisExps } = await box.good<{ hisExps: { amount: number; optRole: number }[] }>(
        '/Account/getUserExpHistory',
        { userId, filterType: 1, designatedYear: 0 },
        token,
      )
      expect(hisExps).toMatchObject([{ amount: 144, optRole: 0 }])
      expect(await detail(world(), { token, userId })).toMatchObject({ rank: 2, exp: 144, nextExp: 150 })
      const again = await monthlyMowing(world(), { token, userId, addressId })
      expect(again.totalPoints).toBe(14_328)

      const { hisPayments } = await box.good<{ hisPayments: Payment[] }>(
        '/Account/getUserPayments',
        { userId, filterType: 1, designatedYear: 0 },
        token,
      )
      expect(hisPayments).toMatchObject([
        { subtotalAmount: 300, totalAmount: 315, paidAmount: 315, payMethod: 2 },
      ])
      expect(hisPayments[0]?.invoiceNo).toMatch(/^INV-\d{4}-\d{6}$/)
      const invoice = await box.good(
        '/Account/getPaymentInvoice',
        { userId, paymentId: hisPayments[0]?.id },
        token,
      )
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
interface Self {
  readonly token: string
  readonly userId: string
}

function detail({ box }: World, { token, userId }: Self) {
  return box.good('/Account/getAccountDetail', { userId }, token)
}

async function home({ box }: World, { token, userId }: Self): Promise<string> {
  const person = { firstName: 'Robin', lastName: 'Fraser' }
  const place = {
    unit: '',
    streetNo: '48',
    streetName: 'Larch Crescent NW',
    city: 'Calgary',
    postal: 't2n1n4',
  }
  await box.good('/Account/addAccountAddress', { userId, ...person, ...place, provinceId: 1 }, token)
  const { addresses } = await box.good<{
    addresses: { addressId: string; postal: string; isDefault: boolean }[]
  }>('/Account/getAccountAddresses', { userId }, token)
  expect(addresses).toMatchObject([{ postal: 'T2N 1N4', isDefault: true }])
  return addresses[0]?.addressId ?? ''
}

async function monthlyMowing(
  { box }: World,
  { token, userId, addressId }: Self & { readonly addressId: string },
) {
  const { services } = await box.good<{
    services: { serviceId: string; name: string; totalPoints: number }[]
  }>('/Service/getUserServiceDetail', { userId, serviceCatalog: 2, addressId }, token)
  const found = services.find(({ name }) => name === 'Monthly mowing')
  if (found === undefined) throw new Error(`no monthly mowing among ${services.map(({ name }) => name)}`)
  return found
}

async function adminOrder({ box, admin }: World, orderNo: string): Promise<{ orderId: string }> {
  const page = { serviceCatalogs: [], curPageIndex: 1, pageSize: 10, orderByCreateTime: false }
  const { orderData, totalCount } = await box.good<{ orderData: { orderId: string }[]; totalCount: number }>(
    '/Staff/getAdminOrderSearchData',
    { searchType: 1, searchText: orderNo, ...page },
    admin,
  )
  expect(totalCount).toBe(1)
  return orderData[0] ?? { orderId: '' }
}

/** Of the business's calendar. */
function thisMonth(): readonly [number, number] {
  const today = Temporal.Now.plainDateISO('America/Edmonton')
  return [today.year, today.month]
}
