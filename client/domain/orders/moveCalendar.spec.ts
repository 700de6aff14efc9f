import { expect, it } from 'vitest'
import { isSameTime, minutesOf } from './moveCalendar.ts'

const chosen = { periodType: 'Day', year: 2025, month: 11, day: 27, date: '2025-11-27' } as const
const morning = { ...chosen, slot: 'Morning', time: { hour: 9, minute: 30 } } as const
const wholeDay = { ...chosen, slot: 'None', time: undefined } as const

it.each([
  ['the same time', morning, '2025-11-27', '09:30', true],
  ['another hour', morning, '2025-11-27', '10:30', false],
  ['another day', morning, '2025-11-28', '09:30', false],
  ['the same day without a time', wholeDay, '2025-11-27', null, true],
])('knows %s', (_, time, bookedDate, bookedTime, isSame) => {
  expect(isSameTime(time, { bookedDate, bookedTime })).toBe(isSame)
})

it('adds up the minutes of the price', () => {
  const line = { kind: 'CheckPoint', label: 'Kitchen', points: 1 } as const
  const priceLines = [
    { ...line, minutes: 180 },
    { ...line, minutes: 28 },
  ]
  expect(minutesOf({ priceLines })).toBe(208)
})
