import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

let product: TestApp
let at: MoneySteps
beforeAll(async () => {
  product = await startTestApp()
  at = moneySteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('reward points', () => {
  it('are given, told, and listed with a number of their own', async () => {
    const { userId } = await product.customer()
    expect(await at.office('/Staff/addUserRewardPoint', { userId, amount: 500 })).toMatchObject({
      status: 200,
      body: { msg: '500 reward points added', newUser: { points: 0, rewardPoints: 500 } },
    })
    const { body } = await at.office('/Staff/getAdminUserPointHistory', { userId })
    expect(body).toMatchObject({ hisPoints: [{ amount: 500, isReward: true, optRole: 3, paymentId: -1 }] })
  })

  it.each([0, -1, 1.5, 10_000_000])('of %d are refused', async (amount) => {
    const { userId } = await product.customer()
    expect(await at.office('/Staff/addUserRewardPoint', { userId, amount })).toMatchObject({
      status: 400,
      body: { tag: 'amount', msg: 'This amount isn’t valid.' },
    })
  })
})
