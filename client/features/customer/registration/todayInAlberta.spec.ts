import { expect, it } from 'vitest'
import { todayInAlberta } from './todayInAlberta.ts'

/** An hour whose day newer zone rules moved is nobody's birthday question. */
it.each([
  ['2026-11-22T05:59:59Z', '2026-11-21'],
  ['2026-11-22T07:00:00Z', '2026-11-22'],
  ['2026-07-01T05:59:59Z', '2026-06-30'],
  ['2026-07-01T06:00:00Z', '2026-07-01'],
])('at %s it is %s in Alberta', (instant, day) => {
  expect(todayInAlberta(new Date(instant))).toBe(day)
})
