import { describe, expect, it } from 'vitest'
import { instantBounds, periodBetween } from './statementPeriod.ts'

describe('a free range of days', () => {
  it('is the days themselves, both ends inclusive, on the business’s clock', () => {
    const period = periodBetween('2026-07-01', '2026-07-31')
    if ('rejected' in period) throw new Error(period.rejected)
    expect(instantBounds(period)).toEqual({ from: '2026-07-01T06:00:00Z', before: '2026-08-01T06:00:00Z' })
  })

  it('is as long as its days are, also where the clock changes', () => {
    // Alberta is at UTC-7 in the winter of 2025, at UTC-6 from March 8, 2026 on
    const period = periodBetween('2026-03-07', '2026-03-08')
    if ('rejected' in period) throw new Error(period.rejected)
    expect(instantBounds(period)).toEqual({ from: '2026-03-07T07:00:00Z', before: '2026-03-09T06:00:00Z' })
  })

  it('may be open at either end', () => {
    expect(periodBetween(null, undefined)).toEqual({ from: undefined, to: undefined })
    expect(periodBetween('2026-07-01', null)).toMatchObject({ to: undefined })
  })

  it.each(['2026-02-30', '2026-7-1', '0000-01-01', 'yesterday', '', '20260701', '2026-07-01T00:00'])(
    'does not begin on %j',
    (from) => {
      expect(periodBetween(from, undefined)).toEqual({ rejected: 'DATE_INVALID', field: 'from' })
    },
  )

  it('does not end before it begins', () => {
    expect(periodBetween('2026-07-02', '2026-07-01')).toEqual({ rejected: 'DATE_INVALID', field: 'to' })
    expect(periodBetween('2026-07-01', 'never')).toEqual({ rejected: 'DATE_INVALID', field: 'to' })
  })
})
