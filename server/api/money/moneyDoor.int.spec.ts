import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BookingSteps, stepsThrough } from '../../testing/bookingSteps.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import {
  CONFIRM_RECHARGE,
  CUSTOMER_PAYMENTS,
  CUSTOMER_POINT_HISTORY,
  GRANT_REWARD_POINTS,
  HISTORY_FILTERS,
  INVOICE_OF,
  PAYMENTS,
  POINT_HISTORY,
  RECHARGE_QUOTE,
  REVERSAL_QUOTE,
  REVERSE_RECHARGE,
} from '../../testing/moneyDocuments.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type StartedProduct, startProduct } from '../../testing/startProduct.ts'

/** Points and payments over GraphQL, with the arithmetic by hand. */

let product: StartedProduct
let at: MoneySteps
let booking: BookingSteps
let adminToken: string
beforeAll(async () => {
  product = await startProduct()
  adminToken = (await product.admin()).token
  at = moneySteps(product, adminToken)
  booking = stepsThrough(product)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

type Fields = Record<string, unknown>

/** The root field of an answer without errors. */
async function ask<Data = Fields>(query: string, variables: object, token: string): Promise<Data> {
  const { body } = await product.graphql(query, variables as Fields, { token })
  expect(body.errors).toBeUndefined()
  return Object.values(body.data)[0] as Data
}
const office = <Data = Fields>(query: string, variables: object) => ask<Data>(query, variables, adminToken)

function recharge(customer: Newcomer, input: object) {
  const usual = { key: crypto.randomUUID(), method: 'ETransfer', rewardPercent: 0 }
  return office(CONFIRM_RECHARGE, { input: { ...usual, customerId: customer.userId, ...input } })
}

function reverse(customer: Newcomer, input: object) {
  const usual = { key: crypto.randomUUID(), paymentId: 1, reason: 'typed wrongly' }
  return office(REVERSE_RECHARGE, { input: { ...usual, customerId: customer.userId, ...input } })
}

const cad = (cents: number) => expect.objectContaining({ cents })

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
    const quote = await office(RECHARGE_QUOTE, { customerId: customer.userId, ...terms })
    expect(quote).toEqual({ points: 15_007, rewardPoints: 1_050, province: 'QC', ...sums })
    const done = await recharge(customer, { ...terms, comment: 'in an envelope' })
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
    const { payment, lines, taxName, due } = await ask(INVOICE_OF, { paymentId: 1 }, customer.token)
    expect(payment).toMatchObject({ ...sums, invoiceNo: done.invoiceNo })
    expect(taxName).toBe('GST 5% + QST 9.975%')
    expect(lines).toEqual([
      { id: '1p', isReward: false, points: 15_007, amount: { cents: 15_007, formatted: '$150.07' } },
      { id: '2r', isReward: true, points: 1_050, amount: { cents: 0, formatted: '$0.00' } },
    ])
    expect(due).toEqual({ cents: 0, formatted: '$0.00' })
    expect(JSON.stringify(await ask(PAYMENTS, {}, customer.token))).not.toContain('envelope')
  })

  it('is done once per key, and other terms under the key are refused', async () => {
    const customer = await product.customer()
    const first = await recharge(customer, { key: 'one', amountCents: 5_000 })
    const again = await recharge(customer, { key: 'one', amountCents: 5_000 })
    expect([again.paymentId, again.invoiceNo]).toEqual([first.paymentId, first.invoiceNo])
    expect(again.balance).toMatchObject({ points: 5_000 })
    expect(await recharge(customer, { key: 'one', amountCents: 6_000 })).toMatchObject({
      payment: null,
      userErrors: [{ code: 'KEY_REUSED', field: null }],
    })
    const other = await product.customer()
    expect(await recharge(other, { key: 'one', amountCents: 5_000 })).toMatchObject({
      payment: null,
      userErrors: [{ code: 'KEY_REUSED' }],
    })
    expect(await ask<{ edges: object[] }>(PAYMENTS, {}, other.token)).toMatchObject({ edges: [] })
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
    const refused = await recharge(customer, { amountCents: 1_000, ...change })
    expect(refused).toMatchObject({ payment: null, balance: null, userErrors: [{ code, field }] })
  })

  it('again within a minute is refused with a code of its own unless it is meant', async () => {
    const customer = await product.customer()
    await recharge(customer, { amountCents: 5_000 })
    expect(await recharge(customer, { amountCents: 5_000 })).toMatchObject({
      userErrors: [{ code: 'RECHARGE_REPEATED', field: null }],
    })
    expect(await recharge(customer, { amountCents: 5_000, confirmRepeat: true })).toMatchObject({
      userErrors: [],
      balance: { points: 10_000 },
    })
  })

  it('is quoted for nobody, nor for terms that no rule accepts', async () => {
    const terms = { amountCents: 1_000, method: 'Cash', rewardPercent: 0 }
    expect(await office(RECHARGE_QUOTE, { customerId: crypto.randomUUID(), ...terms })).toBeNull()
    const { userId: customerId } = await product.customer()
    const { body } = await product.graphql(
      RECHARGE_QUOTE,
      { customerId, ...terms, amountCents: 0 },
      { token: adminToken },
    )
    expect(body.errors).toMatchObject([{ message: 'The amount is not valid.' }])
  })
})

