import { describe, expect, it } from 'vitest'
import {
  bookableMonths,
  isoDate,
  lastBookableDate,
  leftOfBegun,
  seasonOpening,
  spanOf,
  unusedMonths,
} from './bookingPeriods.ts'
import { PeriodType } from './enumerations.ts'

describe('booking periods', () => {
  it('reach to the end of the fifth month and to the twelfth month ahead', () => {
    expect(lastBookableDate('2026-09-30')).toBe('2027-02-28')
    expect(lastBookableDate('2027-09-01')).toBe('2028-02-29')
    expect(bookableMonths('2026-11-21')).toStrictEqual({ earliest: '2026-11', latest: '2027-11' })
  })

  it('span a day, a month, or September to 30 April', () => {
    expect(spanOf(PeriodType.Day, '2026-11-23')).toStrictEqual({
      firstDay: '2026-11-23',
      lastDay: '2026-11-23',
      months: 0,
    })
    expect(spanOf(PeriodType.Month, '2028-02-01').lastDay).toBe('2028-02-29')
    expect(spanOf(PeriodType.Season, '2026-09-01')).toStrictEqual({
      firstDay: '2026-09-01',
      lastDay: '2027-04-30',
      months: 8,
    })
  })

  it.each([
    ['2026-03-15', 8],
    ['2026-08-15', 8],
    ['2026-09-01', 7],
    ['2026-09-30', 7],
    ['2026-12-24', 4],
    ['2027-03-31', 1],
    ['2027-04-01', 0],
    ['2027-06-01', 0],
  ])('on %s leave %i whole months of a season unused', (today, months) => {
    expect(unusedMonths(spanOf(PeriodType.Season, '2026-09-01'), today)).toBe(months)
  })

  it.each([
    [PeriodType.Season, '2026-09-01', '2026-08-31', undefined],
    [PeriodType.Season, '2026-09-01', '2026-09-30', undefined],
    [PeriodType.Season, '2026-09-01', '2026-11-19', { left: 6, of: 8 }],
    [PeriodType.Season, '2026-09-01', '2027-04-30', { left: 1, of: 8 }],
    [PeriodType.Season, '2026-09-01', '2027-05-01', undefined],
    [PeriodType.Month, '2028-02-01', '2028-02-01', undefined],
    [PeriodType.Month, '2028-02-01', '2028-02-02', { left: 28, of: 29 }],
    [PeriodType.Month, '2028-02-01', '2028-02-29', { left: 1, of: 29 }],
    [PeriodType.Month, '2028-03-01', '2028-02-29', undefined],
    [PeriodType.Day, '2028-02-10', '2028-02-10', undefined],
  ])('of kind %i from %s have begun on %s: %o', (periodType, firstDay, today, left) => {
    expect(leftOfBegun(periodType, firstDay, today)).toStrictEqual(left)
  })

  it('are written with four, two and two digits, also what is no day', () => {
    expect(isoDate({ year: 26, month: 1, day: 2 })).toBe('0026-01-02')
  })
})

describe('seasonOpening', () => {
  const mowing = [5, 6, 7, 8, 9, 10]

  it('says when a season beyond the calendar begins, and when its first day can be booked', () => {
    expect(seasonOpening(mowing, '2026-11-28')).toEqual({ opens: '2027-05-01', bookableFrom: '2026-12-01' })
  })

  it('says nothing while a month of it can be booked, or for the whole year', () => {
    expect(seasonOpening(mowing, '2026-12-01')).toBeUndefined()
    expect(seasonOpening(mowing, '2026-10-31')).toBeUndefined()
    expect(seasonOpening([], '2026-11-28')).toBeUndefined()
  })
})
