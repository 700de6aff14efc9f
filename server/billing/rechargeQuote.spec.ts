import { expect, it } from 'vitest'
import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { quoteRecharge } from './rechargeQuote.ts'

const terms = {
  subtotal: 10_001,
  rewardPercent: 10,
  method: PaymentMethod.Cash,
  province: Province.AB,
  at: Temporal.Instant.from('2026-11-20T17:00:00Z'),
}

it('a payment of 100.01 in Alberta comes to 105.01, of which cash pays 105.00, and gives 10,001 and 1,000 points', () => {
  expect(quoteRecharge(terms)).toStrictEqual({
    points: 10_001,
    rewardPoints: 1_000,
    subtotal: 10_001,
    taxes: [{ name: 'GST', rateMilli: 5_000, cents: 500 }],
    total: 10_501,
    cashRounding: -1,
    paid: 10_500,
  })
})

it('no cash of one or two cents is a payment, because nothing of it is collected', () => {
  for (const subtotal of [1, 2])
    expect(quoteRecharge({ ...terms, subtotal })).toEqual({ rejected: 'AMOUNT_INVALID', field: 'paidAmount' })
  expect(quoteRecharge({ ...terms, subtotal: 3 })).toMatchObject({ points: 3, paid: 5 })
  expect(quoteRecharge({ ...terms, subtotal: 1, method: PaymentMethod.ETransfer })).toMatchObject({ paid: 1 })
})

it('no payment has terms that no recharge may have', () => {
  expect(quoteRecharge({ ...terms, subtotal: 0 })).toEqual({
    rejected: 'AMOUNT_INVALID',
    field: 'paidAmount',
  })
})
