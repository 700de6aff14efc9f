import { describe, expect, it } from 'vitest'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { creditFigures } from './creditFigures.ts'

const gst = { name: 'GST', rateMilli: 5_000, cents: 500 } as const
const qst = { name: 'QST', rateMilli: 9_975, cents: 998 } as const
const hst = { name: 'HST', rateMilli: 13_000, cents: 1_300 } as const

describe('a credit note', () => {
  it('over a whole payment of 100.00 in Ontario gives 13.00 back, one line', () => {
    const payment = { taxes: [hst], reversed: 0, method: PaymentMethod.ETransfer }
    expect(creditFigures(payment, 10_000)).toEqual({
      subtotal: 10_000,
      taxes: [hst],
      tax: 1_300,
      total: 11_300,
      cashRounding: 0,
    })
  })

  // Quebec, 100.01: GST 5.0005 is 5.00, QST 9.975... is 9.98; together 114.99, in cash 115.00.
  // The first 33.33: GST 1.6665 is 1.67, QST 3.3247 is 3.32; 38.32, in cash 38.30.
  // The rest, 66.68: GST 5.00 - 1.67 = 3.33, QST 9.98 - 3.32 = 6.66; 76.67, in cash 115.00 - 38.30 = 76.70.
  it('over a part has its own two lines, and the parts add up to the invoice, also in cash', () => {
    const payment = { taxes: [gst, qst], reversed: 0, method: PaymentMethod.Cash }
    const first = creditFigures(payment, 3_333)
    expect(first).toMatchObject({
      taxes: [
        { name: 'GST', cents: 167 },
        { name: 'QST', cents: 332 },
      ],
      tax: 499,
      total: 3_832,
      cashRounding: -2,
    })
    const rest = creditFigures({ ...payment, reversed: 3_333 }, 6_668)
    expect(rest).toMatchObject({
      taxes: [
        { name: 'GST', cents: 333 },
        { name: 'QST', cents: 666 },
      ],
      tax: 999,
      total: 7_667,
      cashRounding: 3,
    })
    expect(first.total + rest.total).toBe(11_499)
    expect(first.total + first.cashRounding + rest.total + rest.cashRounding).toBe(11_500)
  })
})
