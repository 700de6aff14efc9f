import { expect, it } from 'vitest'
import type { DayBookEvent } from '../../staffing/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { story } from '../testing/happened.ts'
import { dayLoad } from './dayLoad.projection.ts'

const taken = (orderId: string, half: 'am' | 'pm' | 'both'): [DayBookEvent, object] => [
  { type: 'day.taken', data: { orderId, half, units: 1, capacity: 3 } },
  {},
]

it('counts a long job in both halves and a short one in its own', () => {
  const day = story<DayBookEvent>('day-1-2026-12-03', taken('o1', 'am'), taken('o2', 'both'))
  expect(foldAll(dayLoad, 'day_load', day)).toEqual([
    expect.objectContaining({
      day_key: '1-2026-12-03',
      catalog: 1,
      day: '2026-12-03',
      am_taken: 2,
      pm_taken: 1,
    }),
  ])
})

it('knows one day and catalog from another', () => {
  const days = [
    ...story<DayBookEvent>('day-1-2026-12-03', taken('o1', 'am')),
    ...story<DayBookEvent>('day-2-2026-12-03', taken('o2', 'both')),
  ]
  expect(foldAll(dayLoad, 'day_load', days)).toMatchObject([
    { catalog: 1, am_taken: 1, pm_taken: 0 },
    { catalog: 2, am_taken: 1, pm_taken: 1 },
  ])
})

it('gives back the half that was taken, and leaves crews out of the count', () => {
  const day = story<DayBookEvent>(
    'day-1-2026-12-03',
    taken('o1', 'am'),
    taken('o2', 'pm'),
    [{ type: 'day.crew-set', data: { orderId: 'o2', half: 'pm', groupId: 'g1' } }, {}],
    [{ type: 'day.freed', data: { orderId: 'o1' } }, {}],
  )
  expect(foldAll(dayLoad, 'day_load', day)).toEqual([
    expect.objectContaining({ am_taken: 0, pm_taken: 1, takings: { o2: { half: 'pm', units: 1 } } }),
  ])
})
