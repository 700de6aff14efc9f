import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Points and payments through the documented calls of the office, and the invoices customers read, with the arithmetic by hand. */

let product: TestApp
let at: MoneySteps
beforeAll(async () => {
  // the last hour of 15 % in Nova Scotia
  product = await startTestApp('2025-03-31T23:00:00-06:00[America/Edmonton]')
  at = moneySteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface Invoice {
  readonly userInfo: { readonly taxRate: { readonly name: string; readonly rate: number } }
  readonly hisPoints: readonly { readonly amount: number; readonly lineAmount: number }[]
  readonly subtotalAmount: number
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: number }[]
}

async function lastPayment(customer: Newcomer) {
  const { body } = await at.as<{ hisPayments: { id: number }[] }>(customer, '/Account/getUserPayments', {
    filterType: 1,
    designatedYear: 0,
  })
  return body.hisPayments[0]
}

async function invoiceOf(customer: Newcomer, language = 'en') {
  const paymentId = (await lastPayment(customer))?.id
  const { body } = await at.as<Invoice>(customer, '/Account/getPaymentInvoice', { paymentId }, language)
  return body
}

describe('confirming a payment', () => {
  // Alberta: 150.07 + 5 % (7.5035, 7.50) = 157.57, in cash 157.55; 7 % of 15,007 points are 1,050.49, so 1,050
  it('credits a point per cent and the reward rounded down, and rounds cash to 5 cents', async () => {
    const customer = await product.customer()
    const { userId } = customer
    const form = { userId, paidAmount: 150.07, paymentMethod: 1, rewardPercent: 7, comment: 'envelope' }
    const reply = await at.pay(form)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        msg: expect.stringMatching(
          /^Payment confirmed: 15,007 points and 1,050 reward points, invoice INV-2025-\d{6}$/,
        ),
        newUser: { id: userId, points: 15_007, rewardPoints: 1_050, userName: '' },
      },
    })
    expect(await lastPayment(customer)).toEqual({
      id: 1,
      invoiceNo: expect.stringMatching(/^INV-2025-\d{6}$/),
      strPayTime: expect.stringMatching(/^2025-03-31T23:\d\d:\d\d-06:00$/),
      subtotalAmount: 150.07,
      taxAmount: 7.5,
      totalAmount: 157.57,
      cashRounding: -0.02,
      paidAmount: 157.55,
      payMethod: 1,
      creditNotes: [],
    })
    const history = await at.office('/Staff/getAdminUserPayments', { userId })
    expect(history.body).toMatchObject({ hisPayments: [{ id: 1, comment: 'envelope', paidAmount: 157.55 }] })
  })

  it('is an invoice with the seller, the buyer, and lines that add up to the subtotal', async () => {
    const customer = await product.customer()
    await at.pay({ userId: customer.userId, paidAmount: 500, rewardPercent: 10 })
    const invoice = await invoiceOf(customer)
    expect(invoice).toEqual({
      userInfo: {
        firstName: 'Nico',
        lastName: 'Newcomer',
        userNo: expect.stringMatching(/^C-\d{6}$/),
        taxRate: { name: 'GST 5%', rate: 5 },
      },
      address: {
        unit: '',
        streetNo: '12',
        streetName: 'Spruce Lane NW',
        city: 'Calgary',
        province: 'AB',
        provinceId: 1,
        postal: 'T2N 1N4',
      },
      hisPoints: [
        { id: '1p', isReward: false, amount: 50_000, lineAmount: 500 },
        { id: '2r', isReward: true, amount: 5_000, lineAmount: 0 },
      ],
      invoiceNo: expect.stringMatching(/^INV-2025-\d{6}$/),
      strPayTime: expect.stringMatching(/-06:00$/),
      payMethod: 2,
      description: 'Service points',
      language: 'en',
      subtotalAmount: 500,
      taxAmount: 25,
      totalAmount: 525,
      cashRounding: 0,
      paidAmount: 525,
      totalDue: 0,
      taxes: [{ name: 'GST', rate: 5, amount: 25, registrationNo: expect.stringMatching(/RT0001$/) }],
      company: {
        name: 'Aspenrow',
        legalName: 'Aspenrow Home Services Ltd.',
        phone: '(403) 555-0110',
        email: 'hello@aspenrow.example',
        address: { street: '210 8 Avenue SW', city: 'Calgary', province: 'AB', postal: 'T2P 1B5' },
        gstNumber: expect.stringMatching(/RT0001$/),
        qstNumber: expect.stringMatching(/TQ0001$/),
      },
      creditNotes: [],
    })
    expect(invoice.hisPoints.reduce((sum, { lineAmount }) => sum + lineAmount, 0)).toBe(500)
  })

  // 13 % of 99.99 is 12.9987, 13.00
  it('in Ontario bears HST in one line', async () => {
    const customer = await at.customerIn('ON')
    await at.pay({ userId: customer.userId, paidAmount: 99.99 })
    expect(await invoiceOf(customer)).toMatchObject({
      userInfo: { taxRate: { name: 'HST 13%', rate: 13 } },
      address: { provinceId: 7, province: 'ON' },
      taxes: [{ name: 'HST', rate: 13, amount: 13, registrationNo: expect.stringMatching(/RT0001$/) }],
      totalAmount: 112.99,
    })
  })

  // 5 % of 100.01 is 5.0005, 5.00; 9.975 % of it is 9.97599..., 9.98; together 114.99, in cash 115.00
  it('in Quebec bears two taxes, each rounded on the subtotal, under one name and in the customer’s language', async () => {
    const customer = await at.customerIn('QC')
    await at.pay({ userId: customer.userId, paidAmount: 100.01, paymentMethod: 1 })
    expect(await invoiceOf(customer, 'fr')).toMatchObject({
      userInfo: { taxRate: { name: 'GST 5% + QST 9.975%', rate: 14.975 } },
      taxes: [
        { name: 'GST', rate: 5, amount: 5, registrationNo: expect.stringMatching(/RT0001$/) },
        { name: 'QST', rate: 9.975, amount: 9.98, registrationNo: expect.stringMatching(/TQ0001$/) },
      ],
      taxAmount: 14.98,
      totalAmount: 114.99,
      cashRounding: 0.01,
      paidAmount: 115,
      language: 'fr',
      description: 'Points de service',
    })
  })

  it('in Nova Scotia bears 15 % until March 2025 and 14 % from April, and an old invoice stays as it was', async () => {
    const customer = await at.customerIn('NS')
    await at.pay({ userId: customer.userId, paidAmount: 100 })
    const before = await invoiceOf(customer)
    expect(before).toMatchObject({ taxes: [{ name: 'HST', rate: 15, amount: 15 }], totalAmount: 115 })
    product.later({ hours: 1 })
    await at.pay({ userId: customer.userId, paidAmount: 100 })
    const after = await invoiceOf(customer)
    expect(after).toMatchObject({ taxes: [{ name: 'HST', rate: 14, amount: 14 }], totalAmount: 114 })
    const again = await at.as(customer, '/Account/getPaymentInvoice', { paymentId: '1' })
    expect(again.body).toEqual(before)
  })

  it('with another total than the caller saw is told and not booked', async () => {
    const { userId } = await at.customerIn('ON')
    expect(await at.pay({ userId, paidAmount: 1_000, totalSeen: 1_050 })).toMatchObject({
      status: 400,
      body: { tag: 'info', msg: 'The total just changed. Check it again.' },
    })
    expect((await at.pay({ userId, paidAmount: 1_000, totalSeen: 1_130 })).status).toBe(200)
  })

  it('again within a minute asks whether it is meant, and is taken when it is', async () => {
    const { userId } = await product.customer()
    const form = { userId, paidAmount: 20 }
    expect((await at.pay(form)).status).toBe(200)
    expect(await at.pay(form)).toMatchObject({
      status: 400,
      body: {
        tag: 'warning',
        msg: 'The same recharge was confirmed a moment ago. Confirm that this is a second one.',
      },
    })
    expect(await at.pay({ ...form, confirmRepeat: true })).toMatchObject({
      status: 200,
      body: { newUser: { points: 4_000 } },
    })
    product.later({ minutes: 1 })
    expect(await at.pay(form)).toMatchObject({ status: 200, body: { newUser: { points: 6_000 } } })
  })

  it.each([
    [{ paidAmount: 0 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: -5 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: 99_999.01 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: 10.005 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: 10.000000001 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: 1e-7 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ paidAmount: 1e21 }, 'paidAmount', 'This amount isn’t valid.'],
    [{ rewardPercent: 101 }, 'rewardPercent', 'This value isn’t valid.'],
    [{ rewardPercent: 2.5 }, 'rewardPercent', 'This value isn’t valid.'],
    [{ paymentMethod: 0 }, 'paymentMethod', 'This value isn’t valid.'],
    [{ comment: 'x'.repeat(1_001) }, 'comment', '1,000 characters maximum'],
    [{ comment: 'a\u0000b' }, 'comment', 'This value isn’t valid.'],
  ])('of %j is refused at %s', async (change, tag, msg) => {
    const { userId } = await product.customer()
    expect(await at.pay({ userId, paidAmount: 10, ...change })).toMatchObject({
      status: 400,
      body: { tag, msg },
    })
    const { body } = await at.office('/Staff/getAdminUserPayments', { userId })
    expect(body).toEqual({ hisPayments: [] })
  })

  it('takes the largest amount of the form', async () => {
    const { userId } = await product.customer()
    expect(await at.pay({ userId, paidAmount: 99_999 })).toMatchObject({
      status: 200,
      body: { newUser: { points: 9_999_900 } },
    })
  })
})

describe('a customer who is not there', () => {
  it.each([
    ['/Staff/addUserRewardPoint', { amount: 1 }],
    ['/Staff/confrmUserPayment', { paymentMethod: 1, paidAmount: 1, rewardPercent: 0, comment: '' }],
    ['/Staff/getAdminUserPointHistory', {}],
    ['/Staff/getAdminUserExpHistory', {}],
    ['/Staff/getAdminUserPayments', {}],
  ])('is not found by %s', async (path, body) => {
    for (const userId of [crypto.randomUUID(), 'nobody', 0, '\u0000'])
      expect(await at.office(path, { userId, ...body })).toMatchObject({
        status: 400,
        body: { tag: 'warning', msg: 'not found' },
      })
  })
})
