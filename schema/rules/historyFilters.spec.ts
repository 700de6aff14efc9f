import { describe, expect, it } from 'vitest'
import { historyPeriod } from './historyFilters.ts'

const today = Temporal.PlainDate.from('2026-08-31')

function daysOf(filterType: number, designatedYear = 0) {
  const period = historyPeriod({ filterType, designatedYear }, today)
  return typeof period === 'string' ? period : [period.from?.toString(), period.to?.toString()]
}

describe('the filter of a history', () => {
  it.each([
    [1, '2026-08-01'],
    [2, '2026-06-02'],
    [3, '2026-02-28'],
    [4, '2025-08-31'],
  ])('%i begins on %s and reaches to now', (filterType, from) => {
    expect(daysOf(filterType)).toEqual([from, undefined])
    // the year is not looked at
    expect(daysOf(filterType, -1)).toEqual([from, undefined])
  })

  it('5 is a whole local year', () => {
    expect(daysOf(5, 2025)).toEqual(['2025-01-01', '2025-12-31'])
  })

  it.each([0, 6, -1, 2026, 1.5])('%d is none', (filterType) => {
    expect(daysOf(filterType, 2026)).toBe('filterType')
  })

  it.each([0, 1999, 10_000, 2025.5])('5 with %d names no year', (designatedYear) => {
    expect(daysOf(5, designatedYear)).toBe('designatedYear')
  })
})
