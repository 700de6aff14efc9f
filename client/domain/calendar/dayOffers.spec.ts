import { describe, expect, it } from 'vitest'
import { type Calendar, firstFreeDay, offerOf, proposedTime } from './dayOffers.ts'

const calendar: Calendar = {
  catalog: 'HouseCleaning',
  timeZone: 'America/Edmonton',
  zoneLabel: 'MST',
  stepMinutes: 30,
  now: '2025-11-19T10:40:00-07:00',
  lastDate: '2026-04-30',
  dayLatestBookHour: 14,
  slotHours: { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14 },
  closedDates: ['2025-12-25'],
  offeredMonths: [],
  fullDays: ['2025-11-21'],
  fullSlots: [
    { date: '2025-11-25', slot: 'Morning' },
    { date: '2025-11-26', slot: 'Morning' },
    { date: '2025-11-26', slot: 'Afternoon' },
  ],
}
const at = (hour: string): Calendar => ({ ...calendar, now: `2025-11-19T${hour}:05:00-07:00` })
const lawn: Calendar = { ...calendar, catalog: 'LawnCare' }

describe('a cleaning day', () => {
  it('offers both halves when nobody took them', () => {
    expect(offerOf('2025-11-20', calendar)).toEqual({ kind: 'open', halves: ['Morning', 'Afternoon'] })
  })

  it('offers what is left of a day', () => {
    expect(offerOf('2025-11-25', calendar)).toEqual({ kind: 'open', halves: ['Afternoon'] })
    expect(offerOf('2025-11-26', calendar)).toEqual({ kind: 'refused', reason: 'full' })
  })

  it('is the next available one, unless the order that moves is on it', () => {
    expect(firstFreeDay(calendar)).toBe('2025-11-19')
    expect(firstFreeDay({ ...calendar, bookedDate: '2025-11-19' })).toBe('2025-11-20')
  })

  it('proposes its earliest time that is free and not over', () => {
    const of = (date: string, now = calendar) => proposedTime(date, now)
    expect(of('2025-11-20')).toEqual({ slot: 'Morning', time: { hour: 9, minute: 0 } })
    expect(of('2025-11-25')).toEqual({ slot: 'Afternoon', time: { hour: 12, minute: 0 } })
    expect(of('2025-11-19')).toEqual({ slot: 'Morning', time: { hour: 11, minute: 0 } })
    expect(of('2025-11-26')).toBeUndefined()
    expect(of('2025-11-20', lawn)).toBeUndefined()
  })

  it('proposes an order’s own hour on another day where that is free', () => {
    const of = (date: string) => proposedTime(date, { ...calendar, bookedDate: '2025-11-19' }, '13:30')?.time
    expect(of('2025-11-20')).toEqual({ hour: 13, minute: 30 })
    expect(of('2025-11-19')).toEqual({ hour: 11, minute: 0 })
    expect(proposedTime('2025-11-25', calendar, '09:30')?.time).toEqual({ hour: 12, minute: 0 })
  })

  it.each([
    ['2025-11-18', 'past'],
    ['2025-11-23', 'sunday'],
    ['2025-12-25', 'closed'],
    ['2025-11-21', 'full'],
    ['2026-05-01', 'tooFar'],
  ])('refuses %s: %s', (date, reason) => {
    expect(offerOf(date, calendar)).toEqual({ kind: 'refused', reason })
  })

  it('keeps this morning until its last hour has begun', () => {
    expect(offerOf('2025-11-19', at('10'))).toEqual({ kind: 'open', halves: ['Morning', 'Afternoon'] })
    expect(offerOf('2025-11-19', at('11'))).toEqual({ kind: 'open', halves: ['Afternoon'] })
    expect(offerOf('2025-11-19', at('14'))).toEqual({ kind: 'refused', reason: 'tooLate' })
  })
})

describe('a day of a service without a time', () => {
  it('is open or not, without halves', () => {
    expect(offerOf('2025-11-25', lawn)).toEqual({ kind: 'open', halves: [] })
  })

  it('closes for today at the latest booking hour', () => {
    const today = { ...lawn, now: '2025-11-19T13:59:00-07:00' }
    expect(offerOf('2025-11-19', today)).toEqual({ kind: 'open', halves: [] })
    expect(offerOf('2025-11-19', { ...today, now: '2025-11-19T14:00:00-07:00' })).toEqual({
      kind: 'refused',
      reason: 'tooLate',
    })
  })
})
