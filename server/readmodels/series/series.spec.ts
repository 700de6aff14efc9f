import { expect, it } from 'vitest'
import type { SeriesEvent } from '../../series/events.ts'
import { seriesFold } from '../../series/series.ts'
import { foldAll } from '../testing/foldAll.ts'
import { story } from '../testing/happened.ts'
import { type SeriesRow, seriesOf, seriesOverview } from './series.projection.ts'

const started: SeriesEvent = {
  type: 'series.started',
  data: {
    userId: 'ana',
    addressId: 'home-1',
    serviceId: 'deep-clean',
    serviceCatalog: 1,
    rhythm: { everyWeeks: 2, first: '2026-07-14', slot: 1, time: '09:30' },
    whenFull: 'move',
    agreed: { totalPoints: 8288 },
  },
}
const following: readonly SeriesEvent[] = [
  { type: 'series.visit-placed', data: { occurrence: '2026-07-14', orderId: 'o-1', date: '2026-07-15' } },
  { type: 'series.visit-missed', data: { occurrence: '2026-07-28', reason: 'points' } },
  {
    type: 'series.changed',
    data: { rhythm: { everyWeeks: 1, first: '2026-08-06', slot: 0 }, whenFull: 'skip' },
  },
  { type: 'series.paused', data: { from: '2026-08-20' } },
  { type: 'series.price-agreed', data: { totalPoints: 9000 } },
  { type: 'series.crew-set', data: { groupId: 'crew-1' } },
]

const rowsAfter = (...events: readonly SeriesEvent[]) =>
  foldAll(
    seriesOverview,
    'series',
    story('series-s-1', ...events.map((event) => [event] as const)),
  ) as SeriesRow[]

it('shows a series by its newest rhythm, with the day of the next look', () => {
  expect(rowsAfter(started)).toMatchObject([
    {
      ...{ series_id: 's-1', user_id: 'ana', every_weeks: 2, weekday: 2, time: '09:30' },
      next_look: '2026-06-30',
    },
  ])
  expect(rowsAfter(started, ...following)).toMatchObject([
    { ...{ every_weeks: 1, weekday: 4, slot: 0, time: null, agreed_points: 9000 }, crew_id: 'crew-1' },
  ])
})

it('keeps whoever began it and when it ended, after which nothing is looked for', () => {
  const [row] = rowsAfter(started, { type: 'series.ended', data: { reason: 'asked' } })
  expect(row).toMatchObject({ begun_by: 'ana', begun_role: 1, ended_at: '2026-07-01T18:00:00Z' })
  expect(row?.next_look).toBeNull()
})

it('holds all that the series knows of itself', () => {
  const events = [started, ...following]
  const folded = events.reduce(seriesFold.evolve, seriesFold.initial)
  expect(rowsAfter(...events).map(seriesOf)).toEqual([folded])
})

it('lists missed visits by the day on which they were found missed', () => {
  const events = story('series-s-1', [started], ...following.map((event) => [event] as const))
  expect(foldAll(seriesOverview, 'series_missed_visit', events)).toEqual([
    { series_id: 's-1', occurrence: '2026-07-28', reason: 'points', date: '2026-07-01' },
  ])
})

it('does not list what is passed over out of season', () => {
  const missed = {
    type: 'series.visit-missed',
    data: { occurrence: '2026-07-28', reason: 'season' },
  } as const
  expect(
    foldAll(seriesOverview, 'series_missed_visit', story<SeriesEvent>('series-s-1', [started], [missed])),
  ).toEqual([])
})

it('sets a stream aside that begins twice, or not at all', () => {
  expect(() => rowsAfter(started, started)).toThrow('begins a second time')
  expect(() => rowsAfter({ type: 'series.ended', data: { reason: 'asked' } })).toThrow(
    'before series.started',
  )
})
