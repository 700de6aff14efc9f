import { describe, expect, it } from 'vitest'
import { isMonthBookable, isSeasonBookable, monthChoices, monthsLeftOfSeason } from './periodChoices.ts'

describe('months', () => {
  it('lists this month to twelve months ahead', () => {
    const months = monthChoices('2025-11', '2026-11')
    expect(months).toHaveLength(13)
    expect([months[0], months[2], months[12]]).toEqual(['2025-11', '2026-01', '2026-11'])
  })

  it('refuses a month outside the limits', () => {
    expect(isMonthBookable('2025-10', '2025-11', '2026-11')).toBe(false)
    expect(isMonthBookable('2026-12', '2025-11', '2026-11')).toBe(false)
    expect(isMonthBookable('2025-11', '2025-11', '2026-11')).toBe(true)
  })
})

describe('seasons', () => {
  it('can be booked until the month of their last day is over', () => {
    expect(isSeasonBookable(2025, '2026-04', [2025, 2026])).toBe(true)
    expect(isSeasonBookable(2025, '2026-05', [2025, 2026])).toBe(false)
    expect(isSeasonBookable(2027, '2025-11', [2025, 2026])).toBe(false)
  })

  it('says how many of the eight months are left', () => {
    expect(monthsLeftOfSeason(2025, '2025-06')).toBe(8)
    expect(monthsLeftOfSeason(2025, '2025-11')).toBe(6)
    expect(monthsLeftOfSeason(2025, '2026-04')).toBe(1)
    expect(monthsLeftOfSeason(2025, '2026-05')).toBe(0)
  })
})