describe('a reversal', () => {
  // Ontario: 300.00 + 13 % = 339.00 with 3,000 reward points; an order takes the 3,000 first and the rest of its price in paid points
  it('of a recharge that is partly spent takes back what is unspent, with its own tax', async () => {
    const customer = await at.customerIn('ON')
    await recharge(customer, { amountCents: 30_000, rewardPercent: 10 })
    const [addressId = ''] = customer.addressIds
    const placed = await booking.place(inputOf(cleaning(addressId, '2026-12-01'), 'one'), customer.token)
    const spent = (placed.order?.totalPoints ?? 0) - 3_000
    expect(spent).toBeGreaterThan(0)
    const left = 30_000 - spent
    const taxLeft = Math.floor((left * 13 + 50) / 100)
    const expected = {
      points: left,
      rewardPoints: 0,
      subtotal: cad(left),
      tax: cad(taxLeft),
      total: cad(left + taxLeft),
    }
    const asked = { customerId: customer.userId, paymentId: 1 }
    expect(await office(REVERSAL_QUOTE, asked)).toMatchObject(expected)
    const invoice = await ask(INVOICE_OF, { paymentId: 1 }, customer.token)
    const done = await reverse(customer, {})
    expect(done).toMatchObject({
      points: left,
      rewardPoints: 0,
      creditNoteNo: expect.stringMatching(/^CN-2026-\d{6}$/),
      balance: { points: 0, rewardPoints: 0 },
      message: expect.stringContaining('have been taken back; credit note CN-2026-'),
      payment: {
        paymentId: 1,
        total: cad(33_900),
        reversalReasons: ['typed wrongly'],
        creditNotes: [{ creditNoteNo: done.creditNoteNo, total: cad(left + taxLeft) }],
      },
      userErrors: [],
    })
    // the invoice is as it was, but for the note that refers to it
    const { payment, ...rest } = await ask<{ payment: Fields }>(INVOICE_OF, { paymentId: 1 }, customer.token)
    const { payment: paymentBefore, ...restBefore } = invoice as { payment: Fields }
    expect(rest).toEqual(restBefore)
    expect({ ...payment, creditNotes: [] }).toEqual(paymentBefore)
    expect(payment.creditNotes).toHaveLength(1)
    expect(await reverse(customer, {})).toMatchObject({
      userErrors: [{ code: 'RECHARGE_SPENT', field: null, message: expect.stringContaining('Nothing') }],
    })
  })

  it('in two parts gives back the whole payment to the cent, and its reward', async () => {
    const customer = await at.customerIn('QC')
    await recharge(customer, { amountCents: 10_001, method: 'Cash', rewardPercent: 10 })
    // 33.33 of 100.01: 1.67 + 3.32 of tax, 38.32, in cash 38.30; then 66.68 with 3.33 + 6.66, 76.67, in cash 76.70: together 115.00
    const first = await reverse(customer, { amount: 3_333 })
    expect(first).toMatchObject({
      points: 3_333,
      rewardPoints: 333,
      balance: { points: 6_668, rewardPoints: 667 },
    })
    const second = await reverse(customer, {})
    expect(second).toMatchObject({ points: 6_668, rewardPoints: 667, balance: { total: 0 } })
    expect(second.payment).toMatchObject({
      paid: cad(11_500),
      creditNotes: [
        { tax: cad(499), total: cad(3_832), cashRounding: cad(-2), paid: cad(3_830) },
        { tax: cad(999), total: cad(7_667), cashRounding: cad(3), paid: cad(7_670) },
      ],
    })
    const history = await ask<{ edges: { node: Fields }[] }>(POINT_HISTORY, {}, customer.token)
    expect(
      history.edges.map(({ node }) => [node.kind, node.amount, node.isReward, node.isDeduction]),
    ).toEqual([
      ['Reversed', 6_668, false, true],
      ['Reversed', 667, true, true],
      ['Reversed', 3_333, false, true],
      ['Reversed', 333, true, true],
      ['Rewarded', 1_000, true, false],
      ['Recharged', 10_001, false, false],
    ])
  })

  it('is done once per key', async () => {
    const customer = await product.customer()
    await recharge(customer, { amountCents: 5_000 })
    const first = await reverse(customer, { key: 'back', amount: 1_000 })
    const again = await reverse(customer, { key: 'back', amount: 1_000 })
    expect(again.creditNoteNo).toBe(first.creditNoteNo)
    expect(again.balance).toMatchObject({ points: 4_000 })
    expect(await reverse(customer, { key: 'back', amount: 2_000 })).toMatchObject({
      userErrors: [{ code: 'KEY_REUSED' }],
    })
  })

  it.each([
    [{ reason: ' ' }, 'FIELD_REQUIRED', 'reason'],
    [{ amount: 0 }, 'AMOUNT_INVALID', 'amount'],
    [{ amount: 5_001 }, 'RECHARGE_SPENT', null],
    [{ paymentId: 2 }, 'NOT_FOUND', null],
    [{ customerId: 'nobody' }, 'NOT_FOUND', null],
  ])('of %j is refused with %s at %s', async (change, code, field) => {
    const customer = await product.customer()
    await recharge(customer, { amountCents: 5_000 })
    expect(await reverse(customer, change)).toMatchObject({
      creditNoteNo: null,
      userErrors: [{ code, field }],
    })
  })
})

