import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import { INVOICE_OF, POINT_HISTORY, REVERSAL_QUOTE } from '../../testing/moneyDocuments.ts'
import { type MoneyMutations, moneyMutations } from '../../testing/moneyMutations.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Reversals over GraphQL, with the arithmetic by hand. */

let product: TestApp
let money: MoneyMutations
let at: MoneySteps
beforeAll(async () => {
  product = await startTestApp()
  const { token } = await product.admin()
  money = moneyMutations(product, token)
  at = moneySteps(product, token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

type Fields = Record<string, unknown>

const cad = (cents: number) => expect.objectContaining({ cents })

describe('a reversal', () => {
  // Ontario: 300.00 + 13 % = 339.00 with 3,000 reward points; an order takes the 3,000 first and the rest of its price in paid points
  it('of a recharge that is partly spent takes back what is unspent, with its own tax', async () => {
    const customer = await at.customerIn('ON')
    await money.recharge(customer, { amountCents: 30_000, rewardPercent: 10 })
    const [addressId = ''] = customer.addressIds
    const placed = await product.place(inputOf(cleaning(addressId, '2026-12-01'), 'one'), customer.token)
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
    expect(await money.office(REVERSAL_QUOTE, asked)).toMatchObject(expected)
    const invoice = await money.ask(INVOICE_OF, { paymentId: 1 }, customer.token)
    const done = await money.reverse(customer, {})
    expect(done).toMatchObject({
      points: left,
      rewardPoints: 0,
      creditNoteNo: expect.stringMatching(/^CN-2026-\d{6}$/),
      balance: { points: 0, rewardPoints: 0 },
      message: expect.stringContaining('reversed, credit note CN-2026-'),
      payment: {
        paymentId: 1,
        total: cad(33_900),
        reversalReasons: ['typed wrongly'],
        creditNotes: [{ creditNoteNo: done.creditNoteNo, total: cad(left + taxLeft) }],
      },
      userErrors: [],
    })
    // the invoice is as it was, but for the note that refers to it
    const { payment, ...rest } = await money.ask<{ payment: Fields }>(
      INVOICE_OF,
      { paymentId: 1 },
      customer.token,
    )
    const { payment: paymentBefore, ...restBefore } = invoice as { payment: Fields }
    expect(rest).toEqual(restBefore)
    expect({ ...payment, creditNotes: [] }).toEqual(paymentBefore)
    expect(payment.creditNotes).toHaveLength(1)
    expect(await money.reverse(customer, {})).toMatchObject({
      userErrors: [
        { code: 'RECHARGE_SPENT', field: null, message: expect.stringContaining('nothing to reverse') },
      ],
    })
  })

  it('in two parts gives back the whole payment to the cent, and its reward', async () => {
    const customer = await at.customerIn('QC')
    await money.recharge(customer, { amountCents: 10_001, method: 'Cash', rewardPercent: 10 })
    // 33.33 of 100.01: 1.67 + 3.32 of tax, 38.32, in cash 38.30; then 66.68 with 3.33 + 6.66, 76.67, in cash 76.70: together 115.00
    const first = await money.reverse(customer, { amount: 3_333 })
    expect(first).toMatchObject({
      points: 3_333,
      rewardPoints: 333,
      balance: { points: 6_668, rewardPoints: 667 },
    })
    const second = await money.reverse(customer, {})
    expect(second).toMatchObject({ points: 6_668, rewardPoints: 667, balance: { total: 0 } })
    expect(second.payment).toMatchObject({
      paid: cad(11_500),
      creditNotes: [
        { tax: cad(499), total: cad(3_832), cashRounding: cad(-2), paid: cad(3_830) },
        { tax: cad(999), total: cad(7_667), cashRounding: cad(3), paid: cad(7_670) },
      ],
    })
    const history = await money.ask<{ edges: { node: Fields }[] }>(POINT_HISTORY, {}, customer.token)
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
    await money.recharge(customer, { amountCents: 5_000 })
    const first = await money.reverse(customer, { key: 'back', amount: 1_000 })
    const again = await money.reverse(customer, { key: 'back', amount: 1_000 })
    expect(again.creditNoteNo).toBe(first.creditNoteNo)
    expect(again.balance).toMatchObject({ points: 4_000 })
    expect(await money.reverse(customer, { key: 'back', amount: 2_000 })).toMatchObject({
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
    await money.recharge(customer, { amountCents: 5_000 })
    expect(await money.reverse(customer, change)).toMatchObject({
      creditNoteNo: null,
      userErrors: [{ code, field }],
    })
  })
})
