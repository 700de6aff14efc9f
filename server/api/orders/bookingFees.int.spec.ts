import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../demo/demoAccounts.handlers.ts'
import { demoCrewId, seedStaff } from '../../demo/demoCrews.store.ts'
import { ActorRole } from '../../kernel/command.ts'
import { commandId } from '../../kernel/ids.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What a late cancellation costs, as shown and as charged, in both APIs (decision E3). It is Tuesday 10:00; the visits are on Wednesday. */

let product: TestApp
let adminId: string
beforeAll(async () => {
  product = await startTestApp()
  const people = await seedAccounts(product.database.db, product.now())
  await seedStaff(product.database.db, people.staff, product.now())
  adminId = people.adminId
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

/** An order that a crew has, placed by a customer with points for it. */
async function confirmedOrder(half: 'morning' | 'afternoon') {
  const customer = await product.customer({ points: CLEANING_POINTS })
  const booking = cleaning(customer.addressIds[0] ?? '', '2026-11-25', half)
  const placed = await product.place(inputOf(booking, 'first'), customer.token)
  const orderNo = placed.order?.orderNo ?? ''
  const command = {
    id: commandId(adminId, 'assignCrew', orderNo),
    actor: { id: adminId, role: ActorRole.Admin },
    source: 'graphql' as const,
    at: product.now(),
    correlationId: orderNo,
  }
  const request = { orderNo, groupId: demoCrewId('Crew 1') }
  expect(isRejection(await product.application.ordering.assignCrew(command, request))).toBe(false)
  return { customer, orderNo }
}

const shownBy = async (orderNo: string, token: string) =>
  (await product.call('/Service/getOrderDetails', { orderNo }, token)).body.cancelConsumingPoints

it('is shown, agreed to and charged: never more than what was on screen', async () => {
  const morning = await confirmedOrder('morning')
  const afternoon = await confirmedOrder('afternoon')
  expect(await shownBy(morning.orderNo, morning.customer.token)).toBe(0)
  product.later({ minutes: 6 })
  // the grace is over, and the visit less than a day ahead: a fifth, at most 2,500
  expect(await shownBy(morning.orderNo, morning.customer.token)).toBe(2_500)
  const before = await product.application.store.head()
  const unaware = await product.cancel(morning.orderNo, morning.customer.token, { feeSeen: 2_499 })
  expect(unaware).toMatchObject({ order: null, userErrors: [{ code: 'FEE_CHANGED' }] })
  expect(await product.application.store.head()).toBe(before)

  // Wednesday 6:56, and then 7:05: less than two hours ahead a half is kept
  product.later({ hours: 20, minutes: 50 })
  expect(await shownBy(morning.orderNo, morning.customer.token)).toBe(2_500)
  product.later({ minutes: 9 })
  const shown = await product.order(morning.orderNo, morning.customer.token)
  expect(shown?.cancellation).toMatchObject({ feePoints: 6_750, refundPoints: 6_750 })
  const cancelled = await product.call(
    '/Service/cancelServiceOrder',
    { orderNo: morning.orderNo },
    morning.customer.token,
  )
  expect(cancelled.status).toBe(200)
  expect(await product.balance(morning.customer)).toBe(CLEANING_POINTS - 2_500)
  // what its page tells afterwards is what happened, not what cancelling would cost by now
  expect(await product.order(morning.orderNo, morning.customer.token)).toMatchObject({
    cancellation: null,
    refund: {
      reason: 'Customer',
      points: 11_000,
      rewardPoints: 11_000,
      feePoints: 2_500,
      recoveredPoints: 0,
      usedPoints: 0,
      note: null,
    },
  })

  const agreed = await product.cancel(afternoon.orderNo, afternoon.customer.token, { feeSeen: 2_500 })
  expect(agreed).toMatchObject({ userErrors: [], order: { status: 'Cancelled' } })
  expect(await product.balance(afternoon.customer)).toBe(CLEANING_POINTS - 2_500)
})
