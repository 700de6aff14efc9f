import { describe, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { foldAll, foldOnto } from '../kernel/fold.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { changeSeries } from './changeSeries.ts'
import type { SeriesEvent } from './events.ts'
import { dueVisits, nextLook, nextOccurrences, planVisit, stateOf, type VisitConditions } from './outlook.ts'
import { pauseSeries, resumeSeries } from './pauseSeries.ts'
import type { AskedRhythm } from './rhythm.ts'
import { type Series, seriesFold } from './series.ts'
import { agreePrice, endSeries, setCrew, visitMissed, visitPlaced } from './seriesTerms.ts'
import { skipVisit, unskipVisit } from './skipVisit.ts'
import { type StartSeries, startSeries } from './startSeries.ts'

/** Tuesday, Nov 3, 2026, 10:00 in Edmonton. */
const at = Temporal.Instant.from('2026-11-03T17:00:00Z')
const today = '2026-11-03'
const calendar = { at, closedDates: ['2026-11-11'] }
const tuesdays: AskedRhythm = { everyWeeks: 2, first: '2026-11-10', slot: 1, hour: 9, minute: 30 }
const intent: StartSeries = {
  ...calendar,
  userId: 'c-1',
  addressId: 'a-1',
  service: { serviceId: 's-1', catalog: ServiceCatalog.HouseCleaning, periodType: PeriodType.Day },
  rhythm: tuesdays,
  whenFull: 'move',
  points: 12_000,
  pointsSeen: 12_000,
}

function eventsOf(outcome: readonly SeriesEvent[] | Rejection): readonly SeriesEvent[] {
  if (isRejection(outcome)) throw new Error(outcome.rejected)
  return outcome
}
const codeOf = (outcome: readonly SeriesEvent[] | Rejection) =>
  isRejection(outcome) ? outcome.rejected : undefined

function begun(change: Partial<StartSeries> = {}): Series {
  return foldAll(seriesFold, eventsOf(startSeries({ ...intent, ...change }))) as Series
}
function having(series: Series, outcome: readonly SeriesEvent[] | Rejection): Series {
  return foldOnto(seriesFold, series, eventsOf(outcome)) as Series
}
const placed = (series: Series, occurrence: string, date = occurrence) =>
  having(series, visitPlaced(series, { occurrence, orderId: `o-${occurrence}`, date }))
const datesOf = (found: readonly { readonly date: string }[]) => found.map(({ date }) => date)

describe('beginning', () => {
  it('records service, rhythm and the agreed price', () => {
    expect(startSeries(intent)).toEqual([
      {
        type: 'series.started',
        data: {
          userId: 'c-1',
          addressId: 'a-1',
          serviceId: 's-1',
          serviceCatalog: ServiceCatalog.HouseCleaning,
          rhythm: { everyWeeks: 2, first: '2026-11-10', slot: Slot.Morning, time: '09:30' },
          whenFull: 'move',
          agreed: { totalPoints: 12_000 },
        },
      },
    ])
  })

  it('takes a price that fell since it was seen, at the price that was agreed', () => {
    expect(begun({ points: 11_000 }).agreedPoints).toBe(12_000)
  })

  it.each([
    [
      'a service of a month',
      { service: { ...intent.service, periodType: PeriodType.Month } },
      'SERIES_DAY_ONLY',
    ],
    ['a service that is not offered', { points: undefined }, 'SERVICE_UNAVAILABLE'],
    ['a higher price', { points: 12_001 }, 'PRICE_CHANGED'],
    ['three weeks', { rhythm: { ...tuesdays, everyWeeks: 3 } }, 'FIELD_INVALID'],
    ['no date', { rhythm: { ...tuesdays, first: '2026-02-30' } }, 'DATE_INVALID'],
    ['a Sunday', { rhythm: { ...tuesdays, first: '2026-11-15' } }, 'DATE_INVALID'],
    ['a closed day', { rhythm: { ...tuesdays, first: '2026-11-11' } }, 'DAY_CLOSED'],
    ['a day of the past', { rhythm: { ...tuesdays, first: '2026-11-02' } }, 'DATE_PAST'],
    ['no slot', { rhythm: { ...tuesdays, slot: 0 } }, 'SLOT_REQUIRED'],
    ['an hour of the other slot', { rhythm: { ...tuesdays, hour: 13 } }, 'TIME_OUTSIDE_SLOT'],
  ] as const)('refuses %s', (_, change, code) => {
    expect(codeOf(startSeries({ ...intent, ...change }))).toBe(code)
  })
})

describe('occurrences', () => {
  it('come on the same weekday, through a clock change and the turn of the year', () => {
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

  it('follow a new rhythm from its first date on, whichever came before', () => {
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
  })

  it('change only behind what is booked', () => {
    const series = placed(begun(), '2026-11-10', '2026-11-12')
    const change = (first: string) =>
      changeSeries(series, { ...calendar, rhythm: { ...tuesdays, first }, whenFull: 'move' })
    expect(codeOf(change('2026-11-12'))).toBe('SERIES_BEFORE_BOOKED')
    expect(codeOf(change('2026-11-13'))).toBeUndefined()
  })
})

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
  })

  it('never moves to a day that has begun, nor anywhere where the customer rather skips', () => {
    const hasRoom = (date: string) => date !== '2026-11-10'
    expect(plan({ hasRoom, today: '2026-11-09' })).toMatchObject({ date: '2026-11-11' })
    expect(plan({ hasRoom }, begun({ whenFull: 'skip' }))).toEqual({ do: 'miss', reason: 'full' })
  })

  it('has no other slot outside of cleaning', () => {
    const lawn = begun({
      service: { ...intent.service, catalog: ServiceCatalog.LawnCare },
      rhythm: { everyWeeks: 1, first: '2026-11-10', slot: 0, hour: 0, minute: 0 },
    })
    expect(plan({}, lawn)).toEqual({ do: 'place', date: '2026-11-10', slot: Slot.None })
    expect(plan({ hasRoom: () => false }, lawn)).toEqual({ do: 'miss', reason: 'full' })
  })
})

