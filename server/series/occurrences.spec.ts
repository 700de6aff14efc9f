import { expect, it } from 'vitest'
import { begun, calendar, codeOf, datesOf, having, placed, today, tuesdays } from '../testing/seriesStory.ts'
import { changeSeries } from './changeSeries.ts'
import { newestRhythm } from './occurrences.ts'
import { nextOccurrences } from './outlook.ts'
import { lastPlaced } from './series.ts'
import { visitMissed } from './seriesTerms.ts'

it('occurrences come on the same weekday, through a clock change and the turn of the year', () => {
  const series = begun({ rhythm: { ...tuesdays, everyWeeks: 4 } })
  expect(datesOf(nextOccurrences(series, today, 6))).toEqual([
    '2026-11-10',
    '2026-12-08',
    '2027-01-05',
    '2027-02-02',
    '2027-03-02',
    '2027-03-30',
  ])
  expect(datesOf(nextOccurrences(series, '2027-01-06', 1))).toEqual(['2027-02-02'])
})

it('occurrences follow a new rhythm from its first date on, whichever came before', () => {
  const weekly = { ...tuesdays, everyWeeks: 1, first: '2026-12-03', slot: 2, hour: 13 }
  const series = having(begun(), changeSeries(begun(), { ...calendar, rhythm: weekly, whenFull: 'move' }))
  expect(datesOf(nextOccurrences(series, today, 4))).toEqual([
    '2026-11-10',
    '2026-11-24',
    '2026-12-03',
    '2026-12-10',
  ])
  const sooner = { ...weekly, first: '2026-11-20' }
  const again = having(series, changeSeries(series, { ...calendar, rhythm: sooner, whenFull: 'skip' }))
  expect(datesOf(nextOccurrences(again, today, 4))).toEqual([
    '2026-11-10',
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
  ])
  expect(again.whenFull).toBe('skip')
  const oftener = { ...tuesdays, everyWeeks: 1, first: '2026-11-24' }
  const joined = having(begun(), changeSeries(begun(), { ...calendar, rhythm: oftener, whenFull: 'move' }))
  expect(datesOf(nextOccurrences(joined, today, 3))).toEqual(['2026-11-10', '2026-11-24', '2026-12-01'])
})

it('occurrences change only behind what is booked', () => {
  const series = placed(
    having(begun(), visitMissed(begun(), '2026-11-24', 'late')),
    '2026-11-10',
    '2026-11-12',
  )
  const change = (first: string) =>
    changeSeries(series, { ...calendar, rhythm: { ...tuesdays, first }, whenFull: 'move' })
  expect(change('2026-11-12')).toEqual({ rejected: 'SERIES_BEFORE_BOOKED', field: 'first' })
  expect(codeOf(change('2026-11-13'))).toBeUndefined()
  const sooner = placed(placed(begun(), '2026-11-24', '2026-11-23'), '2026-11-10')
  expect(lastPlaced(sooner)).toBe('2026-11-24')
  expect(lastPlaced(begun())).toBeUndefined()
})

it('the newest rhythm is the one that was chosen last', () => {
  const rhythm = { ...tuesdays, everyWeeks: 1, first: '2026-12-01' }
  const series = having(begun(), changeSeries(begun(), { ...calendar, rhythm, whenFull: 'move' }))
  expect(newestRhythm(begun())).toMatchObject({ first: '2026-11-10' })
  expect(newestRhythm(series)).toMatchObject({ first: '2026-12-01' })
})
