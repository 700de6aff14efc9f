import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addToMonth,
  isRealDate,
  monthsBetween,
  weekdayOf,
  weeksOfMonth,
} from './calendarDates.ts'

describe('days as text', () => {
  it('knows which days exist', () => {
    expect(isRealDate(2028, 2, 29)).toBe(true)
    expect(isRealDate(2027, 2, 29)).toBe(false)
    expect(isRealDate(2026, 13, 1)).toBe(false)
    expect(isRealDate(2026, 0, 10)).toBe(false)
    expect(isRealDate(Number.NaN, 1, 1)).toBe(false)
  })

  it('crosses months, years and clock changes without losing a day', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  })

  it('stops at the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })

  it('counts months over the new year both ways', () => {
    expect(addToMonth('2025-11', 5)).toBe('2026-04')
    expect(addToMonth('2026-01', -1)).toBe('2025-12')
    expect(monthsBetween('2025-11', '2026-04')).toBe(5)
  })

  it('starts the week on Monday', () => {
    expect(weekdayOf('2025-11-24')).toBe(1)
    expect(weekdayOf('2025-11-30')).toBe(7)
  })
})

describe('weeks of a month', () => {
  it('fills November 2025 into five rows of seven', () => {
    const weeks = weeksOfMonth('2025-11')
    expect(weeks).toHaveLength(5)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2025-11-01',
      '2025-11-02',
    ])
    expect(weeks[4]?.[6]).toBe('2025-11-30')
  })

  it('needs only four rows for a February that begins on a Monday', () => {
    expect(weeksOfMonth('2027-02')).toHaveLength(4)
  })
})