describe('refusals', () => {
  const ended = having(begun(), endSeries(begun(), 'asked'))
  const occurrence = '2026-11-10'

  it('nothing is done to a series that has ended, and ending it again changes nothing', () => {
    const outcomes = [
      changeSeries(ended, { ...calendar, rhythm: tuesdays, whenFull: 'move' }),
      pauseSeries(ended, { from: today, today }),
      resumeSeries(ended, { from: today, today }),
      skipVisit(ended, { occurrence, today }),
      unskipVisit(ended, { occurrence, today }),
      agreePrice(ended, { points: 1, pointsSeen: 1 }),
      setCrew(ended, 'g-1'),
    ]
    expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'SERIES_ENDED'))
    expect(codeOf(visitPlaced(ended, { occurrence, orderId: 'o', date: occurrence }))).toBe('SERIES_NO_VISIT')
    expect(visitMissed(ended, occurrence, 'late')).toEqual([])
    expect(endSeries(ended, 'asked')).toEqual([])
  })

  it.each([
    ['a date without a visit', begun(), '2026-11-17', 'SERIES_NO_VISIT'],
    ['a visit of today', begun(), occurrence, 'SERIES_TOO_LATE'],
    ['a booked visit', placed(begun(), '2026-11-24'), '2026-11-24', 'SERIES_VISIT_PLACED'],
  ] as const)('skips no %s', (_, series, date, code) => {
    expect(codeOf(skipVisit(series, { occurrence: date, today: occurrence }))).toBe(code)
  })

  it('takes back no skip that is none', () => {
    expect(codeOf(unskipVisit(begun(), { occurrence, today }))).toBe('SERIES_NO_VISIT')
  })

  it('pauses within the next year, forwards', () => {
    const pause = (from: string, to?: string) =>
      codeOf(pauseSeries(begun(), { from, today, ...(to && { to }) }))
    expect(pause('2026-11-02')).toBe('DATE_PAST')
    expect(pause('2026-11-20', '2026-11-19')).toBe('DATE_INVALID')
    expect(pause('2027-11-04')).toBe('DATE_TOO_FAR')
    expect(pause('2026-11-20', '2027-11-04')).toBe('DATE_TOO_FAR')
    expect(pause('2026-11-20', '2027-11-03')).toBeUndefined()
    expect(codeOf(resumeSeries(begun(), { from: today, today }))).toBe('SERIES_NOT_PAUSED')
  })

  it('agrees to the price that is shown, once', () => {
    expect(codeOf(agreePrice(begun(), { points: 13_000, pointsSeen: 12_500 }))).toBe('PRICE_CHANGED')
    const agreed = having(begun(), agreePrice(begun(), { points: 13_000, pointsSeen: 13_000 }))
    expect(agreed.agreedPoints).toBe(13_000)
    expect(agreePrice(agreed, { points: 13_000, pointsSeen: 13_000 })).toEqual([])
  })

  it('keeps its usual crew until another is set', () => {
    const crewed = having(begun(), setCrew(begun(), 'g-1'))
    expect(crewed.crewId).toBe('g-1')
    expect(setCrew(crewed, 'g-1')).toEqual([])
    expect(having(crewed, setCrew(crewed, null)).crewId).toBeUndefined()
  })

  it('places no occurrence twice', () => {
    const series = placed(begun(), occurrence)
    expect(codeOf(visitPlaced(series, { occurrence, orderId: 'o-2', date: occurrence }))).toBe(
      'SERIES_NO_VISIT',
    )
    expect(visitMissed(series, occurrence, 'late')).toEqual([])
  })
})
