import { describe, expect, it } from 'vitest'
import { monthChoices, monthsLeftOfSeason } from './periodChoices.ts'

describe('months', () => {
  it('lists this month to twelve months ahead', () => {
    const months = monthChoices('2025-11', '2026-11')
    expect(months).toHaveLength(13)
    expect([months[0], months[2], months[12]]).toEqual(['2025-11', '2026-01', '2026-11'])
  })
})

describe('seasons', () => {
  it('says how many of the eight months are left', () => {
    expect(monthsLeftOfSeason(2025, '2025-06')).toBe(8)
    expect(monthsLeftOfSeason(2025, '2025-11')).toBe(6)
    expect(monthsLeftOfSeason(2025, '2026-04')).toBe(1)
    expect(monthsLeftOfSeason(2025, '2026-05')).toBe(0)
  })
})
