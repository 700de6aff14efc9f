import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { invariantChecks } from '../../runtime/verify/invariantChecks.ts'
import { verify } from '../../runtime/verify/verification.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import { CUSTOMER } from '../../testing/homesDocuments.ts'
import { CUSTOMER_POINT_HISTORY, REVERSAL_QUOTE, REVERSE_RECHARGE } from '../../testing/moneyDocuments.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A bonus does not outlive the recharge that it came with, through the API of the running product (decision M1). */

let product: TestApp
let at: MoneySteps
let adminToken: string
beforeAll(async () => {
  product = await startTestApp()
  adminToken = (await product.admin()).token
  at = moneySteps(product, adminToken)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

async function ask(query: string, variables: Record<string, unknown>) {
  const { body } = await product.graphql(query, variables, { token: adminToken })
  expect(body.errors).toBeUndefined()
  return Object.values(body.data)[0] as Record<string, unknown>
}
const reverse = ({ userId: customerId }: Newcomer, amount?: number) =>
  ask(REVERSE_RECHARGE, {
    input: { key: crypto.randomUUID(), customerId, paymentId: 1, reason: 'Never arrived', amount },
  })

/** $1,000 with 100 % on top; a cleaning of 13,500 points is paid with the bonus. */
async function paidWithBonus() {
  const customer = await product.customer()
  await at.pay({ userId: customer.userId, paidAmount: 1_000, rewardPercent: 100 })
  const form = inputOf(cleaning(customer.addressIds[0] ?? '', '2026-12-01'), 'first')
  const { order } = await product.place(form, customer.token)
  expect(order).not.toBeNull()
  return { customer, orderNo: order?.orderNo ?? '' }
}

it('what was spent of it is owed, shown to the office, and paid by the points that come back', async () => {
  const { customer, orderNo } = await paidWithBonus()
  const { userId: customerId } = customer
  expect(await ask(REVERSAL_QUOTE, { customerId, paymentId: 1 })).toMatchObject({
    points: 100_000,
    rewardPoints: 86_500,
    rewardOwed: CLEANING_POINTS,
  })
  const taken = await reverse(customer)
  expect(taken).toMatchObject({
    points: 100_000,
    rewardPoints: 86_500,
    rewardOwed: CLEANING_POINTS,
    balance: { points: 0, rewardPoints: 0, owedRewardPoints: CLEANING_POINTS },
    message: expect.stringContaining('13,500 reward points were already spent and are owed.'),
    userErrors: [],
  })
  expect(await ask(CUSTOMER, { id: customerId })).toMatchObject({ owedRewardPoints: CLEANING_POINTS })

  const cancelled = await product.cancel(orderNo, customer.token)
  expect(cancelled).toMatchObject({
    userErrors: [],
    message:
      'Order cancelled. 0 points are back in your balance. 13,500 reward points covered what you owed for a reversed recharge.',
    order: { refund: { points: 0, rewardPoints: 0, recoveredPoints: CLEANING_POINTS } },
  })
  expect(await product.balance(customer)).toBe(0)
  expect(await ask(CUSTOMER, { id: customerId })).toMatchObject({ rewardPoints: 0, owedRewardPoints: 0 })
  const { edges } = (await ask(CUSTOMER_POINT_HISTORY, { customerId, first: 2 })) as {
    edges: { node: object }[]
  }
  expect(edges.map(({ node }) => node)).toMatchObject([
    {
      kind: 'Recovered',
      isReward: true,
      amount: CLEANING_POINTS,
      isDeduction: true,
      orderNo,
      creditNoteNo: taken.creditNoteNo,
    },
    { kind: 'Refunded', isReward: true, amount: CLEANING_POINTS, isDeduction: false, orderNo },
  ])
})

it('is paid by the office’s cancellation too, and a half of the recharge owes a half', async () => {
  const { customer, orderNo } = await paidWithBonus()
  // 50,000 of 100,000 take 50,000 of the bonus; 86,500 of it are unspent
  expect(await reverse(customer, 50_000)).toMatchObject({ rewardPoints: 50_000, rewardOwed: 0 })
  // the other half: 36,500 are unspent, 13,500 are owed
  expect(await reverse(customer)).toMatchObject({ rewardPoints: 36_500, rewardOwed: CLEANING_POINTS })
  const input = { key: crypto.randomUUID(), orderNo }
  const byOffice = await ask(
    'mutation ($input: CancelCustomerOrderInput!) { cancelCustomerOrder(input: $input) { message } }',
    { input },
  )
  expect(byOffice.message).toBe(
    'Order cancelled. 0 points are back in the customer’s balance. 13,500 reward points covered what was owed for a reversed recharge.',
  )
  expect(await product.balance(customer)).toBe(0)
})

it('leaves the invariants whole', async () => {
  const { db, store } = product.application
  const told: string[] = []
  expect(await verify(invariantChecks({ db, store }), (line) => told.push(line)), told.join('; ')).toBe(0)
  expect(told.at(-1)).toBe('11 invariants hold, 0 fail')
})
