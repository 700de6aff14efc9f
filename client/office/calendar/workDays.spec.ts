import { expect, it } from 'vitest'
import { monthsBeside, nextWorkingDay, readPlace, stripOf, workDayOf } from './workDays.ts'

const today = '2026-11-22'
const calendar = {
  closedDates: [
    { date: '2026-11-23', catalog: null },
    { date: '2026-12-25', catalog: null },
    { date: '2026-12-24', catalog: 'LawnCare' as const },
  ],
  staffGroups: [
    { id: 'g-1', groupNo: '1', isActive: true, members: [], daysOff: ['2026-12-24'] },
    { id: 'g-2', groupNo: '2', isActive: true, members: [], daysOff: [] },
  ],
}

it('knows who works on a day', () => {
  expect(workDayOf('2026-12-25', today, calendar)).toMatchObject({ isClosed: true, closedCatalogs: [] })
  expect(workDayOf('2026-12-24', today, calendar)).toEqual({
    date: '2026-12-24',
    isPast: false,
    isToday: false,
    isSunday: false,
    isClosed: false,
    closedCatalogs: ['LawnCare'],
    groupsOff: ['1'],
  })
  expect(workDayOf(today, today, calendar)).toMatchObject({ isToday: true, isSunday: true, isPast: false })
  expect(workDayOf('2026-11-21', today, undefined)).toMatchObject({ isPast: true, groupsOff: [] })
})

it.each([
  ['', undefined, '2026-11-24', false],
  ['day=2026-12-24', undefined, '2026-12-24', false],
  ['month=2027-01&day=2026-12-24', '2027-01', '2026-12-24', false],
  ['day=2025-10-01', undefined, '2025-10-01', false],
  ['day=2025-09-30', undefined, '2026-11-24', true],
  ['month=2025-09', undefined, '2026-11-24', true],
  ['month=2030-01', undefined, '2026-11-24', true],
  ['day=2026-02-30', undefined, '2026-11-24', false],
  ['month=2026-13', undefined, '2026-11-24', false],
])('reads %o', (address, month, day, isOutside) => {
  const place = readPlace(new URLSearchParams(address), { today, opened: '2026-11-24' })
  expect(place).toEqual({ month, day, isOutside })
})

it('leads from thirteen months back to two years ahead', () => {
  expect(monthsBeside('2025-10', today)).toEqual({ next: '2025-11' })
  expect(monthsBeside('2027-05', today)).toEqual({ previous: '2027-04', next: '2027-06' })
  expect(monthsBeside('2028-11', today)).toEqual({ previous: '2028-10' })
})

it('has strips of two weeks, one of which begins today', () => {
  const ends = (date: string) => [stripOf(date, today)[0], stripOf(date, today).at(-1)]
  expect(ends(today)).toEqual(['2026-11-22', '2026-12-05'])
  expect(ends('2026-12-05')).toEqual(['2026-11-22', '2026-12-05'])
  expect(ends('2026-12-06')).toEqual(['2026-12-06', '2026-12-19'])
  expect(ends('2026-11-21')).toEqual(['2026-11-08', '2026-11-21'])
})

it('opens on the next day on which somebody works, which may be today', () => {
  // a Sunday, and the day after is closed
  expect(nextWorkingDay(today, calendar)).toBe('2026-11-24')
  expect(nextWorkingDay('2026-11-30', calendar)).toBe('2026-11-30')
})
