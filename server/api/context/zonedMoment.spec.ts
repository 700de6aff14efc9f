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

// a device with a wrong clock may claim any moment, and what it claimed is on the record
it.each([
  ['1900-01-01T00:00:00Z', '1899-12-31T16:26:00-07:34'],
  ['-271821-04-20T00:00:00Z', '-271821-04-19T16:26:00-07:34'],
  ['+275760-09-13T00:00:00Z', '+275760-09-12T18:00:00-06:00'],
])('tells %s, which no clock of ours has shown, as %s', (instant, at) => {
  expect(zonedMoment(Temporal.Instant.from(instant)).at).toBe(at)
})

it('cuts to the second that has begun, before 1970 too', () => {
  expect(zonedMoment(Temporal.Instant.from('1969-12-31T23:59:59.500Z')).at).toBe('1969-12-31T16:59:59-07:00')
})
