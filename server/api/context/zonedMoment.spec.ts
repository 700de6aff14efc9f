import { expect, it } from 'vitest'
import { zonedMoment } from './zonedMoment.ts'

it.each([
  // the clocks go forward on 9 March 2025 at 2:00 MST and back on 2 November at 2:00 MDT
  ['2025-03-09T08:59:59.999Z', '2025-03-09T01:59:59-07:00', 'MST'],
  ['2025-03-09T09:00:00Z', '2025-03-09T03:00:00-06:00', 'MDT'],
  ['2025-07-01T18:30:00Z', '2025-07-01T12:30:00-06:00', 'MDT'],
  ['2025-11-02T07:59:59.999Z', '2025-11-02T01:59:59-06:00', 'MDT'],
  ['2025-11-02T08:00:00Z', '2025-11-02T01:00:00-07:00', 'MST'],
  ['2025-12-24T20:00:00Z', '2025-12-24T13:00:00-07:00', 'MST'],
  ['2024-12-24T20:00:00Z', '2024-12-24T13:00:00-07:00', 'MST'],
])('%s is %s, %s', (instant, at, zoneLabel) => {
  expect(zonedMoment(Temporal.Instant.from(instant))).toEqual({ at, zoneLabel })
  // and the same when the season is known already
  expect(zonedMoment(Temporal.Instant.from(instant))).toEqual({ at, zoneLabel })
})

it('cuts to the second that has begun, before 1970 too', () => {
  expect(zonedMoment(Temporal.Instant.from('1969-12-31T23:59:59.500Z')).at).toBe('1969-12-31T16:59:59-07:00')
})
