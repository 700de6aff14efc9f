import { expect, it } from 'vitest'
import { serviceHours } from './OrderVisit.tsx'

it.each([
  ['2025-11-27T09:29:00-07:00', 'underHour'],
  ['2025-11-27T09:30:00-07:00', 1],
  ['2025-11-27T12:29:00-07:00', 3],
  ['2025-11-27T12:30:00-07:00', 4],
])('a visit from nine to %s took %s', (ended, hours) => {
  expect(serviceHours('2025-11-27T09:00:00-07:00', ended)).toBe(hours)
})

it('counts the real hours of a visit over a clock change', () => {
  expect(serviceHours('2025-11-02T00:30:00-06:00', '2025-11-02T02:30:00-07:00')).toBe(3)
})
