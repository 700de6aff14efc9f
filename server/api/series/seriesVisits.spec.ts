import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { changeSeries } from '../../series/changeSeries.ts'
import { newestRhythm } from '../../series/occurrences.ts'
import { pauseSeries } from '../../series/pauseSeries.ts'
import type { Series } from '../../series/series.ts'
import { endSeries, visitMissed } from '../../series/seriesTerms.ts'
import { skipVisit } from '../../series/skipVisit.ts'
import { begun, calendar, having, placed, today, tuesdays } from '../../testing/seriesStory.ts'
import {
  countAhead,
  currentPauses,
  missingPoints,
  newestOrderIds,
  nextVisits,
  pastVisits,
  type SeriesConditions,
  seriesState,
} from './seriesVisits.ts'

const enough: SeriesConditions = { today, points: 12_000, held: 24_000, closedDates: [] }
const shown = (series: Series, change: Partial<SeriesConditions> = {}) =>
  nextVisits(series, { ...enough, ...change }).map((visit) => {
    const { date, state } = visit
    return [date, state, ...(visit.state === 'waiting' ? [visit.for] : [])].join(' ')
  })
const skipped = (series: Series, occurrence: string) =>
  having(series, skipVisit(series, { occurrence, today }))

describe('the next visits', () => {
  it('are six, each with its state', () => {
    const series = skipped(placed(begun(), '2026-11-10', '2026-11-12'), '2026-12-08')
    const paused = having(series, pauseSeries(series, { from: '2026-12-20', to: '2026-12-31', today }))
    expect(shown(paused)).toEqual([
      '2026-11-10 placed',
      '2026-11-24 planned',
      '2026-12-08 skipped',
      '2026-12-22 paused',
      '2027-01-05 planned',
      '2027-01-19 planned',
    ])
  })

  it('give back no skip inside a pause', () => {
    const series = skipped(begun(), '2026-12-08')
    const paused = having(series, pauseSeries(series, { from: '2026-12-01', today }))
    const canUnskip = (of: Series) =>
      nextVisits(of, enough).find(({ date }) => date === '2026-12-08')?.canUnskip
    expect([canUnskip(series), canUnskip(paused)]).toEqual([true, false])
  })

  it('are those that stay, once the series has ended', () => {
    const series = skipped(
      placed(placed(begun(), '2026-11-10', '2026-11-12'), '2026-11-24', '2026-11-24'),
      '2026-12-08',
    )
    expect(shown(having(series, endSeries(series, 'asked')))).toEqual([
      '2026-11-10 placed',
      '2026-11-24 placed',
    ])
  })

  it.each<[string, Partial<SeriesConditions>, string]>([
    ['too few points', { held: 11_999 }, '2026-11-10 waiting points'],
    ['a higher price', { points: 12_001 }, '2026-11-10 waiting price'],
    ['a service that is not offered', { points: undefined }, '2026-11-10 waiting stopped'],
    ['an account that cannot pay', { held: undefined }, '2026-11-10 waiting stopped'],
    ['too few points, two days ahead', { held: 0, today: '2026-11-08' }, '2026-11-10 waiting points'],
  ])('wait for %s', (_, change, first) => {
    expect(shown(begun(), change)[0]).toBe(first)
  })

  it('wait for points after the visits that the wallet still pays for', () => {
    const weekly = begun({ rhythm: { ...tuesdays, everyWeeks: 1 } })
    const conditions = { ...enough, held: 15_000 }
    expect(shown(weekly, conditions).slice(0, 3)).toEqual([
      '2026-11-10 planned',
      '2026-11-17 waiting points',
      '2026-11-24 planned',
    ])
    expect(missingPoints(weekly, conditions)).toBe(9000)
    expect(missingPoints(weekly, enough)).toBe(0)
  })

  it('are too late on their day, and none after the end', () => {
    expect(shown(begun(), { today: '2026-11-10' })[0]).toBe('2026-11-10 missed')
    expect(shown(having(begun(), endSeries(begun(), 'asked')))).toEqual([])
  })

  it('are out of season before a look passes them over', () => {
    const next = nextVisits(begun(), { ...enough, offeredMonths: [11, 1] })
    expect(next.map((visit) => (visit.state === 'missed' ? visit.reason : visit.state))).toEqual([
      ...['planned', 'planned', 'season', 'season', 'planned', 'planned'],
    ])
    expect(next[2]).toMatchObject({ canSkip: false, canUnskip: false })
  })

  it('move within their week from a closed day', () => {
    const conditions = { ...enough, closedDates: ['2026-11-24', '2026-11-23', '2026-12-08'] }
    const next = nextVisits(begun(), conditions)
    expect(next.map((visit) => visit.state === 'planned' && visit.movesTo)).toMatchObject([
      ...[undefined, '2026-11-25', '2026-12-07', undefined, undefined, undefined],
    ])
    expect(next[1]).toMatchObject({ date: '2026-11-24', canSkip: true })
  })

  it('are left out on a closed day if they may not move, or if their week has no open one', () => {
    const closed = ['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`)
    for (const whenFull of ['skip', 'move'] as const) {
      const [, second] = nextVisits(begun({ whenFull }), { ...enough, closedDates: closed })
      expect(second).toMatchObject({ state: 'missed', reason: 'closed', canSkip: false })
    }
    const [, one] = nextVisits(begun({ whenFull: 'skip' }), { ...enough, closedDates: ['2026-11-24'] })
    expect(one).toMatchObject({ state: 'missed', reason: 'closed' })
  })

  it('say what their reader may do', () => {
    const series = skipped(placed(begun(), '2026-11-10'), '2026-11-24')
    expect(nextVisits(series, enough).map(({ canSkip, canUnskip }) => [canSkip, canUnskip])).toEqual([
      [false, false],
      [false, true],
      ...Array.from({ length: 4 }, () => [true, false]),
    ])
  })
})

describe('past visits', () => {
  it('are those of which something became, newest first', () => {
    const series = skipped(placed(begun(), '2026-11-10', '2026-11-12'), '2026-11-24')
    const missed = having(series, visitMissed(series, '2026-12-08', 'points'))
    expect(pastVisits(missed, '2026-12-30')).toMatchObject([
      { date: '2026-12-08', state: 'missed', reason: 'points' },
      { date: '2026-11-24', state: 'skipped' },
      { date: '2026-11-10', state: 'placed', orderId: 'o-2026-11-10', takenDate: '2026-11-12' },
    ])
    expect(pastVisits(missed, '2026-11-10')).toEqual([])
  })
})

describe('a series', () => {
  it('runs, is paused and ends', () => {
    const paused = having(begun(), pauseSeries(begun(), { from: today, to: '2026-11-05', today }))
    expect(['2026-11-03', '2026-11-06'].map((day) => seriesState(paused, day))).toEqual(['paused', 'running'])
    expect(currentPauses(paused, '2026-11-05')).toHaveLength(1)
    expect(currentPauses(paused, '2026-11-06')).toEqual([])
    expect(seriesState(having(paused, endSeries(paused, 'asked')), today)).toBe('ended')
  })

  it('goes by the rhythm chosen last', () => {
    const rhythm = { ...tuesdays, everyWeeks: 4, first: '2026-11-20' }
    const changed = having(begun(), changeSeries(begun(), { ...calendar, rhythm, whenFull: 'skip' }))
    expect(newestRhythm(changed)).toMatchObject({ everyWeeks: 4, first: '2026-11-20' })
    expect(newestRhythm(begun())).toMatchObject({ everyWeeks: 2, first: '2026-11-10' })
  })

  it('asks about the orders that have not begun', () => {
    const series = placed(placed(begun(), '2026-11-10'), '2026-11-24')
    expect(newestOrderIds(series)).toEqual(['o-2026-11-24', 'o-2026-11-10'])
    const { Pending, Confirmed, InService } = OrderStatus
    expect(countAhead([{ status: Pending }, { status: Confirmed }, { status: InService }, undefined])).toBe(2)
  })
})