describe('reward points', () => {
  it('are given once per key, and another amount under it is refused', async () => {
    const { userId: customerId } = await product.customer()
    const grant = (amount: number) =>
      office(GRANT_REWARD_POINTS, { input: { key: 'thanks', customerId, amount } })
    expect(await grant(500)).toMatchObject({
      balance: { points: 0, rewardPoints: 500, total: 500 },
      message: '500 reward points have been added.',
    })
    expect(await grant(500)).toMatchObject({ balance: { total: 500 }, userErrors: [] })
    expect(await grant(501)).toMatchObject({ userErrors: [{ code: 'KEY_REUSED' }] })
  })
})

describe('a history', () => {
  interface Page {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly amount: number } }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly totalCount: number
  }

  it('is read page by page without gap or double, to customer and office alike', async () => {
    const customer = await product.customer()
    const { userId: customerId } = customer
    await recharge(customer, { amountCents: 5_000, rewardPercent: 10 })
    for (const amount of [1, 2, 3])
      await office(GRANT_REWARD_POINTS, { input: { key: `grant ${amount}`, customerId, amount } })
    const amounts: number[] = []
    let after: string | null = null
    for (let page = 0; page < 3; page++) {
      const read: Page = await ask<Page>(POINT_HISTORY, { first: 2, after }, customer.token)
      expect([read.totalCount, read.pageInfo.hasNextPage]).toEqual([5, page < 2])
      amounts.push(...read.edges.map(({ node }) => node.amount))
      after = read.pageInfo.endCursor
    }
    expect(amounts).toEqual([3, 2, 1, 500, 5_000])
    const all = await office<Page>(CUSTOMER_POINT_HISTORY, { customerId })
    expect(all.edges.map(({ node }) => node.amount)).toEqual(amounts)
  })

  it('tells the number of the order that points went to', async () => {
    const customer = await product.customer({ points: 60_000 })
    const [addressId = ''] = customer.addressIds
    const placed = await booking.place(inputOf(cleaning(addressId, '2026-12-03'), 'one'), customer.token)
    const { edges } = await ask<{ edges: { node: Fields }[] }>(POINT_HISTORY, { first: 1 }, customer.token)
    expect(edges).toMatchObject([
      { node: { kind: 'Spent', isDeduction: true, role: 'Customer', orderNo: placed.order?.orderNo } },
    ])
  })

  it('has a filter of four stretches and the years with entries', async () => {
    const customer = await product.customer()
    await recharge(customer, { amountCents: 5 })
    expect(await ask(HISTORY_FILTERS, { catalog: 'Points' }, customer.token)).toEqual([
      { filter: 'Last30Days', year: null, text: 'Last 30 days' },
      { filter: 'Last90Days', year: null, text: 'Last 90 days' },
      { filter: 'Last6Months', year: null, text: 'Last 6 months' },
      { filter: 'Last12Months', year: null, text: 'Last 12 months' },
      { filter: 'Year', year: 2026, text: '2026' },
    ])
    const of = (variables: object) => ask<Page>(POINT_HISTORY, variables, customer.token)
    expect((await of({ filter: 'Year', year: 2026 })).totalCount).toBe(1)
    expect((await of({ filter: 'Year', year: 2025 })).totalCount).toBe(0)
  })

  it.each([
    [{ filter: 'Year' }],
    [{ filter: 'Year', year: 1999 }],
    [{ first: 0 }],
    [{ first: 101 }],
    [{ after: 'nonsense' }],
    [{ after: encodeURIComponent('["payments",1]') }],
  ])('is not read with %j', async (variables) => {
    const { token } = await product.customer()
    const { body } = await product.graphql(POINT_HISTORY, variables, { token })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('of nobody is null to the office, and a customer reads no other’s payment', async () => {
    expect(await office(CUSTOMER_PAYMENTS, { customerId: crypto.randomUUID() })).toBeNull()
    const [one, other] = [await product.customer(), await product.customer()]
    await recharge(one, { amountCents: 5_000 })
    expect(await ask(INVOICE_OF, { paymentId: 1 }, other.token)).toBeNull()
  })
})
