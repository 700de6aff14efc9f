import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  GRANT_REWARD_POINTS,
  INVOICE_OF,
  OWN_RECHARGE_QUOTE,
  PAYMENTS,
  RECHARGE_QUOTE,
} from '../../testing/moneyDocuments.ts'
import { type MoneyMutations, moneyMutations } from '../../testing/moneyMutations.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Recharges and grants over GraphQL, with the arithmetic by hand. */

let product: TestApp
let money: MoneyMutations
let at: MoneySteps
let adminToken: string
beforeAll(async () => {
  product = await startTestApp()
  adminToken = (await product.admin()).token
  money = moneyMutations(product, adminToken)
  at = moneySteps(product, adminToken)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('a recharge', () => {
  // Quebec, in cash: 150.07 + 5 % (7.5035, 7.50) + 9.975 % (14.9694..., 14.97) = 172.54, collected 172.55; 7 % of 15,007 is 1,050.49
  const sums = {
    subtotal: { cents: 15_007, formatted: '$150.07' },
    taxes: [
      {
        name: 'GST',
        ratePercent: 5,
        amount: { cents: 750, formatted: '$7.50' },
        registrationNo: expect.stringMatching(/RT0001$/),
      },
      {
        name: 'QST',
        ratePercent: 9.975,
        amount: { cents: 1_497, formatted: '$14.97' },
        registrationNo: expect.stringMatching(/TQ0001$/),
      },
    ],
    tax: { cents: 2_247, formatted: '$22.47' },
    total: { cents: 17_254, formatted: '$172.54' },
    cashRounding: { cents: 1, formatted: '$0.01' },
    paid: { cents: 17_255, formatted: '$172.55' },
  }

  it('comes to what the quote said: points, reward, two taxes of Quebec, cash to 5 cents', async () => {
    const customer = await at.customerIn('QC')
    const terms = { amountCents: 15_007, method: 'Cash', rewardPercent: 7 }
    const quote = await money.office(RECHARGE_QUOTE, { customerId: customer.userId, ...terms })
    expect(quote).toEqual({ points: 15_007, rewardPoints: 1_050, province: 'QC', ...sums })
    const own = await money.ask(OWN_RECHARGE_QUOTE, { amountCents: 15_007, method: 'Cash' }, customer.token)
    expect(own).toEqual({ points: 15_007, rewardPoints: 0, province: 'QC', ...sums })
    const done = await money.recharge(customer, { ...terms, comment: 'in an envelope' })
    expect(done).toMatchObject({
      paymentId: 1,
      stale: false,
      message: expect.stringContaining('15,007 points and 1,050 reward points'),
      userErrors: [],
      balance: { points: 15_007, rewardPoints: 1_050, total: 16_057 },
      payment: {
        ...sums,
        paymentId: 1,
        invoiceNo: done.invoiceNo,
        method: 'Cash',
        province: 'QC',
        comment: 'in an envelope',
        customer: { id: customer.userId, firstName: 'Nico' },
        creditNotes: [],
      },
    })
    const { payment, lines, taxName, due } = await money.ask(INVOICE_OF, { paymentId: 1 }, customer.token)
    expect(payment).toMatchObject({ ...sums, invoiceNo: done.invoiceNo })
    expect(taxName).toBe('GST 5% + QST 9.975%')
    expect(lines).toEqual([
      { id: '1p', isReward: false, points: 15_007, amount: { cents: 15_007, formatted: '$150.07' } },
      { id: '2r', isReward: true, points: 1_050, amount: { cents: 0, formatted: '$0.00' } },
    ])
    expect(due).toEqual({ cents: 0, formatted: '$0.00' })
    expect(JSON.stringify(await money.ask(PAYMENTS, {}, customer.token))).not.toContain('envelope')
  })

  it('is done once per key, and other terms under the key are refused', async () => {
    const customer = await product.customer()
    const first = await money.recharge(customer, { key: 'one', amountCents: 5_000 })
    const again = await money.recharge(customer, { key: 'one', amountCents: 5_000 })
    expect([again.paymentId, again.invoiceNo]).toEqual([first.paymentId, first.invoiceNo])
    expect(again.balance).toMatchObject({ points: 5_000 })
    expect(await money.recharge(customer, { key: 'one', amountCents: 6_000 })).toMatchObject({
      payment: null,
      userErrors: [{ code: 'KEY_REUSED', field: null }],
    })
    const other = await product.customer()
    expect(await money.recharge(other, { key: 'one', amountCents: 5_000 })).toMatchObject({
      payment: null,
      userErrors: [{ code: 'KEY_REUSED' }],
    })
    expect(await money.ask<{ edges: object[] }>(PAYMENTS, {}, other.token)).toMatchObject({ edges: [] })
  })

  it.each([
    [{ amountCents: 0 }, 'AMOUNT_INVALID', 'amountCents'],
    [{ amountCents: 9_999_901 }, 'AMOUNT_INVALID', 'amountCents'],
    [{ rewardPercent: 101 }, 'FIELD_INVALID', 'rewardPercent'],
    [{ comment: 'x'.repeat(1_001) }, 'FIELD_TOO_LONG', 'comment'],
    [{ key: '' }, 'FIELD_REQUIRED', 'key'],
    [{ customerId: 'nobody' }, 'NOT_FOUND', null],
  ])('of %j is refused with %s at %s', async (change, code, field) => {
    const customer = await product.customer()
    const refused = await money.recharge(customer, { amountCents: 1_000, ...change })
    expect(refused).toMatchObject({ payment: null, balance: null, userErrors: [{ code, field }] })
  })

  it('again within a minute is refused with a code of its own unless it is meant', async () => {
    const customer = await product.customer()
    await money.recharge(customer, { amountCents: 5_000 })
    expect(await money.recharge(customer, { amountCents: 5_000 })).toMatchObject({
      userErrors: [{ code: 'RECHARGE_REPEATED', field: null }],
    })
    expect(await money.recharge(customer, { amountCents: 5_000, confirmRepeat: true })).toMatchObject({
      userErrors: [],
      balance: { points: 10_000 },
    })
  })

  it('is quoted for nobody, nor for terms that no rule accepts', async () => {
    const terms = { amountCents: 1_000, method: 'Cash', rewardPercent: 0 }
    expect(await money.office(RECHARGE_QUOTE, { customerId: crypto.randomUUID(), ...terms })).toBeNull()
    const { userId: customerId } = await product.customer()
    const { body } = await product.graphql(
      RECHARGE_QUOTE,
      { customerId, ...terms, amountCents: 0 },
      { token: adminToken },
    )
    expect(body.errors).toMatchObject([{ message: 'This amount isn’t valid.' }])
  })
})

describe('reward points', () => {
  it('are given once per key, and another amount under it is refused', async () => {
    const { userId: customerId } = await product.customer()
    const grant = (amount: number) =>
      money.office(GRANT_REWARD_POINTS, { input: { key: 'thanks', customerId, amount } })
    expect(await grant(500)).toMatchObject({
      balance: { points: 0, rewardPoints: 500, total: 500 },
      message: '500 reward points added',
    })
    expect(await grant(500)).toMatchObject({ balance: { total: 500 }, userErrors: [] })
    expect(await grant(501)).toMatchObject({ userErrors: [{ code: 'KEY_REUSED' }] })
  })
})
