import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cleaning } from '../testing/bookings.ts'
import { LEDGER_REPORT } from '../testing/moneyDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../testing/officeWorld.ts'

/**
 * The database finds a row by its id in capital letters too; streams, folds and read models compare texts. So an id in another spelling
 * is nobody's in both APIs: taken for the same it would open a second wallet, or hide an order from its crew (decision K3).
 */

let world: OfficeWorld
let owner: Newcomer
beforeAll(async () => {
  world = await openOfficeWorld()
  owner = await world.customer()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

const NOT_FOUND = { tag: 'warning', msg: 'not found' }
const head = () => world.product.application.store.head()

describe('an id in capital letters', () => {
  it.each([
    ['/Staff/addUserRewardPoint', { amount: 500 }],
    [
      '/Staff/confrmUserPayment',
      { paymentMethod: 2, paidAmount: 100, rewardPercent: 0, comment: '', confirmRepeat: false },
    ],
    ['/Staff/getAdminUserPointHistory', {}],
  ])('of a customer is nobody to %s', async (path, fields) => {
    const before = await head()
    const reply = await world.rest(path, { userId: owner.userId.toUpperCase(), ...fields })
    expect([reply.status, reply.body]).toEqual([400, NOT_FOUND])
    expect(await head()).toBe(before)
  })

  it("of a group is nobody's crew, so that no order lies where its crew does not look", async () => {
    const orderNo = await world.placed(owner)
    const input = { orderNo, groupId: world.crews[0].groupId.toUpperCase() }
    expect((await world.command('assignGroup', input)).userErrors).toMatchObject([
      { code: 'CREW_UNAVAILABLE' },
    ])
  })

  it('of an order is no order to assign a crew to, and of a customer finds nothing in a report', async () => {
    const orderNo = await world.placed(owner)
    const { db } = world.product.database
    const { order_id: orderId } = await db
      .selectFrom('order_history')
      .select('order_id')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    const body = { orderId: orderId.toUpperCase(), groupId: world.crews[0].groupId }
    const reply = await world.rest('/Staff/assignStaffGroupToOrder', body)
    expect([reply.status, reply.body]).toEqual([400, NOT_FOUND])
    const asked = { first: 10, customerId: owner.userId.toUpperCase() }
    const report = await world.ask(LEDGER_REPORT, asked, world.admin.token)
    expect(report.ledgerReport).toMatchObject({ edges: [] })
  })

  it('does not get a group removed that has open orders, nor anybody who is at work', async () => {
    const [crew] = world.crews
    const removal = await world.rest('/Staff/removeStaffGroup', { groupId: crew.groupId.toUpperCase() })
    expect([removal.status, removal.body]).toEqual([400, NOT_FOUND])
    const leaving = await world.rest('/Staff/removeStaffItem', {
      staffId: crew.members[0]?.id.toUpperCase(),
    })
    expect([leaving.status, leaving.body]).toEqual([400, NOT_FOUND])
  })

  it('of an address or a service books nothing, least of all what is booked already', async () => {
    const [addressId = ''] = owner.addressIds
    const booking = cleaning(addressId, world.freeDay())
    for (const field of ['addressId', 'serviceId'] as const) {
      const body = { ...booking, [field]: booking[field].toUpperCase() }
      const reply = await world.product.rest('/Service/createServiceOrder', body, { token: owner.token })
      expect([field, reply.status, reply.body]).toEqual([field, 400, NOT_FOUND])
    }
  })
})
