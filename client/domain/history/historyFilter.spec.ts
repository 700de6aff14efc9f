import { describe, expect, it } from 'vitest'
import { periodValue, stretchOf } from './PeriodFilter.tsx'

describe('the history year filter', () => {
  it('sends 2000 and more as a year', () => {
    expect(stretchOf('2000')).toEqual({ filter: 'Year', year: 2000 })
    expect(stretchOf('2026')).toEqual({ filter: 'Year', year: 2026 })
  })

  it.each([
    ['1', 'Last30Days'],
    ['2', 'Last90Days'],
    ['3', 'Last6Months'],
    ['4', 'Last12Months'],
  ])('takes %s for the filter type itself', (value, filter) => {
    expect(stretchOf(value)).toEqual({ filter })
  })

  it.each(['', '0', '5', '6', '1999', '20260', '-1', '2e3', 'x'])('asks for everything by "%s"', (value) => {
    expect(stretchOf(value)).toEqual({})
  })

  it('gives every choice the value that means it', () => {
    for (const offered of [
      { filter: 'Last90Days', year: null },
      { filter: 'Year', year: 2025 },
    ] as const)
      expect({ year: null, ...stretchOf(periodValue(offered)) }).toEqual(offered)
  })
})
