import { describe, expect, it } from 'vitest'
import type { Calendar } from './dayOffers.ts'
import { dayWord, firstShownDay, neighbours, weeksOf } from './monthView.ts'

const calendar: Calendar = {
  catalog: 'HouseCleaning',
  timeZone: 'America/Edmonton',
  zoneLabel: 'MST',
  stepMinutes: 30,
  now: '2025-11-19T10:40:00-07:00',
  lastDate: '2026-04-30',
  dayLatestBookHour: 14,
  slotHours: { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 },
  closedDates: [],
  offeredMonths: [],
  fullDays: [],
  fullSlots: [],
}

describe('the month arrows', () => {
  it('lead back only from a later month', () => {
    expect(neighbours('2025-11', calendar)).toEqual({ next: '2025-12' })
    expect(neighbours('2025-12', calendar)).toEqual({ previous: '2025-11', next: '2026-01' })
  })

  it('stop five months ahead', () => {
    expect(neighbours('2026-03', calendar).next).toBe('2026-04')
    expect(neighbours('2026-04', calendar).next).toBeUndefined()
  })
})

describe('the rows', () => {
  it('begins with the week of today', () => {
    const weeks = weeksOf('2025-11', calendar)
    expect(weeks.map((week) => week.days[0]?.date)).toEqual(['2025-11-17', '2025-11-24'])
    expect(weeks[0]?.days[2]).toMatchObject({ date: '2025-11-19', isToday: true })
    expect(firstShownDay(calendar)).toBe('2025-11-17')
  })

  it('begin with the month where its first week is this one', () => {
    const now = '2025-11-02T10:00:00-07:00'
    expect(firstShownDay({ ...calendar, now })).toBe('2025-11-01')
    expect(weeksOf('2025-11', { ...calendar, now })).toHaveLength(5)
    expect(weeksOf('2025-12', calendar)).toHaveLength(5)
  })
})

describe('the words of a day', () => {
  it('names the halves that are free', () => {
    expect(dayWord({ kind: 'open', halves: ['Morning', 'Afternoon'] })).toBe('both')
    expect(dayWord({ kind: 'open', halves: ['Morning'] })).toBe('am')
    expect(dayWord({ kind: 'open', halves: ['Afternoon'] })).toBe('pm')
    expect(dayWord({ kind: 'open', halves: [] })).toBe('open')
  })

  it('says why others cannot be chosen, and nothing for past days', () => {
    expect(dayWord({ kind: 'refused', reason: 'sunday' })).toBe('closed')
    expect(dayWord({ kind: 'refused', reason: 'full' })).toBe('full')
    expect(dayWord({ kind: 'refused', reason: 'past' })).toBeUndefined()
  })
})
