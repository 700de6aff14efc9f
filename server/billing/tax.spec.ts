import { describe, expect, it } from 'vitest'
import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { cashRoundingOf, taxesOf, taxLabelOf } from './tax.ts'

const date = '2026-11-21'

describe('tax', () => {
  it.each([
    [Province.AB, 'GST', 5_000, 500],
    [Province.BC, 'GST', 5_000, 500],
    [Province.MB, 'GST', 5_000, 500],
    [Province.SK, 'GST', 5_000, 500],
    [Province.NT, 'GST', 5_000, 500],
    [Province.YT, 'GST', 5_000, 500],
    [Province.NU, 'GST', 5_000, 500],
    [Province.ON, 'HST', 13_000, 1_300],
    [Province.NB, 'HST', 15_000, 1_500],
    [Province.NL, 'HST', 15_000, 1_500],
    [Province.PE, 'HST', 15_000, 1_500],
    [Province.NS, 'HST', 14_000, 1_400],
  ])('of 100 dollars in province %i is %s', (province, name, rateMilli, cents) => {
    expect(taxesOf({ province, date, subtotal: 10_000 })).toStrictEqual([{ name, rateMilli, cents }])
  })

  it('in Quebec is two lines, each rounded on the subtotal: 9.975 % of 100.00 is 9.98', () => {
    expect(taxesOf({ province: Province.QC, date, subtotal: 10_000 })).toStrictEqual([
      { name: 'GST', rateMilli: 5_000, cents: 500 },
      { name: 'QST', rateMilli: 9_975, cents: 998 },
    ])
  })

  it.each([
    ['2025-03-31', 15_000],
    ['2025-04-01', 14_000],
  ])('in Nova Scotia on %s is %i', (day, rateMilli) => {
    expect(taxesOf({ province: Province.NS, date: day, subtotal: 100 })).toMatchObject([{ rateMilli }])
  })

  it.each([
    [10, 1],
    [9, 0],
    [30, 2],
    [15_007, 750],
    [15_010, 751],
  ])('rounds half up to the cent: 5 %% of %i is %i', (subtotal, cents) => {
    expect(taxesOf({ province: Province.AB, date, subtotal })).toMatchObject([{ cents }])
  })

  it('knows no rates before its table begins', () => {
    expect(() => taxesOf({ province: Province.AB, date: '2016-09-30', subtotal: 1 })).toThrow(RangeError)
  })
})

describe('a cash total', () => {
  it.each([
    [10_500, 0],
    [10_501, -1],
    [10_502, -2],
    [10_503, 2],
    [10_504, 1],
    [10_505, 0],
  ])('of %i cents is rounded by %i', (total, rounding) => {
    expect(cashRoundingOf(total, PaymentMethod.Cash)).toBe(rounding)
  })

  it('alone is rounded', () => {
    expect(cashRoundingOf(10_501, PaymentMethod.ETransfer)).toBe(0)
  })
})

describe('the label of a tax', () => {
  it('names one tax, or both of Quebec', () => {
    const label = (province: Province) => taxLabelOf(taxesOf({ province, date, subtotal: 100 }))
    expect(label(Province.AB)).toStrictEqual({ name: 'GST 5%', rate: 5 })
    expect(label(Province.ON)).toStrictEqual({ name: 'HST 13%', rate: 13 })
    expect(label(Province.QC)).toStrictEqual({ name: 'GST 5% + QST 9.975%', rate: 14.975 })
  })
})
