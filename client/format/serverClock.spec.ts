import { expect, it } from 'vitest'
import { onClockOf } from './serverClock.ts'

const moment = Date.parse('2025-11-27T16:34:10Z')

it("stands on the server's wall clock, whatever the device's zone", () => {
  expect(onClockOf(moment, '2025-11-27T09:28:00-07:00')).toBe('2025-11-27T09:34:10-07:00')
  expect(onClockOf(moment, '2026-11-27T09:28:00-06:00')).toBe('2025-11-27T10:34:10-06:00')
  expect(onClockOf(moment, '2026-11-27T09:28:00+05:30')).toBe('2025-11-27T22:04:10+05:30')
})

it('is UTC where no offset is told', () => {
  expect(onClockOf(moment, '2025-11-27')).toBe('2025-11-27T16:34:10+00:00')
})
