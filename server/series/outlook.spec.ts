import { describe, expect, it } from 'vitest'
import { ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { begun, calendar, datesOf, having, intent, placed, today, tuesdays } from '../testing/seriesStory.ts'
import { changeSeries } from './changeSeries.ts'
import {
  dueVisits,
  nextLook,
  nextOccurrences,
  openDay,
  planVisit,
  stateOf,
  type VisitConditions,
} from './outlook.ts'
import { pauseSeries, resumeSeries } from './pauseSeries.ts'
import { endSeries } from './seriesTerms.ts'
import { skipVisit, unskipVisit } from './skipVisit.ts'

describe('what is due', () => {
  it('is planned within 14 days, once', () => {
    expect(datesOf(dueVisits(begun(), '2026-10-26'))).toEqual([])
    expect(datesOf(dueVisits(begun(), '2026-10-27'))).toEqual(['2026-11-10'])
    expect(datesOf(dueVisits(begun(), '2026-11-10'))).toEqual(['2026-11-10', '2026-11-24'])
    expect(datesOf(dueVisits(placed(begun(), '2026-11-10'), '2026-11-10'))).toEqual(['2026-11-24'])
  })

  it('is looked at no sooner', () => {
    expect(nextLook(begun())).toBe('2026-10-27')
    expect(nextLook(placed(begun(), '2026-11-10'))).toBe('2026-11-10')
    const paused = having(begun(), pauseSeries(begun(), { from: today, today }))
    expect(nextLook(paused)).toBeUndefined()
    expect(nextLook(having(begun(), endSeries(begun(), 'asked')))).toBeUndefined()
  })

  it('takes a skip back although a later visit is booked', () => {
    const weekly = begun({ rhythm: { ...tuesdays, everyWeeks: 1 } })
    const skipped = having(weekly, skipVisit(weekly, { occurrence: '2026-11-17', today }))
    const booked = placed(placed(skipped, '2026-11-10'), '2026-11-24')
    const wanted = having(booked, unskipVisit(booked, { occurrence: '2026-11-17', today: '2026-11-11' }))
    expect(datesOf(dueVisits(wanted, '2026-11-11'))).toEqual(['2026-11-17'])
    expect(nextLook(wanted)).toBe('2026-11-03')
  })

  it('begins with a rhythm that was changed to begin sooner', () => {
    const rhythm = { ...tuesdays, first: '2026-11-05' }
    const sooner = having(begun(), changeSeries(begun(), { ...calendar, rhythm, whenFull: 'move' }))
    expect(datesOf(dueVisits(sooner, today))).toEqual(['2026-11-05'])
  })

  it('goes on up to a pause without an end, and around one that ends', () => {
    const pausedFrom = (from: string, to?: string) =>
      having(begun(), pauseSeries(begun(), { from, today, ...(to && { to }) }))
    expect(datesOf(dueVisits(pausedFrom('2026-11-24'), '2026-11-10'))).toEqual(['2026-11-10'])
    expect(datesOf(dueVisits(pausedFrom('2026-11-25'), '2026-11-10'))).toEqual(['2026-11-10', '2026-11-24'])
    expect(datesOf(dueVisits(pausedFrom('2026-11-10', '2026-11-10'), '2026-11-10'))).toEqual(['2026-11-24'])
    expect(stateOf(pausedFrom('2026-11-10', '2026-11-10'), '2026-11-09')).toBe('planned')
  })

  it('has no next visit once it has ended', () => {
    expect(nextOccurrences(having(begun(), endSeries(begun(), 'asked')), today, 1)).toEqual([])
  })

  it('leaves out skipped and paused visits, and takes them again', () => {
    const skipped = having(begun(), skipVisit(begun(), { occurrence: '2026-11-10', today }))
    expect(datesOf(dueVisits(skipped, '2026-11-10'))).toEqual(['2026-11-24'])
    const wanted = having(skipped, unskipVisit(skipped, { occurrence: '2026-11-10', today }))
    expect(datesOf(dueVisits(wanted, today))).toEqual(['2026-11-10'])
    const paused = having(begun(), pauseSeries(begun(), { from: '2026-11-09', to: '2026-12-01', today }))
    expect(nextOccurrences(paused, today, 3).map(({ date }) => stateOf(paused, date))).toEqual([
      'paused',
      'paused',
      'planned',
    ])
    const resumed = having(paused, resumeSeries(paused, { from: '2026-11-20', today }))
    expect(nextOccurrences(resumed, today, 2).map(({ date }) => stateOf(resumed, date))).toEqual([
      'paused',
      'planned',
    ])
  })
})

describe('a due visit', () => {
  const plan = (change: Partial<VisitConditions> = {}, series = begun()) => {
    const [visit] = dueVisits(series, today)
    return (
      visit &&
      planVisit(series, visit, { today, points: 12_000, held: 12_000, hasRoom: () => true, ...change })
    )
  }

  it('is placed on its day', () => {
    expect(plan()).toEqual({ do: 'place', date: '2026-11-10', slot: Slot.Morning, time: '09:30' })
  })

  it.each([
    ['points', { held: 11_999 }],
    ['price', { points: 12_001, held: 0 }],
    ['stopped', { points: undefined }],
    ['stopped', { held: undefined }],
  ] as const)('waits for %s, and is missed two days ahead', (reason, change) => {
    expect(plan(change)).toEqual({ do: 'wait', for: reason })
    expect(plan({ ...change, today: '2026-11-07' })).toEqual({ do: 'wait', for: reason })
    expect(plan({ ...change, today: '2026-11-08' })).toEqual({ do: 'miss', reason })
  })

  it('is too late on its own day', () => {
    expect(plan({ today: '2026-11-10' })).toEqual({ do: 'miss', reason: 'late' })
  })

  it('moves to the nearest day of its week at its slot, the earlier of two, then to the other slot', () => {
    const full = (...places: readonly string[]) =>
      plan({ hasRoom: (date, slot) => !places.includes(`${date} ${slot}`) })
    expect(full('2026-11-10 1')).toMatchObject({ date: '2026-11-09', slot: Slot.Morning })
    expect(full('2026-11-10 1', '2026-11-09 1')).toMatchObject({ date: '2026-11-11' })
    const mornings = ['09', '10', '11', '12', '13', '14'].map((day) => `2026-11-${day} 1`)
    expect(full(...mornings)).toEqual({
      do: 'place',
      date: '2026-11-10',
      slot: Slot.Afternoon,
      time: '12:30',
    })
    expect(plan({ hasRoom: () => false })).toEqual({ do: 'miss', reason: 'full' })
    const afternoon = begun({ rhythm: { ...tuesdays, slot: Slot.Afternoon, hour: 13, minute: 0 } })
    const hasRoom = (_: string, slot: Slot) => slot === Slot.Morning
    expect(plan({ hasRoom }, afternoon)).toMatchObject({ slot: Slot.Morning, time: '10:00' })
  })

  it('never moves to a day that has begun, nor anywhere where the customer rather skips', () => {
    const hasRoom = (date: string) => date !== '2026-11-10'
    expect(plan({ hasRoom, today: '2026-11-09' })).toMatchObject({ date: '2026-11-11' })
    expect(plan({ hasRoom }, begun({ whenFull: 'skip' }))).toEqual({ do: 'miss', reason: 'full' })
    expect(plan({}, begun({ whenFull: 'skip' }))).toMatchObject({ do: 'place', date: '2026-11-10' })
  })

  it('is passed over out of season, whatever else it lacks', () => {
    const season = { do: 'miss', reason: 'season' }
    expect(plan({ offeredMonths: [5, 6], held: 0, today: '2026-11-12' })).toEqual(season)
    expect(plan({ offeredMonths: [11] })).toMatchObject({ do: 'place' })
  })

  it('has no other slot outside of cleaning', () => {
    const lawn = begun({
      service: { ...intent.service, catalog: ServiceCatalog.LawnCare },
      rhythm: { everyWeeks: 1, first: '2026-11-10', slot: 0, hour: 0, minute: 0 },
    })
    expect(plan({}, lawn)).toStrictEqual({ do: 'place', date: '2026-11-10', slot: Slot.None })
    const hasRoom = (_: string, slot: Slot) => slot !== Slot.None
    expect(plan({ hasRoom }, lawn)).toEqual({ do: 'miss', reason: 'full' })
  })
})

describe('the day of a planned visit, as far as closed days decide', () => {
  const dayOf = (change: Partial<Parameters<typeof openDay>[2]> = {}, series = begun()) => {
    const [visit] = nextOccurrences(series, today, 1)
    return visit && openDay(series, visit, { today, closedDates: [], ...change })
  }
  const week = ['09', '10', '11', '12', '13', '14'].map((day) => `2026-11-${day}`)

  it('is its own, else the nearest open one of its week that has not begun', () => {
    expect(dayOf()).toBe('2026-11-10')
    expect(dayOf({ closedDates: ['2026-11-10'] })).toBe('2026-11-09')
    expect(dayOf({ closedDates: ['2026-11-10'], today: '2026-11-09' })).toBe('2026-11-11')
  })

  it('is none in a closed week, out of season, and where the customer rather skips', () => {
    expect(dayOf({ closedDates: week })).toBeUndefined()
    expect(dayOf({ offeredMonths: [12] })).toBeUndefined()
    expect(dayOf({ closedDates: ['2026-11-10'] }, begun({ whenFull: 'skip' }))).toBeUndefined()
  })
})
