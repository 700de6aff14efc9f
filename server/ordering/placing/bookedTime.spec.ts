import { describe, expect, it } from 'vitest'
import { bookedTime, requestedDay } from './bookedTime.ts'

const cleaning = {
  serviceCatalog: 1,
  periodType: 0,
  year: 2026,
  month: 11,
  day: 23,
  slot: 1,
  hour: 9,
  minute: 30,
} as const

function ask(at: string, change: Partial<Record<keyof typeof cleaning, number>> = {}) {
  const request = { ...cleaning, ...change } as typeof cleaning
  return bookedTime(request, { at: Temporal.Instant.from(at), closedDates: [] })
}

describe('the booked time', () => {
  it('is a local day and time with its zone', () => {
    expect(ask('2026-11-20T17:00:00Z')).toStrictEqual({
      bookedFor: { date: '2026-11-23', time: '09:30', zone: 'America/Edmonton' },
      slot: 1,
    })
    expect(ask('2026-11-20T17:00:00Z', { serviceCatalog: 2, slot: 0, hour: 0, minute: 0 })).toStrictEqual({
      bookedFor: { date: '2026-11-23', zone: 'America/Edmonton' },
      slot: 0,
    })
  })

  it.each([
    ['Monday 8:59:59 in Alberta', '2026-11-23T14:59:59Z', undefined],
    ['Monday 9:00, the hour itself', '2026-11-23T15:00:00Z', 'TOO_LATE_TODAY'],
    ['the end of Monday, Tuesday in UTC', '2026-11-24T05:59:59Z', 'TOO_LATE_TODAY'],
    ['Tuesday 0:00', '2026-11-24T06:00:00Z', 'DATE_PAST'],
  ])('is judged by the business’s clock: %s', (_, at, rejected) => {
    const outcome = ask(at)
    expect('rejected' in outcome ? outcome.rejected : undefined).toBe(rejected)
  })

  it.each([
    ['before clocks go forward', '2026-03-07T16:59:59Z', { month: 3, day: 7 }, undefined],
    ['9:00 before clocks go forward', '2026-03-07T17:00:00Z', { month: 3, day: 7 }, 'TOO_LATE_TODAY'],
    ['the Sunday clocks go forward', '2026-03-07T17:00:00Z', { month: 3, day: 8 }, 'DATE_INVALID'],
    ['the Monday after, an hour earlier in UTC', '2026-03-09T15:59:59Z', { month: 3, day: 9 }, undefined],
    ['10:00 on the Monday after', '2026-03-09T16:00:00Z', { month: 3, day: 9 }, 'TOO_LATE_TODAY'],
    [
      '10:00 in the last autumn clocks went back',
      '2025-11-03T17:00:00Z',
      { year: 2025, day: 3 },
      'TOO_LATE_TODAY',
    ],
  ])('follows the clock changes: %s', (_, at, change, rejected) => {
    const outcome = ask(at, { hour: 10, ...change })
    expect('rejected' in outcome ? outcome.rejected : undefined).toBe(rejected)
  })
})

describe('the day that a request names', () => {
  it.each([
    [2026, 11, 23, '2026-11-23'],
    [2028, 2, 29, '2028-02-29'],
    [1000, 1, 1, '1000-01-01'],
    [9999, 12, 31, '9999-12-31'],
    [999, 12, 31, undefined],
    [10_000, 1, 1, undefined],
    [2026, 0, 1, undefined],
    [2026, 13, 1, undefined],
    [2026, 11, 0, undefined],
    [2026, 11, 31, undefined],
  ])('of %i-%i-%i is %s', (year, month, day, date) => {
    expect(requestedDay({ year, month, day })).toBe(date)
  })
})
